/** Milliseconds that a file is kept for the browser, which may ask its reader where to save it. */
const KEPT_MS = 60_000;

/** Saves a text as a file among the reader's downloads. */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
