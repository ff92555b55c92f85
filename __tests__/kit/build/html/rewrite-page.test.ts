import { readTags } from '@/lib/kit/build/html/read-tags';
import { type PageEdits, rewritePage } from '@/lib/kit/build/html/rewrite-page';
import { FIRST_SCRIPT, NEXT_SCRIPTS, samplePage } from '../../../support/sample-export';

const rewrite = (html: string, edits: PageEdits) => rewritePage(html, readTags(html), edits).html;

const policy = "default-src 'self'";
const META = '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'">';

it('puts the policy right behind the charset, and changes nothing else', () => {
  const page = samplePage('A', '<p title="a > b">1 &lt; 2</p><!--$--><script>go("</p>")</script>');
  expect(rewrite(page, { policy })).toBe(
    page.replace('<meta charSet="utf-8"/>', (charset) => charset + META.replace('>', '/>')),
  );
});

it('fetches a script beside the first one where it is told to', () => {
  const html = rewrite(samplePage('A'), { policy, preload: '/scripts/list.js' });
  const link = '<link rel="preload" as="script" href="/scripts/list.js"/>';
  expect(html).toContain(`${META.replace('>', '/>')}${link}<title>`);
});

it('asks search engines to leave a preview out', () => {
  const html = rewrite(samplePage('A'), { policy, isHidden: true });
  expect(html).toContain(
    `${META.replace('>', '/>')}<meta name="robots" content="noindex"/><title>`,
  );
});

it('puts tags of the adopter at the end of the head, escaped', () => {
  const headTags = [{ name: 'meta', attributes: { name: 'a', content: 'b"<c' } }];
  const html = rewrite(samplePage('A'), { policy, headTags });
  expect(html).toContain('<title>A</title><meta name="a" content="b&quot;<c"/></head>');
});

it('puts structured data at the end of the head', () => {
  const html = rewrite(samplePage('A'), { policy, data: '{"a":1}' });
  expect(html).toContain(
    '<title>A</title><script type="application/ld+json">{"a":1}</script></head>',
  );
});

it('escapes what would end the attribute', () => {
  const html = rewrite(samplePage('A'), { policy: 'a"b&c' });
  const [, , meta] = readTags(html).filter(({ name }) => name === 'meta' || name === 'head');
  expect(meta?.attributes.get('content')).toBe('a"b&c');
});

describe('with a start', () => {
  const start = new Map([
    ['src', '/scripts/api-page.js'],
    ['data-page-start', 'painted'],
  ]);
  const kept =
    '<script src="/p.js" noModule=""></script>' +
    '<script type="application/ld+json">{"a":1}</script><script src="/latest.js"></script>';
  const preloads =
    '<link rel="preload" href="/a.js" as="script"/><link rel="preload" href="/a.css" as="style"/>' +
    '<link rel="preload" href="/a.woff2" as="font"/>';

  it('tells the first script, and drops what that script runs and fetches', () => {
    const page = samplePage('A', FIRST_SCRIPT + preloads + NEXT_SCRIPTS + kept);
    const html = rewrite(page, { policy, start });
    expect(html).toContain(`</h1><script src="/scripts/api-page.js" data-page-controls="/c.js"`);
    expect(html).toContain(` data-page-start="painted"></script>${kept}</main></body>`);
    expect(html).not.toMatch(/__next_f|TURBOPACK|as="|_next/);
  });

  it('throws for a page without the first script: it could not start', () => {
    expect(() => rewrite(samplePage('A'), { policy, start })).toThrow(
      'no script with data-page-controls',
    );
  });
});

it('throws for a page without a place for its policy', () => {
  expect(() => rewrite('<p>text</p>', { policy })).toThrow('no <meta charset>');
});
