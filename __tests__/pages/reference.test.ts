import { readApiDocument } from '@/lib/content/read-api-document';
import { readPage, readPages, readPdfGuides } from '@/lib/content/read-pages';
import { readSite } from '@/lib/content/read-site';
import { pageAddress } from '@/lib/content/validate/addresses';
import { readTree } from '@/lib/kit/system/read-tree';
import { formatOperationCount } from '@/lib/openapi/overview/document-row';
import { readApiReferenceSettings } from '@/lib/pages/api-reference-settings';
import { buildOperationHead } from '@/lib/pages/operation-head';
import { buildPageView } from '@/lib/pages/page-view';
import { buildPluginView, readActivePlugin } from '@/lib/pages/plugin-view';
import { readApiOverview } from '@/lib/pages/read-api-overview';
import {
  getOperation,
  getOperationByAddress,
  getOperationById,
  readApis,
  readOperations,
} from '@/lib/pages/read-apis';
import { readListedApis, readSectionGroups } from '@/lib/pages/section-groups';
import { readSectionView } from '@/lib/pages/section-view';
import { readSideLists } from '@/lib/pages/shell/side-lists';
import { readSitemapPaths } from '@/lib/pages/sitemap-paths';
import { textHash } from '@/lib/text/text-hash';
import { isShipped } from '../shipped-documents.mjs';
import { testShipped } from '../support/shipped-tests';

const { environments, product, storage } = readSite();
const [gateway, platform] = readSite().apis;
const CHECKOUT = `/guides/${product}-checkout/`;

const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

describe('the provider’s documents', () => {
  testShipped('are read in the order of site.json, without a fault', () => {
    expect(readApis().map(({ id, location }) => [id, location])).toEqual([
      ['payment-gateway', '/pg/doc'],
      ['platform', '/platform/doc'],
    ]);
    for (const { api } of readApis()) expect(api.problems).toEqual([]);
  });

  test('are read once', () => {
    expect(readApis()).toBe(readApis());
  });

  test('have the fingerprint of the text that is served', () => {
    for (const { id, hash } of readApis()) expect(hash).toBe(textHash(readApiDocument(id)));
  });

  testShipped('hold sixteen payment operations and every tag of the platform', () => {
    const [gateway, platform] = readApis();
    expect(gateway?.api.operations.size).toBe(16);
    expect(platform?.api.groups.filter(({ operations }) => operations.length < 2)).toEqual([]);
  });
});

describe('an operation', () => {
  testShipped(
    'is found by its id, by its address and by the parts of it, and is the same one',
    () => {
      const sale = getOperationById('post /sale');
      expect(sale?.entry).toMatchObject({ name: 'Sale', method: 'post', path: '/sale' });
      expect(getOperation('payment-gateway', 'sale')?.entry).toBe(sale?.entry);
      expect(getOperationByAddress('/api/payment-gateway/sale/')?.entry).toBe(sale?.entry);
    },
  );

  test.each(['', '/api/', '/api/payment-gateway/', '/api/payment-gateway/sale', '/api/x/sale/'])(
    'is not at %j',
    (address) => expect(getOperationByAddress(address)).toBeUndefined(),
  );

  test.each(['', 'sale', 'POST /sale', 'get /sale', '__proto__'])('has not the id %j', (id) => {
    expect(getOperationById(id)).toBeUndefined();
  });

  test('has an address of its own, made of small letters, digits and hyphens', () => {
    const all = readOperations();
    const addresses = all.map(({ entry }) => `/api/${entry.group}/${entry.url}/`);
    expect(new Set(addresses).size).toBe(all.length);
    for (const address of addresses) expect(address).toMatch(/^\/api\/[a-z0-9-]+\/[a-z0-9-]+\/$/);
  });

  test('has an address that no written page has', () => {
    const pages = new Set(readPages('api').map(({ slug }) => `/api/${slug}/`));
    expect(
      readOperations().filter(({ entry }) => pages.has(`/api/${entry.group}/${entry.url}/`)),
    ).toEqual([]);
  });

  testShipped('stands in a section that has a page (SPEC 2)', () => {
    const pages = readPages('api').map(({ slug }) => slug);
    for (const { entry } of readOperations()) expect(pages).toContain(entry.group);
  });

  testShipped(
    'has a head with its name, its tag, its request line and its first words as plain text',
    () => {
      const sale = getOperationById('post /sale')?.entry;
      if (!sale) throw new Error('no sale');
      const entry = { ...sale, description: 'Takes `amt_tran` **at\nonce**.\n\nMore.' };
      expect(buildOperationHead(entry, [entry])).toEqual({
        path: '/api/payment-gateway/sale/',
        title: 'Sale (Payment Gateway)',
        description: 'POST /sale: Takes amt_tran at once.',
      });
      expect(buildOperationHead({ ...entry, tags: [] }, [entry]).title).toBe('Sale');
      const silent = { ...entry, description: '' };
      expect(buildOperationHead(silent, [silent]).description).toBe('POST /sale');
      const other = { ...entry, id: 'post /sales/{id}', path: '/sales/{id}' };
      expect([entry, other].map((one) => buildOperationHead(one, [entry, other]).title)).toEqual([
        'Sale (Payment Gateway): POST /sale',
        'Sale (Payment Gateway): POST /sales/{id}',
      ]);
    },
  );
});

describe('a page', () => {
  testShipped('has its address, its section’s list and the pages it names as next', () => {
    const view = buildPageView(readPage('guides', 'webhooks'));
    expect(view.path).toBe('/guides/webhooks/');
    expect(view.section).toBe('guides');
    expect(view.next.map(({ url }) => url)).toEqual([
      '/guides/recurring-billing/',
      CHECKOUT,
      '/api/webhooks/',
    ]);
    for (const { title, description } of view.next) expect([title, description]).not.toContain('');
  });

  test('of any section names only next pages that there are', () => {
    for (const section of ['solutions', 'guides', 'api', 'libs'] as const)
      for (const page of readPages(section))
        expect(buildPageView(page).next.map(({ url }) => url)).toEqual(page.related);
  });

  testShipped('may name an operation as next', () => {
    const page = { ...readPage('guides', 'webhooks'), related: ['/api/payment-gateway/sale/'] };
    expect(buildPageView(page).next).toEqual([
      { title: 'Sale', url: '/api/payment-gateway/sale/', description: 'post /sale' },
    ]);
  });

  testShipped('leaves out a next address that is neither', () => {
    const page = { ...readPage('guides', 'webhooks'), related: ['/nowhere/', '/guides/'] };
    expect(buildPageView(page).next).toEqual([]);
  });

  testShipped(
    'of the guides lists every guide once, in three groups, the workflows, and the two PDFs (SPEC 2)',
    () => {
      const groups = readSideLists().guides.groups;
      expect(names(groups)).toEqual([
        'Accept payments',
        'Keep customers',
        'Run it',
        'Workflows',
        'Documents',
      ]);
      const written = groups.slice(0, -2).flatMap(({ items }) => items.map(({ url }) => url));
      expect([...written].sort()).toEqual(
        readPages('guides')
          .map(({ slug }) => `/guides/${slug}/`)
          .sort(),
      );
      expect(groups.at(-1)?.items).toEqual([
        { name: 'ACH payments', url: `${storage}/guides/ach-payments.pdf`, external: true },
        { name: 'Disputes', url: `${storage}/guides/disputes.pdf`, external: true },
      ]);
    },
  );

  test('of the guides lists as documents what is in content/pdf, and nothing where nothing is', () => {
    const papers = readPdfGuides().map(({ name, title, description }) => {
      const url = `${readSite().storage}/guides/${name}.pdf`;
      return {
        item: { name: title, url, external: true },
        card: [title, url, `${description} PDF.`],
      };
    });
    const side = readSideLists().guides.groups.filter(({ name }) => name === 'Documents');
    const cards = readSectionView('guides').groups.filter(({ name }) => name === 'Documents');
    expect([side.length, cards.length]).toEqual(papers.length > 0 ? [1, 1] : [0, 0]);
    expect(side.flatMap(({ items }) => items)).toEqual(papers.map(({ item }) => item));
    expect(cards.flatMap(({ items }) => items.map((card) => Object.values(card)))).toEqual(
      papers.map(({ card }) => card),
    );
  });

  testShipped('of the API lists the operations of its tag and of no other', () => {
    const [gateway, ...others] = readSectionGroups(readPage('api', 'payment-gateway'));
    expect(gateway?.api).toBe('payment-gateway');
    expect(gateway?.group.rows).toHaveLength(16);
    expect(others).toEqual([]);
    expect(readListedApis(readPage('api', 'payment-gateway'))).toEqual(['payment-gateway']);
    expect(readSectionGroups({ tag: 'Nothing' })).toEqual([]);
    expect(readSectionGroups(readPage('api', 'testing'))).toEqual([]);
    expect(readListedApis(readPage('api', 'testing'))).toEqual(['payment-gateway', 'platform']);
  });

  testShipped('of the API with a tag lists at least two operations', () => {
    for (const page of readPages('api').filter(({ tag }) => tag))
      expect([
        page.slug,
        readSectionGroups(page).flatMap(({ group }) => group.rows).length > 1,
      ]).toEqual([page.slug, true]);
  });
});

describe('the first page of a section', () => {
  testShipped.each([
    ['solutions', '/solutions/', ['solutions']],
    ['guides', '/guides/', ['guides', 'pdf']],
    ['libs', '/libs/', ['libs']],
  ] as const)('%s is at %s and shows each file of %j with a sentence', (section, path, folders) => {
    const files = folders.flatMap((folder) => readTree(`content/${folder}`));
    const view = readSectionView(section);
    expect(view.path).toBe(path);
    const groups = view.groups.filter(({ name }) => name !== 'Workflows');
    const items = groups.flatMap((group) => group.items);
    expect(items).toHaveLength(files.filter((file) => file.endsWith('.mdx')).length);
    expect(items.filter(({ description }) => description.length < 20)).toEqual([]);
  });

  testShipped('of the API counts operations, and shows every written page once', () => {
    const { apis, groups, description } = readApiOverview();
    const calls = readOperations().filter(({ entry }) => !entry.webhook).length;
    expect(description).toContain(
      `${calls} operations and ${readOperations().length - calls} webhooks`,
    );
    expect(apis.map((api) => [api.name, formatOperationCount(api), api.servers[0]?.url])).toEqual([
      [gateway?.name, '16 operations', `${environments.test!.api}/pg`],
      [
        platform?.name,
        `${calls - 16} operations and ${readOperations().length - calls} webhooks`,
        `${environments.test!.api}/platform`,
      ],
    ]);
    const roles = apis.map(({ servers }) => servers.map(({ role }) => role));
    expect(roles).toEqual([
      ['sandbox', 'production'],
      ['sandbox', 'production'],
    ]);
    const shown = groups.flatMap(({ items }) => items.map(({ url }) => url));
    expect([...shown].sort()).toEqual(
      readPages('api')
        .map(({ slug }) => `/api/${slug}/`)
        .sort(),
    );
  });
});

describe('a plugin’s page', () => {
  test.each(['zencart', 'shopware', ''])('is not there for %j', (url) => {
    expect(() => readActivePlugin(url)).toThrow(`No active plugin has the url "${url}"`);
  });

  testShipped('stands beside the libraries and the other plugins', () => {
    const view = buildPluginView(readActivePlugin('woocommerce'));
    expect(view.path).toBe('/libs/plugins/woocommerce/');
    const { groups } = readSideLists().libs;
    expect(names(groups)).toEqual(['Libraries', 'Plugins']);
    expect(groups.flatMap(({ items }) => items.map(({ url }) => url))).toEqual(
      expect.arrayContaining([view.path, '/libs/plugins/gravity-forms/', '/libs/sdk/']),
    );
  });
});

describe('what the API browser is told', () => {
  const settings = readApiReferenceSettings('');

  test('is the rows of every operation, and nothing else of it', () => {
    const rows = settings.apis.flatMap(({ groups }) => groups.flatMap((group) => group.rows));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(readOperations().length);
    const told = new Set(rows.flatMap((row) => Object.keys(row)));
    const some = ['id', 'name', 'method'];
    // An address only where group and name do not give it.
    const few = [...some, 'webhook', 'href', 'end'].toSorted();
    expect([...told].toSorted()).toEqual(isShipped ? few : expect.arrayContaining(some));
  });

  testShipped('is the page of each group, and the pages that are no group’s', () => {
    const groups = settings.apis.flatMap((api) => api.groups);
    expect(groups.map(({ id, href }) => href === `/api/${id}/`)).toEqual(groups.map(() => true));
    const own = settings.pages.map(({ href }) => href);
    expect(own).toEqual(expect.arrayContaining(['/api/', '/api/testing/']));
    expect(own).not.toContain('/api/payment-gateway/');
    // The overview, the changelog and the page of ends are no files of content.
    expect([...own, ...groups.map(({ href }) => href)]).toHaveLength(readPages('api').length + 3);
  });

  testShipped('is small enough to stand in every page under /api', () => {
    expect(JSON.stringify(settings).length).toBeLessThan(40_000);
  });

  testShipped('is where the documents are, and which foreign ones are allowed', () => {
    expect(settings.apis.map(({ urls }) => urls.local)).toEqual([
      'http://localhost:4010/pg/doc',
      'http://localhost:4010/platform/doc',
    ]);
    expect(settings.apiBases.local).toBe('http://localhost:4010');
    expect(settings.allow).toBe(readSite().otherDocuments);
  });
});

describe('the addresses a search engine should know', () => {
  const addresses = readSitemapPaths();

  test('are absolute, end in a slash, and none is there twice', () => {
    for (const address of addresses) expect(address).toMatch(/^\/([a-z0-9-]+\/)*$/);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  testShipped('hold every page, those of sections and active plugins among them (SPEC 2)', () => {
    const pages = (['solutions', 'guides', 'libs', 'api'] as const).flatMap((section) =>
      readPages(section).map(pageAddress),
    );
    const sections = ['/', '/solutions/', '/guides/', '/libs/', '/libs/plugins/', '/api/'];
    const others = ['/style-guide/', '/libs/plugins/woocommerce/', '/libs/plugins/gravity-forms/'];
    expect(addresses).toEqual(
      expect.arrayContaining([...sections, ...others, ...pages, '/api/payment-gateway/sale/']),
    );
  });

  test.each([
    '/libs/plugins/zencart/',
    '/not-found/',
    '/libs/not-found/',
    '/libs/plugins/woocommerce/latest/',
    '/s/',
  ])('do not hold %s', (address) => expect(addresses).not.toContain(address));
});
