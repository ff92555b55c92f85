import { isObject } from '@/lib/openapi/core/json';

/** Former releases that a reader has chosen, by the id of the document. */
export type ChosenReleases = Readonly<Record<string, string>>;

/** Key of `localStorage` that has the chosen releases. */
const STORED = 'releases';

/** Reads what this browser keeps of the reader's choices; empty where it refuses storage. */
export function readStoredReleases(): string {
  try {
    return localStorage.getItem(STORED) ?? '';
  } catch {
    return '';
  }
}

/** Parses the text of `readStoredReleases`; no choices where it is empty or broken. */
export function parseChosenReleases(stored: string): ChosenReleases {
  try {
    const parsed: unknown = JSON.parse(stored || '{}');
    const entries = isObject(parsed) ? Object.entries(parsed) : [];
    return Object.fromEntries(entries.map(([api, version]) => [api, String(version)]));
  } catch {
    return {};
  }
}

/** Keeps the release that the reader has chosen of a document; `undefined` for the newest. */
export function keepChosenRelease(api: string, version: string | undefined): void {
  const chosen = { ...parseChosenReleases(readStoredReleases()), [api]: version };
  try {
    localStorage.setItem(STORED, JSON.stringify(chosen));
  } catch {
    // A browser that refuses storage keeps the choice in the address.
  }
}
