# jadoube -- the Laws of Chess as a referee in C.
#
#   make         build/jadoube (command line), build/npm (package), build/site (page),
#                build/jadoube.html (page in one file)
#   make pack    build the package and pack it: build/jadoube-VERSION.tgz
#   make play    install what is missing, build, and serve the page on this machine
#   make test    install what the tests need and run all of them; DATA=DIR adds the large sets
#   make check   the part of `make test` that looks at the sources: compilers, linters, floors, trace
#   make law L=10.12    one paragraph of the Laws: its row, its code, its scenarios
#   make docs    the reference of the package as static pages: build/docs
#   make format  lay out the sources as `make check` wants them
#   make bench   speed; make fuzz   random input for FUZZ_SECONDS; make clean

.DELETE_ON_ERROR:
.SUFFIXES:
.SECONDARY:
MAKEFLAGS += --no-builtin-rules
.DEFAULT_GOAL := all

CC           := $(if $(filter default,$(origin CC)),cc,$(CC))
# Every x86-64 since 2009 counts bits in one instruction; the compiler must be told.
CFLAGS       ?= -O2 -g $(if $(filter x86_64,$(shell uname -m)),-mpopcnt)
EMCC         ?= emcc
EMFLAGS      ?= -Oz
NODE         ?= node
FUZZ_SECONDS ?= 60
Q            := $(if $(V),,@)# make V=1 shows the compilers' command lines
SAY          := @$(if $(findstring s,$(filter-out -%,$(firstword $(MAKEFLAGS)))),:,printf '%-7s %s\n')

# ---- sources ------------------------------------------------------------------------------------

CORE    := $(sort $(wildcard core/*.c core/*/*.c))
DOOR    := $(sort $(wildcard wasm/door/*.c))
LOADER  := $(sort $(wildcard $(foreach e,js ts md,wasm/*.$(e) wasm/*/*.$(e))))
SPLIT   := $(addprefix tests/tool/,binaryen.mjs split.mjs wat-data.mjs)
EMBED   := $(addprefix tests/tool/,binary.mjs bundle.mjs chunks.mjs embed.mjs entries.mjs lay.mjs manifest.mjs strip.mjs web.mjs)
TOOL    := $(sort $(wildcard tests/tool/*.c))
UNIT    := $(sort $(wildcard tests/unit/*.c))
BENCH   := $(sort $(wildcard tests/bench/*.c))
FUZZ    := $(sort $(wildcard tests/fuzz/*.c))
LAWS    := $(sort $(wildcard tests/laws/*.md))
PARTNER := $(and $(wildcard node_modules/esbuild),$(wildcard node_modules/js-chess-engine),build/partner-worker.js)
SEEDS   := $(LAWS) $(sort $(wildcard tests/data/pgn/*/*.pgn)) \
           tests/data/fen/fen_validity.tsv tests/data/moves/san_parsing.tsv
WEB     := $(sort $(shell find web -type f 2>/dev/null))
SOURCES := $(CORE) $(DOOR) $(TOOL) $(UNIT) $(BENCH)

# ---- flavours: the same sources, one folder of objects each -------------------------------------

STD     := -std=c11 -Icore
WARN    := -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wcast-qual \
           -Wstrict-prototypes -Wmissing-prototypes -Wold-style-definition -Wundef -Wvla -Wformat=2 \
           -Wwrite-strings -Wpointer-arith -Wimplicit-fallthrough -Wdouble-promotion -Wnull-dereference
# gcc 12 warns falsely at `?:` under the sanitizers.
QUIET   := -Wno-conversion -Wno-sign-conversion -Wno-null-dereference
SANE    := -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer

COMPILE_native := $(CC) $(STD) $(WARN) $(CFLAGS)
COMPILE_asan   := gcc $(STD) $(WARN) $(QUIET) -O1 -g $(SANE)
COMPILE_gcc    := gcc $(STD) $(WARN) -Werror -O2
COMPILE_clang  := clang $(STD) $(WARN) -Werror -O2
COMPILE_fuzz   := clang $(STD) -O1 -g -fsanitize=fuzzer-no-link,address,undefined \
                  -fno-sanitize-recover=all
# The module is small; where many positions or games are asked for at once, it is quick.
QUICK_wasm     := $(addprefix build/wasm/,core/board/% core/notation/% core/text% wasm/door/%)
build/wasm/%: MORE := $(EMFLAGS)
$(QUICK_wasm): MORE := -O2
OPTIMISED_wasm := $(EMFLAGS), $(QUICK_wasm) -O2
COMPILE_wasm   := $(EMCC) $(STD) $(WARN) -mbulk-memory -fvisibility=hidden

# No glue, no imports, and what split.mjs asks for: names of functions, a map on standard output, and
# strings that stay with their objects (-O0 of the linker). --stack-first makes an overflow of the stack
# trap instead of running on.
WASM_LINK := $(EMCC) -O2 --no-entry -sSTANDALONE_WASM=1 -sTOTAL_STACK=65536 \
             -sINITIAL_MEMORY=1048576 -sALLOW_MEMORY_GROWTH=1 -Wl,--stack-first --profiling-funcs \
             -Wl,-O0 -Wl,--print-map

# $(call remember,NAME,TEXT): build/NAME is touched when TEXT is another than last time, so that
# changed flags and removed sources make out of date what was built with them.
remember = $(shell mkdir -p build; printf '%s\n' '$(2)' | cmp -s - build/$(1) || \
             printf '%s\n' '$(2)' >build/$(1))

define flavour
$(call remember,$(1).flags,$(COMPILE_$(1)) $(OPTIMISED_$(1)))
build/$(1)/%.o: %.c build/$(1).flags
	@mkdir -p $$(@D)
	$(SAY) $(1) $$<
	$(Q)$(COMPILE_$(1)) $$(MORE) -MMD -MP -c $$< -o $$@
endef
FLAVOURS := native asan gcc clang fuzz wasm
$(foreach f,$(FLAVOURS),$(eval $(call flavour,$(f))))
$(call remember,sources,$(CORE) $(TOOL) $(WEB) $(LOADER) $(PARTNER))
$(call remember,link.flags,$(WASM_LINK))

objects = $(patsubst %.c,build/$(1)/%.o,$(2))

# ---- what is built ------------------------------------------------------------------------------

.PHONY: all native wasm pack play test check bench fuzz docs format law clean setup tests-built werror tidy
all: native build/site/jadoube.js
native: build/jadoube
wasm: build/npm/jadoube.js

build/jadoube: $(call objects,native,$(TOOL) $(CORE)) build/sources
	$(SAY) link $@
	$(Q)$(COMPILE_native) $(filter %.o,$^) -o $@
build/asan/jadoube: $(call objects,asan,$(TOOL) $(CORE)) build/sources
	$(SAY) link $@
	$(Q)$(COMPILE_asan) $(filter %.o,$^) -o $@

# The first constants are of no part, so that split.mjs takes no number, as 65536, for their address.
build/wasm/whole.wasm: $(call objects,wasm,core/board/attacks.c $(CORE) $(DOOR)) build/sources build/link.flags
	$(SAY) link $@
	$(Q)$(WASM_LINK) $(filter %.o,$^) -o $@ >build/wasm/whole.map
build/jadoube.wasm: build/wasm/whole.wasm $(SPLIT)
	$(SAY) split $@
	$(Q)$(NODE) tests/tool/split.mjs $< build/wasm/whole.map $@ build/wasm/positions.wasm \
	build/wasm/game.wasm build/jadoube-pgn.wasm
build/npm/jadoube.js: build/jadoube.wasm $(LOADER) $(WEB) $(EMBED) package.json LICENSE README.md
	$(SAY) embed $@
	$(Q)$(NODE) tests/tool/embed.mjs build build/npm
build/site/jadoube.js: build/npm/jadoube.js $(WEB) $(EMBED) tests/tool/site.mjs $(PARTNER) build/sources
	$(SAY) page build/site
	$(Q)$(NODE) tests/tool/site.mjs build/npm build/site build/jadoube.html $(PARTNER)
# js-chess-engine, bundled as a worker; without the npm packages the page is made without a partner.
build/partner-worker.js: web/partner/worker.js tests/tool/partner.mjs package-lock.json
	$(SAY) bundle $@
	$(Q)$(NODE) tests/tool/partner.mjs $< $@

# ---- tests --------------------------------------------------------------------------------------

UNITS := $(patsubst tests/unit/%.c,build/native/unit-%,$(UNIT)) \
         $(patsubst tests/unit/%.c,build/asan/unit-%,$(UNIT))
BENCHES := $(patsubst tests/bench/%.c,build/native/bench-%,$(BENCH))
FUZZERS := $(patsubst tests/fuzz/%.c,build/fuzz/%,$(FUZZ))

build/native/unit-%: build/native/tests/unit/%.o $(call objects,native,$(CORE)) build/sources
	$(SAY) link $@
	$(Q)$(COMPILE_native) $(filter %.o,$^) -o $@
build/asan/unit-%: build/asan/tests/unit/%.o $(call objects,asan,$(CORE)) build/sources
	$(SAY) link $@
	$(Q)$(COMPILE_asan) $(filter %.o,$^) -o $@
build/native/bench-%: build/native/tests/bench/%.o $(call objects,native,$(CORE)) build/sources
	$(SAY) link $@
	$(Q)$(COMPILE_native) $(filter %.o,$^) -o $@
build/fuzz/%: build/fuzz/tests/fuzz/%.o $(call objects,fuzz,$(CORE)) build/sources
	$(SAY) link $@
	@mkdir -p $@.corpus
	$(Q)$(COMPILE_fuzz) -fsanitize=fuzzer $(filter %.o,$^) -o $@
build/fuzz/seeds: tests/fuzz/seed.mjs $(SEEDS)
	@rm -rf $@
	@$(NODE) $< $@ $(SEEDS) >/dev/null && touch $@

# Everything that tests/tool/run.mjs runs; werror is nothing but compilation.
tests-built: all build/asan/jadoube $(UNITS) $(FUZZERS) build/fuzz/seeds
werror: $(call objects,gcc,$(SOURCES)) $(call objects,clang,$(SOURCES))
tidy: $(patsubst %.c,build/tidy/%.ok,$(CORE) $(DOOR))

# clang-tidy looks again at a source when its object has been made anew.
LOOK = @mkdir -p $(@D); said=$$(clang-tidy --quiet $(@:build/tidy/%.ok=%.c) -- $(STD) 2>&1) || \
       { echo "$$said"; exit 1; }; touch $@
build/tidy/%.ok: build/native/%.o .clang-tidy
	$(LOOK)
$(patsubst %.c,build/tidy/%.ok,$(DOOR)): build/tidy/%.ok: build/wasm/%.o .clang-tidy
	$(LOOK)

setup:
	@sh tests/tool/setup.sh test
pack:
	@sh tests/tool/setup.sh pack
	@$(MAKE) --no-print-directory -j2 wasm
	@rm -f build/jadoube-*.tgz
	@cd build && npm pack --silent ./npm
play:
	@sh tests/tool/setup.sh build
	@$(MAKE) -q all 2>/dev/null || $(MAKE) --no-print-directory -j2 all
	@$(NODE) tests/tool/play.mjs
test:
	@sh tests/tool/setup.sh test
	@DATA='$(DATA)' $(NODE) tests/tool/run.mjs test
check:
	@sh tests/tool/setup.sh test
	@$(NODE) tests/tool/run.mjs check
bench:
	@sh tests/tool/setup.sh bench
	@$(MAKE) -s -j2 all $(BENCHES)
	@missed=0; for b in $(wildcard tests/bench/*.mjs); do echo "== $$b"; $(NODE) $$b || missed=1; done; exit $$missed
fuzz: $(FUZZERS) build/fuzz/seeds
	@set -e; for f in $(FUZZERS); do echo "== $$f"; \
	    $$f -max_total_time=$(FUZZ_SECONDS) -timeout=10 -artifact_prefix=$$f. -verbosity=0 \
	        -print_final_stats=1 -dict=tests/fuzz/referee.dict $$f.corpus build/fuzz/seeds; done
docs:
	@$(NODE) tests/tool/docs.mjs build/docs
	$(SAY) pages build/docs
format:
	find core wasm tests -name '*.[ch]' -exec clang-format -i {} +
	node_modules/.bin/biome check --write --config-path=tests/tool/biome.json
law:
	@$(if $(L),,echo "usage: make law L='5.1(2)'" >&2; exit 2)
	@$(NODE) tests/check/trace.mjs '$(L)'
clean:
	rm -rf build

-include $(foreach f,$(FLAVOURS),$(patsubst %.o,%.d,$(call objects,$(f),$(SOURCES) $(FUZZ))))
