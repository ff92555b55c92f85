import fc from 'fast-check';
import {
  isExternal,
  isFileUrl,
  urls,
  withBasePath,
  withoutBasePath,
  withSlash,
} from '@/lib/routes/urls';

describe('the base path', () => {
  test.each([
    ['/libs/', '/developer', '/developer/libs/'],
    ['/', '/developer', '/developer/'],
    ['/libs/', '', '/libs/'],
    ['/storage/guides/disputes.pdf', '/a/b', '/a/b/storage/guides/disputes.pdf'],
    ['#refunds', '/developer', '#refunds'],
    ['//cdn.example.com/x.js', '/developer', '//cdn.example.com/x.js'],
    ['https://example.com/', '/developer', 'https://example.com/'],
    ['mailto:developers@example.com', '/developer', 'mailto:developers@example.com'],
  ])('%j under %j is %j', (path, basePath, expected) => {
    expect(withBasePath(path, basePath)).toBe(expected);
  });

  test.each([
    ['/developer/libs/', '/developer', '/libs/'],
    ['/developer/', '/developer', '/'],
    ['/developer', '/developer', '/'],
    ['/developers/libs/', '/developer', '/developers/libs/'],
    ['/libs/developer/', '/developer', '/libs/developer/'],
    ['/libs/', '', '/libs/'],
  ])('the page at %j under %j is %j', (pathname, basePath, expected) => {
    expect(withoutBasePath(pathname, basePath)).toBe(expected);
  });

  test('what puts it on and what takes it off are opposites', () => {
    const part = fc.stringMatching(/^[a-z0-9-]{1,8}$/);
    const path = fc.array(part).map((parts) => `/${parts.map((one) => `${one}/`).join('')}`);
    const basePath = fc
      .array(part, { maxLength: 2 })
      .map((parts) => parts.map((one) => `/${one}`).join(''));
    fc.assert(
      fc.property(path, basePath, (page, base) => {
        expect(withoutBasePath(withBasePath(page, base), base)).toBe(page);
      }),
    );
  });
});

test.each([
  ['https://example.com/', true],
  ['HTTP://example.com/', true],
  ['//example.com/', true],
  ['mailto:developers@example.com', true],
  ['tel:+14155550100', true],
  ['javascript:alert(1)', true],
  ['/guides/', false],
  ['/guides/a:b/', false],
  ['#https://example.com', false],
  ['?next=https://example.com', false],
  ['guides/', false],
  ['', false],
])('%j leaves the portal: %j', (href, expected) => {
  expect(isExternal(href)).toBe(expected);
});

test.each([
  ['/storage/guides/disputes.pdf', true],
  ['/storage/plugins/woocommerce-3.2.4.zip', true],
  ['/images/a.WEBP', true],
  ['/sitemap.xml?fresh=1#top', true],
  ['/guides/webhooks/', false],
  ['/guides/v1.2/', false],
  ['/guides/?file=a.pdf', false],
  ['/guides/#a.pdf', false],
  ['', false],
])('%j is a file: %j', (href, expected) => {
  expect(isFileUrl(href)).toBe(expected);
});

describe('every address', () => {
  const spelled = Object.entries(urls).map(([name, url]): [string, string] => [
    name,
    typeof url === 'string' ? url : url('a-slug', 'another'),
  ]);

  test.each(spelled)('%s is %j: absolute, in lower case, with a slash at its end', (_, url) => {
    expect(url).toMatch(/^\/([a-z-]+\/)*$/);
  });

  test('is another one', () => {
    const addresses = spelled.map(([, url]) => url);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('has the parts it is given, in the order of SPEC 2', () => {
    expect(urls.operation('payment-gateway', 'sale')).toBe('/api/payment-gateway/sale/');
    expect(urls.operation('payment-gateway', 'sale', '/docs')).toBe('/docs/payment-gateway/sale/');
    expect(urls.pluginLatest('woocommerce')).toBe('/libs/plugins/woocommerce/latest/');
  });
});

test.each([
  ['/api/reference#avs-codes', '/api/reference/#avs-codes'],
  ['/api/reference?lang=php#avs', '/api/reference/?lang=php#avs'],
  ['/guides', '/guides/'],
  ['/guides/', '/guides/'],
  ['/guides/?a=/b', '/guides/?a=/b'],
  ['/', '/'],
])('the page %s is linked as %s', (href, linked) => {
  expect(withSlash(href)).toBe(linked);
});
