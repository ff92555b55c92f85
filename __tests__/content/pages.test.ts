import { readdirSync } from 'node:fs';
import { loadContent } from '@/lib/content/load/load-content';
import { getPagePath } from '@/lib/content/schemas/page';
import { InvalidContentError } from '@/lib/content/source/content-error';
import { findPlaceError, pageAddress } from '@/lib/content/validate/addresses';
import { DOCUMENTS, faultsOf, guide, mdx, SOUND, writeProject } from '../support/sample-project';

const GUIDE = 'content/guides/webhooks.mdx';
const faultsOfGuide = (source: string, files = DOCUMENTS) =>
  faultsOf({ ...files, [GUIDE]: source }, GUIDE);

describe('a page', () => {
  it('has its defaults, the values of the site and a place in the order', () => {
    const { pages } = loadContent(
      writeProject({
        ...SOUND,
        'content/guides/checkout.mdx': guide(
          'Text.',
          "slug: '{product}-checkout'\nnavTitle: '{name}'\n",
        ).replace('order: 10', 'order: 5'),
        'content/guides/another.mdx': guide('Text.').replace('Webhooks', 'Another'),
      }),
    );
    const { product, name } = JSON.parse(String(SOUND['content/site.json']));
    expect(pages.guides.map(({ slug }) => slug)).toEqual([
      `${product}-checkout`,
      'another',
      'webhooks',
    ]);
    expect(pages.guides[0]).toEqual({
      section: 'guides',
      slug: `${product}-checkout`,
      file: 'checkout',
      title: 'Webhooks',
      navTitle: name,
      description: expect.stringMatching(/^Fifty/),
      order: 5,
      group: 'Run it',
      facts: {},
      related: [],
    });
    expect(pages.guides[1]?.navTitle).toBe('Another');
    expect(pages.solutions).toEqual([]);
  });

  it('may switch parts of the shell, and list the operations of a tag', () => {
    const api = mdx('Text.', 'tag: Payment Gateway\nshell: { nav: false }\n');
    const { pages } = loadContent(
      writeProject({ ...SOUND, ...DOCUMENTS, 'content/api/x.mdx': api }),
    );
    expect(pages.api[0]).toMatchObject({ tag: 'Payment Gateway', shell: { nav: false } });
  });
});

describe('a page that ends with .md', () => {
  it('is a page like any other, components included', () => {
    const text = guide('<Callout tone="note">Text.</Callout>').replace('Webhooks', 'Plain');
    const { pages } = loadContent(writeProject({ ...SOUND, 'content/guides/plain.md': text }));
    const page = pages.guides.find(({ slug }) => slug === 'plain');
    expect(page).toMatchObject({ file: 'plain', isMarkdown: true, title: 'Plain' });
    expect(page && getPagePath(page)).toBe('content/guides/plain.md');
  });

  it('is checked, and has no address that another page has', () => {
    const file = 'content/guides/webhooks.md';
    const files = { ...SOUND, [GUIDE]: guide('Text.'), [file]: guide('[x](/none/)') };
    expect(faultsOf(files, file)).toEqual([expect.stringContaining('/none/')]);
    expect(faultsOf(files, GUIDE)).toEqual([expect.stringContaining(file)]);
  });

  it('has to be .mdx where a route of its own imports it', () => {
    const files = {
      'content/guides/go-live.md': guide('Text.'),
      'content/libs/sdk.md': mdx('Text.'),
    };
    for (const file of Object.keys(files))
      expect(faultsOf({ ...SOUND, ...files }, file)).toContainEqual(
        expect.stringMatching(/Rename it to "(go-live|sdk)\.mdx"$/),
      );
  });
});

describe('a page in a folder', () => {
  const page = (title: string, body = 'Text.') =>
    mdx(body).replace('Webhooks', title).replace('order: 10\n', '');
  const TREE = {
    ...SOUND,
    'content/pages/company/index.mdx': page('Company'),
    'content/pages/company/security.mdx': page('Security', '## Reports\n\nText.'),
    'content/pages/pricing.md': page('Prices', '[Reports](/company/security/#reports)'),
    'content/guides/payments/cards.mdx': guide('[Prices](/pricing/)', 'slug: all-cards\n'),
  };

  it('has the address of its path, whose last part is none for index', () => {
    const { pages, parts } = loadContent(writeProject(TREE));
    expect(pages.pages.map((one) => [getPagePath(one), pageAddress(one)])).toEqual([
      ['content/pages/company/index.mdx', '/company/'],
      ['content/pages/pricing.md', '/pricing/'],
      ['content/pages/company/security.mdx', '/company/security/'],
    ]);
    expect(pages.guides.map(pageAddress)).toContain('/guides/payments/all-cards/');
    expect(parts).toContain('pages');
    expect(loadContent(writeProject(SOUND)).parts).not.toContain('pages');
  });

  it('is checked like any other', () => {
    const file = 'content/pages/company/security.mdx';
    expect(faultsOf({ ...TREE, [file]: page('Security', '[x](/companies/)') }, file)).toEqual([
      expect.stringContaining('Did you mean "/company/"?'),
    ]);
    const twice = { ...TREE, 'content/pages/company.mdx': page('Twice') };
    expect(faultsOf(twice, 'content/pages/company/index.mdx')).toEqual([
      'slug: the address /company/ belongs to content/pages/company.mdx already',
    ]);
  });

  test.each([
    ['pages/index', 'the address / belongs to the start page, content/get-started.json.'],
    [
      'pages/guides/x',
      'the addresses below /guides/ are those of content/guides. Write the page there',
    ],
    ['pages/openapi/x', 'the address /openapi/x/ belongs to the portal itself. Rename the file'],
    ['guides/index', 'the address /guides/ belongs to the list of the guides.'],
    ['guides/workflows/x', 'the address /guides/workflows/x/ belongs to the workflows.'],
    ['pages/Über uns/x', 'an address is made of the name of the folder "Über uns", so it has'],
  ])('%s is refused', (name, error) => {
    const file = `content/${name}.mdx`;
    const text = name.startsWith('pages') ? page('Other') : guide('Text.').replace('Webhooks', 'B');
    expect(faultsOf({ ...SOUND, [file]: text }, file)).toContainEqual(
      expect.stringContaining(`(root): ${error}`),
    );
  });

  it('never takes the address of a route', () => {
    const routes = readdirSync('app', { withFileTypes: true })
      .filter((one) => one.isDirectory() && /^[a-z0-9][a-z0-9-]*$/.test(one.name))
      .map(({ name }) => name);
    expect(routes).toContain('not-found');
    expect(routes.filter((name) => findPlaceError('pages', name) === '')).toEqual([]);
  });
});

describe('the name of a file', () => {
  const RULE =
    'an address is made of the name of this file, so it has lower-case letters, digits and single hyphens alone.';

  test.each([
    [
      'guides/webhooks copy.mdx',
      'Delete this copy of "webhooks.mdx", or rename it to "webhooks-copy.mdx"',
    ],
    [
      'guides/webhooks (1).mdx',
      'Delete this copy of "webhooks.mdx", or rename it to "webhooks-1.mdx"',
    ],
    ['guides/Über uns.mdx', 'Rename it to "uber-uns.mdx"'],
    ['pdf/Disputes_2.mdx', 'Rename it to "disputes-2.mdx"'],
    ['solutions/支払い.mdx', 'Rename it'],
  ])('is part of an address: %s', (name, advice) => {
    const file = `content/${name}`;
    const text = guide('Text.').replace('Webhooks', name);
    expect(faultsOf({ ...SOUND, [GUIDE]: guide('Text.'), [file]: text }, file)).toContain(
      `(root): ${RULE} ${advice}`,
    );
  });

  it('may be anything where an editor or a system keeps its own', () => {
    for (const name of ['.webhooks copy.mdx', 'Webhooks copy.txt'])
      expect(
        faultsOf({ ...SOUND, [`content/guides/${name}`]: 'x' }, `content/guides/${name}`),
      ).toEqual([]);
  });
});

describe('front matter', () => {
  test.each([
    [
      'title: Webhooks',
      'titel: Webhooks',
      [
        'title: expected a text, received nothing',
        '(root): unknown key "titel". Did you mean "title"?',
      ],
    ],
    ['title: Webhooks', "title: ''", ['title: expected 2 to 60 characters, received 0']],
    ['title: Webhooks', 'title: 2020', ['title: expected a text, received 2020']],
    [
      'title: Webhooks',
      "title: 'About {nam}'",
      ['title: unknown value {nam}. Did you mean {name}?'],
    ],
    [
      /description: .*/,
      'description: Too short.',
      ['description: expected 50 to 200 characters, received 10'],
    ],
    ['order: 10', 'order: ten', ['order: expected a number, received "ten"']],
    ['order: 10', 'order: 1.5', ['order: expected a whole number, received 1.5']],
    ['group: Run it', 'tag: Webhooks', [expect.stringContaining('(root): unknown key "tag".')]],
    [
      'order: 10',
      'order: 10\nslug: A b',
      [expect.stringContaining('slug: expected lower-case letters')],
    ],
    ['order: 10', 'order: 10\nrelated: /api/', ['related: expected a list, received "/api/"']],
    [
      'order: 10',
      "order: 10\nrelated: ['/guides/webhok/']",
      ['related.0: no page has the address "/guides/webhok/". Did you mean "/guides/webhooks/"?'],
    ],
    [
      'order: 10',
      'order: 10\nshell: { navi: false }',
      ['shell: unknown key "navi". Did you mean "nav"?'],
    ],
  ])('%s -> %s', (from, to, faults) =>
    expect(faultsOfGuide(guide().replace(from, to)).sort()).toEqual([...faults].sort()),
  );

  test.each([
    '/guides/',
    '/api/',
    '/libs/plugins/zencart/',
    '/guides/webhooks/#overview',
    'https://example.com/',
  ])('%s in "related" is a fault, because no card can be made of it', (url) => {
    const fault = `related.0: no card can be made of "${url}": only written pages and operations have one. Take it out, or link to it in the text.`;
    expect(faultsOf({ ...DOCUMENTS, [GUIDE]: guide(undefined, `related: ['${url}']\n`) })).toEqual([
      expect.stringContaining(fault),
    ]);
  });

  test.each([
    ['/guides/webhooks/', DOCUMENTS],
    ['/api/payment-gateway/sale-auth-capture/', DOCUMENTS],
    ['/api/payment-gateway/anything/', {}],
  ])('%s in "related" has a card', (url, files) =>
    expect(faultsOf({ ...files, [GUIDE]: guide(undefined, `related: ['${url}']\n`) })).toEqual([]),
  );

  it('a tag that no document has is a fault; without documents it cannot be told', () => {
    const page = mdx('Text.', 'tag: Payment Gatway\n');
    expect(faultsOf({ ...DOCUMENTS, 'content/api/x.mdx': page })).toEqual([
      'tag: no document has the tag "Payment Gatway". Did you mean "Payment Gateway"?',
    ]);
    expect(faultsOf({ 'content/api/x.mdx': page })).toEqual([]);
    const other = mdx('Text.', 'tag: Disputes\n');
    expect(faultsOf({ ...DOCUMENTS, 'content/api/x.mdx': other })).toEqual([
      'tag: no document has the tag "Disputes". Tags: Payment Gateway, Customer Vault',
    ]);
  });

  it('a tag that another page has already is a fault', () => {
    const page = mdx('Text.', 'tag: Payment Gateway\n');
    const files = { 'content/api/x.mdx': page, 'content/api/y.mdx': page };
    expect(faultsOf({ ...DOCUMENTS, ...files })).toEqual([
      'tag: the tag "Payment Gateway" belongs to content/api/x.mdx already',
    ]);
  });

  test.each([
    [
      'content/libs/mobile.mdx',
      '',
      '(root): no page is rendered from it: /libs/ has sdk.mdx and plugins.mdx alone. Make it a guide, in content/guides',
    ],
    [
      'content/libs/sdk.mdx',
      'slug: sdks\n',
      'slug: this page is at /libs/sdk/ and nowhere else. Take "slug" out',
    ],
  ])('%s with %j, which no route draws', (file, more, fault) =>
    expect(faultsOf({ [file]: mdx('Text.', more) })).toEqual([fault]),
  );

  it('two pages with one address: the second is at fault', () => {
    expect(faultsOf({ 'content/guides/zz.mdx': guide('Text.', 'slug: webhooks\n') })).toEqual([
      `slug: the address /guides/webhooks/ belongs to ${GUIDE} already`,
    ]);
  });

  it('a taken slug makes no fault of the links to the page, nor hides those on it', () => {
    const files = {
      'content/guides/zz.mdx': guide(
        'Text. [a](#texd)\n\n## Text',
        "slug: webhooks\nrelated: ['/x/']\n",
      ),
      [GUIDE]: guide('## Overview\n\n[a](/guides/zz/) [b](/guides/webhooks/#overview)'),
    };
    expect(faultsOf(files)).toEqual([
      `slug: the address /guides/webhooks/ belongs to ${GUIDE} already`,
      'related.0: no page has the address "/x/".',
      'line 10: nothing on /guides/zz/ has the id "texd". Did you mean "#text"?',
    ]);
  });

  it('a fault of the front matter hides neither a wrong fragment nor a taken slug', () => {
    const other = guide('## Text\n\n[a](#texd)', 'slug: webhooks\n').replace('order: 10\n', '');
    const files = {
      'content/guides/xx.mdx': guide('## Text').replace('order: 10', 'order: ten'),
      'content/guides/zz.mdx': other,
      [GUIDE]: guide('## Overview\n\n[a](/guides/xx/#texd) [b](/guides/xx/#text)'),
    };
    expect(faultsOf(files)).toEqual([
      expect.stringContaining('order: '),
      expect.stringContaining('order: '),
      `slug: the address /guides/webhooks/ belongs to ${GUIDE} already`,
      'line 10: nothing on /guides/xx/ has the id "texd". Did you mean "#text"?',
      'line 10: nothing on /guides/zz/ has the id "texd". Did you mean "#text"?',
    ]);
  });

  it('a page at fault is known by the slug it asks for, too', () => {
    const files = {
      'content/guides/zz.mdx': guide('Text.', 'slug: zed\n').replace('order: 10', 'order: ten'),
      [GUIDE]: guide('## Overview\n\n[a](/guides/zed/)'),
    };
    expect(faultsOf(files)).toEqual([expect.stringContaining('order: ')]);
  });
});

describe('links in a text', () => {
  test.each([
    [
      '/guides/webhok/',
      'no page has the address "/guides/webhok/". Did you mean "/guides/webhooks/"?',
    ],
    ['/guides/webhooks', 'expected a slash at the end: "/guides/webhooks/"'],
    ['webhooks/', 'expected an address that begins with a slash, received "webhooks/"'],
    ['#overviw', 'nothing on /guides/webhooks/ has the id "overviw". Did you mean "#overview"?'],
    ['#prices', 'nothing on /guides/webhooks/ has the id "prices". It has #overview'],
    [
      '/guides/webhooks/#overviw',
      'nothing on /guides/webhooks/ has the id "overviw". Did you mean "#overview"?',
    ],
    ['/api/payment-gateway/sale/', 'no page has the address "/api/payment-gateway/sale/".'],
    ['/storage/a.pdf', 'no such file: content/storage/a.pdf'],
    ['javascript:alert(1)', '"javascript:alert(1)" is refused'],
    ['//evil.example/', '"//evil.example/" is refused'],
    ['http://a.example/b', '"http://a.example/b" is not encrypted, so that others can read'],
    ['http://localhost.example', '"http://localhost.example" is not encrypted'],
    ['mailto:', '"mailto:" has no address. Write mailto:name@example.com'],
    ['mailto:?subject=a@b', '"mailto:?subject=a@b" has no address.'],
  ])('%s: %s', (url, fault) =>
    expect(faultsOfGuide(guide(`## Overview\n\n[a](${url})`))).toEqual([
      expect.stringContaining(`line 10: ${fault}`),
    ]),
  );

  test.each([
    ...[
      '/',
      '/api/',
      '/libs/not-found/',
      '/style-guide/',
      '/not-found/',
      '/libs/plugins/zencart/latest/',
    ],
    ...[
      '#overview',
      '/guides/webhooks/#overview',
      '/guides/webhooks/?a=b',
      'https://example.com/x',
    ],
    ...['mailto:name@example.com?subject=a', 'http://localhost:3000/x', 'http://127.0.0.1'],
    ...['mailto:{email}', '/images/a.svg', '/api/payment-gateway/sale-auth-capture/#amount'],
  ])('%s leads somewhere', (url) =>
    expect(faultsOfGuide(guide(`## Overview\n\n[a](${url})`))).toEqual([]),
  );

  it('a download on a storage host is no file of the portal', () => {
    const site: unknown = JSON.parse(String(SOUND['content/site.json']));
    const files = {
      'content/site.json': Object.assign({}, site, { storage: 'https://files.example.com' }),
      [GUIDE]: guide('## Overview\n\n[a]({storage}/guides/a.pdf)'),
    };
    expect(faultsOf(files)).toEqual([]);
    expect(faultsOfGuide(guide('## Overview\n\n[a]({storage}/guides/a.pdf)'))).toEqual([
      'line 10: no such file: content/storage/guides/a.pdf',
    ]);
  });

  it('while the documents are not bundled, any operation passes', () => {
    expect(faultsOfGuide(guide('[a](/api/payment-gateway/anything/)'), {})).toEqual([]);
    expect(faultsOfGuide(guide('[a](/api/anything/)'), {})).toHaveLength(1);
  });

  it('a link to a page that is itself at fault is no second fault', () => {
    const broken = guide().replace('order: 10', 'order: x');
    expect(
      faultsOf({ 'content/guides/broken.mdx': broken, [GUIDE]: guide('[a](/guides/broken/)') }),
    ).toEqual(['order: expected a number, received "x"']);
  });
});

test('one error lists every fault of every file', () => {
  const root = writeProject({
    ...SOUND,
    'content/guides/a.mdx': guide('# No\n\n<Calout />').replace('order: 10', 'oder: 10'),
    'content/guides/b.mdx': '---js\nprocess.exit(1)\n---\n',
    'content/plugins/zencart.json': '{',
    'content/navigation.json': {},
  });
  expect(() => loadContent(root)).toThrow(InvalidContentError);
  expect(() => loadContent(root)).toThrow(
    /^7 errors in 4 content files\ncontent\/navigation\.json\n {2}- shell: [^]*content\/guides\/a\.mdx\n {2}- order: [^]*line \d+: a heading[^]*<Callout>\?[^]*content\/guides\/b\.mdx\n {2}- line 1: [^]*content\/plugins\/zencart\.json\n {2}- line 1/,
  );
});
