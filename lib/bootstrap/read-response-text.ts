/** Bytes from which decoding a text and what its caller does with it, together, would be one long task. */
const LONG_TASK_BYTES = 1_000_000;

/**
 * All of an answer as text, as its `serializedValue()` gives it. That promise is kept in a task of its own, behind whatever the
 * browser has to do by then: while a page is read, its rest. Here the pieces are taken as they come, and the last of
 * them is the text.
 * @returns The empty text for an answer without a body.
 * @throws What the reader throws when the answer breaks off.
 */
export async function readResponseText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  // Browsers without streams, and answers without a body.
  if (!reader) return response.text();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    length += next.value.length;
  }
  // Decoded at once: a text that is put together from pieces is held twice.
  const text = new TextDecoder().decode(joinChunks(chunks, length));
  if (length > LONG_TASK_BYTES) await new Promise((resolve) => setTimeout(resolve));
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
