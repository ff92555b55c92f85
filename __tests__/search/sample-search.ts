import { buildSearchFiles } from '@/lib/kit/build/search/build-search-files';
import { type Names, parseNames } from '@/lib/search/parse-names';
import { parseTexts } from '@/lib/search/parse-texts';
import type { SearchPage } from '@/lib/search/search-page';
import { createTextIndex, type TextIndex } from '@/lib/search/text-index';

/** A page without sections and fields, but for those given. */
export function samplePage(url: string, title: string, rest: Partial<SearchPage> = {}): SearchPage {
  return { url, title, text: '', sections: [], fields: [], ...rest };
}

/** Names and texts of pages, as the browser has them once they have loaded. */
export async function buildSample(
  pages: readonly SearchPage[],
  searchWords: Readonly<Record<string, string[]>> = {},
): Promise<{ names: Names; index: TextIndex }> {
  const files = buildSearchFiles(pages, searchWords);
  const names = parseNames({ texts: '/search/texts/1.json', ...files.names });
  return { names, index: await createTextIndex(names, parseTexts(files.texts)) };
}

/** Pages that the tests of the dialog search. */
export const DIALOG_PAGES: readonly SearchPage[] = [
  samplePage('/guides/webhooks/', 'Webhooks', {
    text: 'A webhook tells of every sale',
    sections: [{ id: 'verify', title: 'Verify', text: 'Check it with each sale' }],
  }),
  samplePage('/api/payment-gateway/void/', 'Void', { text: 'Undo a sale before it settles' }),
  samplePage('/api/testing/', 'Testing', { sections: [{ id: 'cards', title: 'Cards', text: '' }] }),
  ...Array.from({ length: 18 }, (_, index) =>
    samplePage(`/api/reporting/report-${index}/`, `Report ${index}`, {
      text: 'Lists what was paid out',
    }),
  ),
];
