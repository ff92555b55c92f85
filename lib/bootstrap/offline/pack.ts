/** First part of a pack. */
export type PackHead = {
  /** Path of each file, without a slash at its beginning, and its bytes. */
  readonly files: readonly (readonly [path: string, bytes: number])[];
  /** Bytes of the steps behind the head. */
  readonly steps: number;
};

/** Files of one build. */
export type Pack = {
  /** Content of a file; `undefined` for one that the pack has not. */
  readonly read: (path: string) => Uint8Array<ArrayBuffer> | undefined;
};

/**
 * Opens a pack: gzip of the length of its head (4 bytes, little endian), its head as JSON, its steps and its new bytes.
 * A step is a number of new bytes, a number of earlier bytes to copy, and how much further back than at the last step
 * those lie; the last step has new bytes only.
 * @throws for what is no pack.
 */
export async function openPack(packed: Blob): Promise<Pack> {
  const stream = packed.stream().pipeThrough(new DecompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const headEnd = 4 + new DataView(bytes.buffer).getUint32(0, true);
  const head: PackHead = JSON.parse(new TextDecoder().decode(bytes.subarray(4, headEnd)));
  const total = head.files.reduce((sum, [, length]) => sum + length, 0);
  const all = decode(bytes, headEnd, headEnd + head.steps, total);
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let at = 0;
  for (const [path, length] of head.files) {
    files.set(path, all.subarray(at, at + length));
    at += length;
  }
  return { read: (path) => files.get(path) };
}

function decode(bytes: Uint8Array, start: number, end: number, total: number) {
  const all = new Uint8Array(total);
  let step = start;
  let fresh = end;
  let at = 0;
  let distance = 0;
  const readNumber = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[step] ?? 0;
      step += 1;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  while (step < end) {
    const count = readNumber();
    all.set(bytes.subarray(fresh, fresh + count), at);
    fresh += count;
    at += count;
    if (step >= end) break;
    const length = readNumber();
    const change = readNumber();
    distance += change % 2 === 0 ? change / 2 : -(change + 1) / 2;
    all.copyWithin(at, at - distance, at - distance + length);
    at += length;
  }
  return all;
}
