import { parseChosenReleases, readStoredReleases } from '@/lib/routes/chosen-releases';

/** Attribute of what shows a request: id of the document of its operation. */
export const RELEASED_REQUEST = 'data-api';

/** Whether the page has a request of an API of which its reader has chosen a former release: it is judged by that. */
export function hasReleasedRequest(): boolean {
  const chosen = parseChosenReleases(readStoredReleases());
  return Object.keys(chosen).some((api) =>
    document.querySelector(`[${RELEASED_REQUEST}=${JSON.stringify(api)}]`),
  );
}
