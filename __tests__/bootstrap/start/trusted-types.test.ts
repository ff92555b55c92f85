/** @jest-environment jsdom */
import { MENU_FIRST_TREE } from '@/lib/bootstrap/menus/menu-first';
import { createTrustedTypesPolicy } from '@/lib/bootstrap/start/trusted-types';

const createPolicy = jest.fn();
beforeAll(() => {
  globalThis.trustedTypes = { createPolicy };
  createTrustedTypesPolicy();
});
afterAll(() => {
  globalThis.trustedTypes = undefined;
});

test('the policy is the one that browsers ask about strings, and never runs a string', () => {
  const [[name, rules]] = createPolicy.mock.calls;
  expect(name).toBe('default');
  expect(Object.keys(rules)).toEqual(['createHTML', 'createScriptURL']);
});

test('a browser without Trusted Types goes on without', () => {
  const { trustedTypes } = globalThis;
  globalThis.trustedTypes = undefined;
  expect(createTrustedTypesPolicy).not.toThrow();
  globalThis.trustedTypes = trustedTypes;
});

describe('markup', () => {
  const pass = (html: string) => createPolicy.mock.calls[0][1].createHTML(html);

  test.each([
    '',
    '1 &lt; 2 && 3 > 2',
    '<span class="token" data-lang=\'a\' hidden>onclick="a()" javascript:</span>',
    '<!--proof:links-result--><p data-status="failed">Failed</p>',
    '<svg viewBox="0 0 8 8" xlink:href="#a"><path d="M0 0h8"/></svg>',
    '<a title="1 > 0" href="/guides/">Guides</a><br />',
    MENU_FIRST_TREE,
    '<script></script>',
  ])('that runs nothing stays as it is: %s', (html) => {
    expect(pass(html)).toBe(html);
  });

  test.each([
    '<script>a()</script>',
    '<SCRIPT src=/a.js>',
    '<p></p><script></script>',
    '<script></script><script>a()</script>',
    '<img src=x onerror=a()>',
    '<a title=">" onclick="a()">',
    "<p class='a'\nONCLICK='a()'>",
    '<svg/onload=a()>',
    '<p a="b"onclick=a()>',
    '<iframe src="/">',
    '<p srcdoc="a">',
    '<meta http-equiv="refresh" content="0">',
    '<link rel="import" href="/a">',
    '<p <script>a()</script>',
    '<p onclick=a()',
    '<!-- > --><!--><script>a()</script>-->',
  ])('that runs code, or loads a document, is refused: %s', (html) => {
    expect(pass(html)).toBeNull();
  });
});

describe('the address of a script', () => {
  const pass = (address: string) => createPolicy.mock.calls[0][1].createScriptURL(address);

  test.each([
    '/_next/static/chunks/a.js',
    'http://localhost/scripts/a.js?v=1#a',
    'https://chat.example.com/widget',
  ])(
    'passes for a script of this host, and for other hosts, of which policies decide: %s',
    (one) => {
      expect(pass(one)).toBe(one);
    },
  );

  test.each(['/openapi/pg.json', '/search/names.json', '/', 'blob:http://localhost/1'])(
    'is refused for another file of this host: %s',
    (address) => {
      expect(pass(address)).toBeNull();
    },
  );
});
