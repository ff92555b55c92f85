import { decodeText } from './decode-text';

/** Most bytes whose decoding and parsing may share one task without blocking the page. */
const MAX_TASK_BYTES = 1_000_000;

/**
 * Reads a response's body as text (`decodeText`), sooner than `response.text()`: browsers settle
 * that promise behind queued tasks, such as parsing the rest of the page. Here chunks are taken as
 * they come.
 * @returns empty for a response without a body.
 * @throws the stream reader's error when the response breaks off.
 */
export async function readResponseText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  // The browser has no streams, or the response no body.
  if (!reader) return response.text();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    length += next.value.length;
  }
  // Decoded at once: joining decoded chunks would hold the text in memory twice.
  const text = decodeText(joinChunks(chunks, length));
  if (length > MAX_TASK_BYTES) await new Promise((resolve) => setTimeout(resolve));
  return text;
}

function joinChunks(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
