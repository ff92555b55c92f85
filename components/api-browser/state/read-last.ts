import { takeEarlyText } from '@/lib/early/early-document';
import { readText } from '@/lib/http/read-text';

/** What was asked for last, of each address from which something is on its way. */
const asked = new Map<string, Promise<string>>();

/**
 * The text of a document: what was fetched before the page was alive, once; a new answer from then on. Of several
 * requests the last counts. Where it fails, one before it that is still on its way does.
 * @returns `undefined`: superseded, and of no interest to SWR. It would take a failure all the same.
 */
export function readLast(url: string): Promise<string | undefined> {
  const before = asked.get(url);
  const text = (takeEarlyText(url) ?? readText(url)).catch((reason: unknown) => {
    if (before) return before;
    throw reason;
  });
  asked.set(url, text);
  const endLast = () => asked.get(url) === text && asked.delete(url);
  return text.then(
    (read) => {
      endLast();
      return read;
    },
    (reason: unknown) => {
      if (endLast()) throw reason;
      return asked.get(url);
    },
  );
}
