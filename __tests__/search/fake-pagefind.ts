import type { Search } from '@/lib/search/load-pagefind';
import { parseSearchResults } from '@/lib/search/parse-pagefind';

/** A page as pagefind describes it, found by its title or its field. */
type FakePage = { url: string; title: string; text: string };

const PAGES: readonly FakePage[] = [
  { url: '/guides/webhooks/', title: 'Webhooks', text: 'Told of every sale' },
  { url: '/api/payment-gateway/void/', title: 'Void', text: 'Undo a sale before it settles' },
  ...Array.from({ length: 18 }, (_, index) => ({
    url: `/api/reporting/report-${index}/`,
    title: `Report ${index}`,
    text: 'Lists what was paid out',
  })),
];

/** A search over the pages above. A page about webhooks has one heading. */
export const fakeSearch: Search = async (query) => {
  const pages = PAGES.filter(({ title, text }) => `${title} ${text}`.toLowerCase().includes(query));
  return parseSearchResults({
    results: pages.map((page) => ({ data: async () => toData(page, query) })),
  });
};

function toData({ url, title, text }: FakePage, query: string) {
  const excerpt = text.replaceAll(query, `<mark>${query}</mark>`);
  const heading = {
    url: `${url}#verify`,
    title: 'Verify',
    excerpt: 'Verify. Check it',
    locations: [1],
  };
  const own = { url, title, excerpt, locations: [0] };
  return {
    url,
    meta: { title },
    excerpt,
    sub_results: title === 'Webhooks' ? [own, heading] : [own],
  };
}
