import { withBasePath } from '@/lib/routes/urls';
import type { NamesAndTexts } from './add-pages';
import type { ListLoadedPages } from './loaded-pages';
import { type Names, parseNames } from './parse-names';
import { parseTexts } from './parse-texts';
import type { TextIndex } from './text-index';

let loadingNames: Promise<Names> | undefined;
let loadingSearch: Promise<LoadedSearch> | undefined;

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

/** Names with the index of their texts. */
export type LoadedSearch = { readonly names: Names; readonly index: TextIndex };

/** Loads the index of all texts once. Rejects when it cannot be read; the next call tries again. */
export function loadSearch(): Promise<LoadedSearch> {
  loadingSearch ??= loadTexts()
    .then(buildSearch)
    .catch((error: unknown) => {
      loadingSearch = undefined;
      throw error;
    });
  return loadingSearch;
}

const extended = new WeakMap<ListLoadedPages, Promise<LoadedSearch>>();

/** Loads the same with the operations of loaded documents, once for each list of them. */
export async function loadSearchWith(listPages: ListLoadedPages): Promise<LoadedSearch> {
  await loadSearch();
  const search = extended.get(listPages) ?? extendSearch(listPages);
  extended.set(listPages, search);
  return search;
}

async function extendSearch(listPages: ListLoadedPages): Promise<LoadedSearch> {
  const [loaded, pages, { addPages }] = await Promise.all([
    loadTexts(),
    listPages(),
    import('./add-pages'),
  ]);
  return buildSearch(addPages(loaded, pages));
}

async function buildSearch({ names, texts }: NamesAndTexts): Promise<LoadedSearch> {
  const { createTextIndex } = await import('./text-index');
  return { names, index: await createTextIndex(names, texts) };
}

let loadingTexts: Promise<NamesAndTexts> | undefined;

function loadTexts(): Promise<NamesAndTexts> {
  loadingTexts ??= fetchTexts().catch((error: unknown) => {
    loadingTexts = undefined;
    throw error;
  });
  return loadingTexts;
}

async function fetchTexts(): Promise<NamesAndTexts> {
  const names = await loadNames();
  // Beside the texts, because both take their time.
  const [texts] = await Promise.all([fetchJson(names.texts), import('./text-index')]);
  return { names, texts: parseTexts(texts) };
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(withBasePath(path));
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  return response.json();
}
