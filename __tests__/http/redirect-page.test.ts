/** @jest-environment node */
import { escapeHtml } from '@/lib/http/escape-html';
import { redirectPage } from '@/lib/http/redirect-page';

test('SPEC 2, s and -sandbox: a redirect is permanent and says where to in its header', () => {
  const response = redirectPage('/');
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe('/');
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('its body leads on by itself where a host keeps only that', async () => {
  const html = await redirectPage('/libs/not-found/').text();
  expect(html).toMatch(/^<!doctype html>/);
  expect(html).toContain('<meta http-equiv="refresh" content="0;url=/libs/not-found/">');
  expect(html).toContain('<link rel="canonical" href="/libs/not-found/">');
  expect(html).toContain('<a href="/libs/not-found/">');
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test('another status can be asked for', () => {
  expect(redirectPage('/', 307).status).toBe(307);
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
