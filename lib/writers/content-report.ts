import { InvalidContentError } from '@/lib/content/source/fault';

/**
 * Tells a writer what became of the content with each save.
 * @param check reads all content, and throws a `InvalidContentError` for faults.
 * @returns a function that checks, and gives what to print: the faults, that they are mended, or nothing
 * when nothing changed.
 */
export function createContentReport(check: () => void): () => string {
  let last = '';
  return () => {
    const before = last;
    last = '';
    try {
      check();
    } catch (error) {
      if (!(error instanceof InvalidContentError)) throw error;
      last = error.message;
    }
    if (last === before) return '';
    return last === '' ? 'The content is sound again.' : last;
  };
}
