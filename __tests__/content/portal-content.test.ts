import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readApiDocument } from '@/lib/content/read-api-document';
import { readGetStarted } from '@/lib/content/read-data';
import { readNavigation } from '@/lib/content/read-navigation';
import { readPage, readPages } from '@/lib/content/read-pages';
import { readPluginGroups, readPlugins } from '@/lib/content/read-plugins';
import { readSite } from '@/lib/content/read-site';
import type { NavigationEntry } from '@/lib/content/schemas/navigation';
import { pageAddress } from '@/lib/content/validate/addresses';
import { isShipped } from '../shipped-documents.mjs';
import { describeShipped, testShipped } from '../support/shipped-tests';

// The bundled documents are made before Next starts; without them their part is not checked.
const bundled = readSite().apis.every(({ id }) => existsSync(`public/openapi/${id}.json`));

const slugs = (section: Parameters<typeof readPages>[0]) =>
  readPages(section)
    .map(({ slug }) => slug)
    .sort();

describeShipped('the pages of SPEC 2 are written', () => {
  it('six solutions', () => {
    expect(slugs('solutions')).toEqual([
      ...['aggregated-payments', 'invoicing', 'one-time-payments', 'recurring-payments'],
      ...['repeat-customers', 'reporting'],
    ]);
  });

  it('ten guides, one named after the product, and what to check before going live', () => {
    const expected = [
      ...[
        'aggregated-payments',
        'customer-vault',
        'embedded-fields',
        `${readSite().product}-checkout`,
      ],
      ...[
        'go-live',
        'google-pay',
        'invoicing',
        'payment-gateway',
        'recurring-billing',
        'reporting',
        'webhooks',
      ],
    ];
    expect(slugs('guides')).toEqual(expected.sort());
  });

  it('fifteen sections of the API, the security keys, agents, questions, the integration doctor, and what holds for all requests', () => {
    expect(slugs('api')).toEqual([
      ...[
        'about',
        'account-updater',
        'agents',
        'application-boarding',
        'checkout',
        'customer-vault',
      ],
      ...[
        'dispute-management',
        'doctor',
        'embedded-fields',
        'integrator',
        'invoicing',
        'payee-vault',
      ],
      ...[
        'payment-gateway',
        'questions',
        'recurring-billing',
        'reference',
        'reporting',
        'security-key',
      ],
      ...['testing', 'webhooks'],
    ]);
  });

  it('every page stands in the navigation', () => {
    const listed = (items: readonly NavigationEntry[]): string[] =>
      items.flatMap((item) => [...('url' in item ? [item.url] : []), ...listed(item.list ?? [])]);
    const pages = [
      ...readPages('solutions'),
      ...readPages('guides'),
      ...readPages('api'),
      ...readPages('libs'),
    ];
    const missing = pages
      .map(pageAddress)
      .filter((address) => !listed(readNavigation().primary).includes(address));
    expect(missing).toEqual([]);
  });
});

describe('what SPEC fixes', () => {
  testShipped('five steps to get started (SPEC 1)', () =>
    expect(readGetStarted().steps).toHaveLength(5),
  );

  testShipped('one plugin group, and the plugins with their versions and flags (SPEC 3)', () => {
    expect(readPluginGroups().map(({ name }) => name)).toEqual(['Shopping Carts']);
    expect(
      Object.fromEntries(
        readPlugins().map(({ url, version, active }) => [url, `${version} ${active}`]),
      ),
    ).toEqual({
      'gravity-forms': '1.3.10 true',
      'nopcommerce-checkout': '1.34 false',
      'nopcommerce-pg': '1.34 false',
      woocommerce: '3.2.4 true',
      zencart: '1.0.0 false',
    });
    expect(readPlugins().find(({ url }) => url === 'zencart')?.releases).toEqual([]);
  });

  it('the documentation path is /doc in every environment (SPEC 7)', () => {
    expect(Object.values(readSite().environments).map(({ doc }) => doc)).toEqual(
      Array(5).fill('/doc'),
    );
  });

  it('no value of the site is left as a token', () => {
    const all = JSON.stringify([
      readSite(),
      readNavigation(),
      readGetStarted(),
      readPages('guides'),
    ]);
    expect(all).not.toMatch(/\{(name|product|email|currency|sandboxApi|sandboxApp|storage)\}/);
  });
});

test('no page or document spells where downloads lie: {storage} stands for it', () => {
  const { storage } = readSite();
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(mdx|ya?ml)$/.test(file),
  );
  const spelt = files.filter((file) =>
    readFileSync(join('content', file), 'utf8').includes(`(${storage}/`),
  );
  expect(files.length).toBeGreaterThan(isShipped ? 40 : 0);
  expect(spelt).toEqual([]);
});

describe('looking up', () => {
  it('a page by its slug; one nobody wrote is an error that says so', () => {
    const slug = readPages('guides')[0]?.slug ?? '';
    expect(readPage('guides', slug)).toMatchObject({ section: 'guides', slug });
    expect(() => readPage('guides', 'constructor')).toThrow(
      'content/guides has no page with the slug "constructor"',
    );
  });

  it('a document by the id of its API, as it is served; no other file', () => {
    expect(() => readApiDocument('../site')).toThrow('content/site.json has no API "../site"');
    if (!bundled) return;
    for (const { id } of readSite().apis) {
      expect(readApiDocument(id)).toBe(readFileSync(`public/openapi/${id}.json`, 'utf8'));
    }
  });
});
