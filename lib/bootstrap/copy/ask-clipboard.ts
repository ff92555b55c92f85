/** Writes a text, which may be yet to come, to a clipboard that has been asked. */
export type WriteCopy = (text: Promise<Blob>) => Promise<void>;

/** Event of a button that copies, pressed before its script was there; its detail is a `WriteCopy`. */
export const HELD_COPY = 'portal:copy';

declare global {
  interface WindowEventMap {
    [HELD_COPY]: CustomEvent<WriteCopy>;
  }
}

/**
 * Asks the clipboard to take a text that is yet to come. Safari allows that during a press alone.
 * @returns writes the text; rejects where the clipboard is refused, or not there.
 */
export function askClipboard(): WriteCopy {
  let give: (text: Promise<Blob>) => void = () => {};
  const text = new Promise<Blob>((resolve) => (give = resolve));
  const write = async () => navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
  const written = write();
  written.catch(() => {});
  return (blob) => {
    give(blob);
    return written;
  };
}
