import { takePendingText } from '@/lib/early/early-document';
import { readText } from '@/lib/http/read-text';

/** What was asked for last, of each address from which something is on its way. */
const requests = new Map<string, Promise<string>>();

/**
 * The text of a document: what was fetched before the page was alive, once; a new answer from then on. Of several
 * requests the last counts. Where it fails, one before it that is still on its way does.
 * @returns `undefined`: superseded, and of no interest to SWR. It would take a failure all the same.
 */
export function fetchLatestText(url: string): Promise<string | undefined> {
  const before = requests.get(url);
  const text = (takePendingText(url) ?? readText(url)).catch((reason: unknown) => {
    if (before) return before;
    throw reason;
  });
  requests.set(url, text);
  const endRequest = () => requests.get(url) === text && requests.delete(url);
  return text.then(
    (loaded) => {
      endRequest();
      return loaded;
    },
    (reason: unknown) => {
      if (endRequest()) throw reason;
      return requests.get(url);
    },
  );
}
