import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { redirectPage } from '@/lib/http/redirect-page';
import { escapeHtml } from '@/lib/text/escape-html';

test('SPEC 2, s and -sandbox: a redirect is a page, because a header would lose the query', () => {
  const response = redirectPage('/');
  expect(response.status).toBe(200);
  expect(response.headers.get('location')).toBeNull();
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('its body leads on by itself where a host keeps only that', async () => {
  const html = await redirectPage('/libs/not-found/').text();
  expect(html).toMatch(/^<!doctype html>/);
  expect(html).toContain('<meta http-equiv="refresh" content="0;url=/libs/not-found/">');
  expect(html).toContain('<link rel="canonical" href="/libs/not-found/">');
  expect(html).toContain('href="/libs/not-found/">/libs/not-found/</a>');
  expect(html).toContain('<meta name="robots" content="noindex">');
});

describe('the query, which may hold display overrides (SPEC 2)', () => {
  test('is kept by a script, and the refresh that cannot keep it is for readers without script', async () => {
    const html = await redirectPage('/libs/not-found/').text();
    expect(html).toMatch(/<noscript><meta http-equiv="refresh" [^>]*><\/noscript>/);
    expect(html).toMatch(/<a id="to" href="\/libs\/not-found\/">[^]*<script src="\/redirect.js">/);
  });

  test('is for no other site', async () => {
    const html = await redirectPage('https://other.example/').text();
    expect(html).toContain(
      '\n<meta http-equiv="refresh" content="0;url=https://other.example/">\n',
    );
    expect(html).not.toContain('<script');
  });

  test.each([
    ['https://portal.example/', 'https://portal.example/?domain=shop.example.com#part'],
    // As RFC 9110 has it, 10.2.2.
    ['https://portal.example/a/#own', 'https://portal.example/a/?domain=shop.example.com#own'],
  ])('goes on behind %s, and so does a fragment where it has none', (href, to) => {
    const replace = jest.fn();
    runInNewContext(readFileSync('public/redirect.js', 'utf8'), {
      URL,
      document: { getElementById: () => ({ href }) },
      location: { search: '?domain=shop.example.com', hash: '#part', replace },
    });
    expect(replace.mock.calls).toEqual([[to]]);
  });
});

test('a hostile target stays inside its attribute', async () => {
  const html = await redirectPage('/"><script>alert(1)</script>').text();
  expect(html).not.toContain('<script>');
});

test.each([
  ['a & b', 'a &amp; b'],
  ['<b title="x">', '&lt;b title=&quot;x&quot;&gt;'],
  ["it's", 'it&#39;s'],
  ['&amp;', '&amp;amp;'],
])('%j is %j in HTML', (text, html) => {
  expect(escapeHtml(text)).toBe(html);
});
