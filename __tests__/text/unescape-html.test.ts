import { unescapeHtml } from '@/lib/text/unescape-html';

test('replaces entities by name and by number', () => {
  expect(unescapeHtml('&quot;a&#39;s &lt;b&gt; &amp;amp; &#x2F;&#128230;')).toBe(
    '"a\'s <b> &amp; /📦',
  );
});

test('leaves what is no character', () => {
  const text = '&unknown; & &#9999999; &amp';
  expect(unescapeHtml(text)).toBe(text);
});
