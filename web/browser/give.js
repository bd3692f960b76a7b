// give.js -- a text leaves the page: into the clipboard, or as a file.
// SPDX-License-Identifier: MIT

/**
 * Copies what a field shows; where the browser does not allow it, the field is left selected.
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @returns {Promise<boolean>} whether it has been copied
 */
export async function copyField(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return false;
  }
}

/**
 * @param {string} name of the file
 * @param {string} text
 * @param {string} type
 */
export function saveFile(name, text, type = 'text/plain') {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A name for a file that every system takes. @param {readonly string[]} words @param {string} ending */
export function fileName(words, ending) {
  const plain = words.map((word) => word.replace(/[\\/:*?"<>|.\s]+/g, '-')).filter(Boolean);
  return `${plain.join('-').slice(0, 80) || 'jadoube'}.${ending}`;
}
