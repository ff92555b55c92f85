type Item = { readonly data: Readonly<Record<string, Promise<Blob>>> };

/** Puts a clipboard in the place of the browser's; `undefined` is that of a page on plain http. */
export function setClipboard(write: ((blob: Promise<Blob>) => Promise<void>) | undefined): void {
  Object.assign(globalThis, {
    ClipboardItem: class {
      constructor(readonly data: Item['data']) {}
    },
  });
  const value = write && {
    write: async ([item]: readonly Item[]) =>
      write(item?.data['text/plain'] ?? Promise.reject(new Error('no text'))),
  };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
}

/** Takes that clipboard away again. */
export function removeClipboard(): void {
  Reflect.deleteProperty(globalThis, 'ClipboardItem');
  Reflect.deleteProperty(navigator, 'clipboard');
}

/** Reads what a clipboard was given; needs fake timers, which it moves on by 10 ms. */
export const readBlob = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
    jest.advanceTimersByTime(10);
  });
