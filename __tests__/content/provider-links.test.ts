/** @shipped-documents */
import { readFileSync } from 'node:fs';
import { readPages } from '@/lib/content/read-pages';
import { readSite } from '@/lib/content/read-site';
import { SECTIONS } from '@/lib/content/schemas/page';
import { pageAddress } from '@/lib/content/validate/addresses';
import { checkBody } from '@/lib/content/validate/check-page-body';
import { getSiteValues } from '@/lib/markdown/remark-site-values.mjs';
import { getFixture, readJsonText } from '../fixtures/documents';

/** Documents that link as those of providers of this kind do: in HTML and in Markdown. */
const DOCUMENTS = ['html-descriptions-and-two-tags.json', 'display-fields-and-spaced-ids.json'];

/** The places of the appendix that documents of this kind link to (CONTENT 2). */
const APPENDIX = [
  ...['api-response-codes', 'platform-api-response-codes', 'payment-gateway-response-codes'],
  ...['gateway-response-codes', 'country-codes', 'card-source-conditional-requirements'],
  ...['cvv2-result-codes', 'avs-result-codes', 'card-types', 'mastercard-merchant-advice-codes'],
  ...['filters', 'response-reason', 'pos_entry_mode', 'data_type'],
  ...['account-updater-server-response-code', 'dispute-workflow', 'dispute-type'],
  ...['invalid-dispute', 'evidence-of-disputed-payments', 'compelling-evidence'],
  ...['digital-goods-download', 'guides/webhooks-schema', 'guides/webhooks'],
];

const sources = new Map(
  SECTIONS.flatMap(readPages).map((page) => [
    pageAddress(page),
    readFileSync(`content/${page.section}/${page.file}.mdx`, 'utf8'),
  ]),
);

/** The ids of each page's headings and anchors, read when first asked for. */
const known = new Map<string, ReadonlySet<string>>();
function readIds(address: string): ReadonlySet<string> {
  const context = { report: () => {}, values: getSiteValues(readSite()), api: undefined };
  const read = () =>
    checkBody(sources.get(address) ?? '', { ...context, hasImage: () => true }).ids;
  const ids = known.get(address) ?? read();
  known.set(address, ids);
  return ids;
}

/** `/developer/api/reference#filters` as this portal spells it: `/api/reference/` and `filters`. */
function toPlace(link: string): readonly [address: string, id: string] {
  const [path = '', id = ''] = link.replace(/^\/developer(?=\/)/, '').split('#');
  return [`${path.replace(/\/$/, '')}/`, id];
}

/** Every address inside the portal that a document's descriptions name, each once. */
function readLinks(document: string): readonly string[] {
  const text = readJsonText(getFixture(document));
  const links = text.matchAll(
    /(?:href=\\?["']|\]\()(\/[^\s"'\\)<>]+)|(\/developer\/[^\s"'\\)<>]+)/g,
  );
  return [...new Set([...links].map(([, href, bare]) => href ?? bare ?? ''))].sort();
}

test('the appendix has every place that documents of this kind link to', () => {
  const ids = readIds('/api/reference/');
  expect(APPENDIX.filter((id) => !ids.has(id))).toEqual([]);
});

test('the places of the webhooks lead to the webhooks guide', () => {
  const [, section = ''] = (sources.get('/api/reference/') ?? '').split('id="guides/webhooks"');
  expect(section.split('\n## ')[1]).toContain('](/guides/webhooks/');
});

test.each(DOCUMENTS)('every link of %s resolves here', (document) => {
  const links = readLinks(document);
  const broken = links.filter((link) => {
    const [address, id] = toPlace(link);
    return !sources.has(address) || (id !== '' && !readIds(address).has(id));
  });
  expect(links.length).toBeGreaterThan(3);
  expect(broken).toEqual([]);
});
