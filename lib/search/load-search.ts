import { withBasePath } from '@/lib/routes/urls';
import { type Names, parseNames } from './parse-names';
import { parseTexts } from './parse-texts';
import type { TextIndex } from './text-index';

let loadingNames: Promise<Names> | undefined;
let loadingIndex: Promise<TextIndex> | undefined;

/** Loads the names of the portal once. Rejects when they cannot be read; the next call tries again. */
export function loadNames(): Promise<Names> {
  loadingNames ??= fetchJson('/search/names.json')
    .then(parseNames)
    .catch((error: unknown) => {
      loadingNames = undefined;
      throw error;
    });
  return loadingNames;
}

/** Loads the index of all texts once. Rejects when it cannot be read; the next call tries again. */
export function loadTextIndex(): Promise<TextIndex> {
  loadingIndex ??= buildIndex().catch((error: unknown) => {
    loadingIndex = undefined;
    throw error;
  });
  return loadingIndex;
}

async function buildIndex(): Promise<TextIndex> {
  const [names, texts, { createTextIndex }] = await Promise.all([
    loadNames(),
    loadNames().then((one) => fetchJson(one.texts)),
    import('./text-index'),
  ]);
  return createTextIndex(names, parseTexts(texts));
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(withBasePath(path));
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  return response.json();
}
