import { type NewDocument, readDocument } from './read-document';
import { separateTags } from './separate-tags';

/**
 * Reads one more document, whose tags carry its name where an operation would have the address of another.
 * @param source file, or address that begins with `http`.
 * @throws where it cannot be read, or is none.
 */
export async function addDocument(
  before: readonly NewDocument[],
  source: string,
): Promise<readonly NewDocument[]> {
  const document = await readDocument(
    source,
    before.map(({ id }) => id),
  );
  return [...before, separateTags(document, before)];
}
