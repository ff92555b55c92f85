/** Writes a text, which may be yet to come, to the clipboard. */
export type WriteCopy = (text: Promise<Blob>) => Promise<void>;

/** Event of a button that copies, pressed before its script was there; its detail is a `WriteCopy`. */
export const HELD_COPY = 'portal:copy';

declare global {
  interface WindowEventMap {
    [HELD_COPY]: CustomEvent<WriteCopy>;
  }
}

/** Copies a text as plain text; rejects where the clipboard is refused, or not there. */
export const writeCopy: WriteCopy = async (text) =>
  navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);

/**
 * Asks the clipboard to take a text that is yet to come. Safari allows that during a press alone.
 * @returns writes the text, as `writeCopy` does.
 */
export function askClipboard(): WriteCopy {
  let give: (text: Promise<Blob>) => void = () => {};
  const text = new Promise<Blob>((resolve) => (give = resolve));
  const written = writeCopy(text);
  written.catch(() => {});
  return (blob) => {
    give(blob);
    return written;
  };
}
