import type { LoadedPages } from './loaded-pages';
import { createNames, type NamedPage, type Names } from './parse-names';
import type { PageTexts, Texts } from './parse-texts';
import { getFieldName, type SearchField, type SearchPage } from './search-page';

/** Names with the texts of the same pages. */
export type NamesAndTexts = { readonly names: Names; readonly texts: Texts };

/** A page while it is merged. */
type Merged = { readonly page: NamedPage; readonly texts: PageTexts };

/**
 * Adds the operations of loaded documents: new ones in front, and to those that are known the
 * fields that they do not have yet. Pages that they stand for are left out.
 */
export function addPages(
  { names, texts }: NamesAndTexts,
  loaded: readonly LoadedPages[],
): NamesAndTexts {
  const fields = [...texts.fields];
  const replaced = new Set(loaded.flatMap((one) => one.replaced ?? []));
  const known = new Map<string, Merged>(
    names.pages.map((page, index) => [
      page.url,
      { page, texts: texts.pages[index] ?? { text: '', sections: [], fields: [] } },
    ]),
  );
  for (const url of replaced) known.delete(url);
  const homes = new Set([...known.values()].flatMap(({ page }) => page.fields.map(getFieldName)));
  const added = new Map<string, Merged>();
  for (const { pages, document } of loaded)
    for (const page of pages) {
      const before = known.get(page.url);
      const merged = before ?? createPage(page, document);
      (before ? known : added).set(page.url, addFields(merged, page.fields, fields, homes));
    }
  const all = [...added.values(), ...known.values()];
  return {
    names: createNames(
      all.map(({ page }) => page),
      names.texts,
    ),
    texts: { pages: all.map((one) => one.texts), fields },
  };
}

function createPage({ url, title, call = '', text }: SearchPage, document?: string): Merged {
  return {
    page: {
      ...{ url, title, call, sections: [], fields: [], also: [], isLoaded: true },
      ...(document === undefined ? {} : { document }),
    },
    texts: { text, sections: [], fields: [] },
  };
}

/** Adds fields of other names; one that no page has yet has its home here. */
function addFields(
  { page, texts }: Merged,
  own: readonly SearchField[],
  fields: string[],
  homes: Set<string>,
): Merged {
  const names = new Set(texts.fields.map(({ id }) => getFieldName(id)));
  const fresh = own.filter(({ name }) => !names.has(name));
  const first = fresh.filter(({ name }) => !homes.has(name));
  for (const { name } of first) homes.add(name);
  return {
    page: { ...page, fields: [...page.fields, ...first.map(({ id }) => id)] },
    texts: {
      ...texts,
      fields: [
        ...texts.fields,
        ...fresh.map(({ id, text }) => ({ id, text: fields.push(text) - 1 })),
      ],
    },
  };
}
