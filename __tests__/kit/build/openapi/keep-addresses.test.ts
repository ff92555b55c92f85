import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeRedirectPages } from '@/lib/kit/build/html/redirect-pages';
import { finishExport } from '@/lib/kit/build/post-build';
import { updatePublishedAddresses } from '@/lib/kit/build/prepare';
import { readRedirects } from '@/lib/kit/hosts/host-site';
import { collectOperationAddresses, readOperationAddresses } from '@/lib/pages/operation-addresses';
import { toApiOf } from '../../../openapi/core/support';
import { samplePage, writeSample } from '../../../support/sample-export';

const toAddresses = (...operations: readonly (readonly [summary: string, ...former: string[]])[]) =>
  collectOperationAddresses([
    toApiOf(
      Object.fromEntries(
        operations.map(([summary, ...former], index) => [
          `/${index}`,
          { post: { summary, tags: ['Pay'], 'x-formerAddresses': former } },
        ]),
      ),
    ),
  ]);
const keep = (list: string, addresses = toAddresses(['Sale'], ['Return'])) => {
  const root = writeSample({ 'addresses.txt': list });
  const file = join(root, 'addresses.txt');
  const added = updatePublishedAddresses(file, addresses);
  return {
    added,
    list: readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /^\//.test(line)),
  };
};
const BOTH = '/api/pay/return/\n/api/pay/sale/\n';

describe('the list of published addresses', () => {
  test('is made when there is none', () => {
    const file = join(writeSample({}), 'addresses.txt');
    updatePublishedAddresses(file, toAddresses(['Sale']));
    expect(readFileSync(file, 'utf8')).toMatch(/^# [^]*\n\/api\/pay\/sale\/\n$/);
  });

  test('gets new addresses, in order, and keeps the others', () => {
    expect(keep('# a note\n\n/api/pay/sale/\n')).toEqual({
      added: ['/api/pay/return/'],
      list: ['/api/pay/return/', '/api/pay/sale/'],
    });
  });

  test('is left as it is when nothing is new', () => {
    const root = writeSample({ 'addresses.txt': BOTH });
    const file = join(root, 'addresses.txt');
    expect(updatePublishedAddresses(file, toAddresses(['Sale'], ['Return']))).toEqual([]);
    expect(readFileSync(file, 'utf8')).toBe(BOTH);
  });

  test('stops the build when addresses would be lost, and says of each what to do', () => {
    expect(() => keep(`${BOTH}/api/pay/refund/\n/api/cash/refund/\n`)).toThrow(
      /^\/api\/pay\/refund\/ is published, [^]*x-formerAddresses: \['\/api\/pay\/refund\/'\][^]*\n\/api\/cash\/refund\/ is/,
    );
  });

  test('is content with an address that content/redirects.json leads on, and adds no other of them', () => {
    const root = writeSample({ 'addresses.txt': BOTH });
    const file = join(root, 'addresses.txt');
    const moved = ['/api/pay/return/', '/docs/'];
    expect(updatePublishedAddresses(file, toAddresses(['Sale']), moved)).toEqual([]);
    expect(readFileSync(file, 'utf8')).toBe(BOTH);
  });

  test('is content with an address that leads to another operation', () => {
    const addresses = toAddresses(['Sale'], ['Return', '/api/pay/refund/']);
    expect(addresses.redirects).toEqual([{ from: '/api/pay/refund/', to: '/api/pay/return/' }]);
    expect(keep(`${BOTH}/api/pay/refund/\n`, addresses).added).toEqual([]);
  });

  test('holds former addresses, too: they cannot be dropped in a later change', () => {
    const { list } = keep(BOTH, toAddresses(['Sale'], ['Return', '/api/pay/refund/']));
    expect(list).toContain('/api/pay/refund/');
    expect(() => keep(list.join('\n'))).toThrow('/api/pay/refund/ is published');
  });

  test.each([
    ['/api/pay/sale/', 'is the address of another operation'],
    ['/api/pay/Refund/', 'is no address of an operation'],
    ['/api/pay/refund', 'is no address of an operation'],
    ['/pay/refund/', 'is no address of an operation'],
    ['/api/../etc/', 'is no address of an operation'],
    ['https://evil.example/api/pay/x/', 'is no address of an operation'],
  ])('refuses %s as a former address: it %s', (former, why) => {
    const addresses = toAddresses(['Sale'], ['Return', former]);
    expect(addresses.redirects).toEqual([]);
    expect(() => keep(BOTH, addresses)).toThrow(`post /1: x-formerAddresses: "${former}" ${why}`);
  });

  test('one former address cannot lead to two operations', () => {
    const { errors } = toAddresses(['Sale', '/api/pay/x/'], ['Return', '/api/pay/x/']);
    expect(errors).toEqual([
      'post /1: x-formerAddresses: "/api/pay/x/" is the address of another operation',
    ]);
  });

  test('two documents cannot have operations at one address: the page of one would be missing', () => {
    const toCopy = (title: string, path: string) =>
      toApiOf(
        { [path]: { post: { summary: 'Sale', tags: ['Pay'] } } },
        {},
        { info: { title, version: '2' } },
      );
    const { errors } = collectOperationAddresses([
      toCopy('Old', '/sale'),
      toCopy('New', '/v2/sale'),
    ]);
    expect(errors).toEqual([
      '"post /v2/sale" of New 2 has the address of "post /sale" of Old 2: /api/pay/sale/. Change the summary or the first tag of one.',
    ]);
  });

  test('of the provider names every operation there is', () => {
    const { current, redirects } = readOperationAddresses();
    const known = [...current, ...redirects.map(({ from }) => from)];
    const listed = readFileSync('content/openapi/addresses.txt', 'utf8').split('\n');
    expect(known.filter((address) => !listed.includes(address))).toEqual([]);
  });
});

describe('the page at a former address', () => {
  const MOVE = { from: '/api/pay/refund/', to: '/api/pay/return/' };

  test('leads on, with or without a host that redirects', async () => {
    const root = writeSample({});
    expect(await writeRedirectPages(root, '/developer', [MOVE])).toEqual([
      { from: '/developer/api/pay/refund', to: '/developer/api/pay/return/', status: 308 },
    ]);
    const html = readFileSync(join(root, 'api/pay/refund/index.html'), 'utf8');
    expect(html).toContain('http-equiv="refresh" content="0;url=/developer/api/pay/return/"');
    expect(html).toContain('<link rel="canonical" href="/developer/api/pay/return/">');
    expect(html).toContain('<script src="/developer/redirect.js">');
    expect(html).toContain('href="/developer/standalone.css"');
    expect(existsSync(join(root, 'developer'))).toBe(false);
  });

  test('is one of a finished export, with its redirect and its policy', async () => {
    const page = samplePage('Page');
    const root = writeSample({
      'index.html': page,
      'api/pay/return/index.html': page,
      'api/not-found/index.html': page,
      'libs/not-found/index.html': page,
      'style-guide/not-found/index.html': page,
      '_next/static/a.js': 'start()',
      'sitemap.xml': '<urlset><url><loc>https://x.example/api/pay/return/</loc></url></urlset>',
    });
    await finishExport({
      root,
      basePath: '',
      sources: { connect: [], storage: [] },
      moves: [MOVE],
      search: { names: { pages: [] }, texts: { pages: [], fields: [] } },
    });
    expect(readRedirects(root)).toEqual([
      { from: '/api/pay/refund', to: '/api/pay/return/', status: 308 },
    ]);
    const html = readFileSync(join(root, 'api/pay/refund/index.html'), 'utf8');
    expect(html).toContain('http-equiv="Content-Security-Policy"');
  });

  test('may be a file, and lead to a heading', async () => {
    const root = writeSample({});
    const move = { from: '/docs/refund.html', to: '/guides/refunds/#partly' };
    expect(await writeRedirectPages(root, '', [move])).toEqual([
      { from: '/docs/refund.html', to: '/guides/refunds/#partly', status: 308 },
    ]);
    expect(readFileSync(join(root, 'docs/refund.html'), 'utf8')).toContain(
      '<a id="to" href="/guides/refunds/#partly">',
    );
  });

  test('never takes the place of a page', async () => {
    const root = writeSample({ 'api/pay/refund/index.html': samplePage('Refund') });
    await expect(writeRedirectPages(root, '', [MOVE])).rejects.toThrow('a page exists at this');
  });
});
