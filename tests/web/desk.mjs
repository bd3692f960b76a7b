// desk.mjs -- the arbiter's desk, as tests use it.

/** The desk and what is done there. */
export function deskOf({ page, press }) {
  const form = (name) => page.locator(`#desk [data-deed="${name}"]`);
  return {
    open: () => press('desk'),
    why: (text) => page.locator('#desk [name="reason"]').fill(text),
    wrong: () => page.locator('#reason-wrong').innerText(),
    async rule(name, values = {}) {
      for (const [field, value] of Object.entries(values)) {
        const place = form(name).locator(`[name="${field}"]`);
        if (value === true) await place.check();
        else if ((await place.evaluate(({ nodeName }) => nodeName)) === 'SELECT')
          await place.selectOption(value);
        else await place.fill(value);
      }
      await form(name).locator('button').click();
    },
    async pin(text) {
      await page.locator('#desk [name="pin"]').fill(text);
      await page.locator('#desk .lock [type="submit"]').click();
    },
    about: () => page.locator('#desk .about-lock').innerText(),
  };
}
