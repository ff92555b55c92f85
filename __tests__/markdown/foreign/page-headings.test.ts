import { toHtml } from 'hast-util-to-html';
import { parseForeignMarkdown } from '@/lib/markdown/foreign/foreign-markdown';
import { normalizeHeadings } from '@/lib/markdown/foreign/page-headings';

function toLevels(markdown: string): readonly string[] {
  const html = toHtml(normalizeHeadings(parseForeignMarkdown(markdown, undefined)));
  return [...html.matchAll(/<(h\d)>(\w+)<\/\1>/g)].map(([, level, name]) => `${level} ${name}`);
}

test.each([
  ['# a\n\n## b\n\n# c', ['h2 a', 'h3 b', 'h2 c']],
  ['## a\n\n### b', ['h2 a', 'h3 b']],
  ['#### a', ['h2 a']],
  ['# a\n\n#### b\n\n## c\n\n### d', ['h2 a', 'h3 b', 'h3 c', 'h4 d']],
  ['### a\n\n# b', ['h2 a', 'h2 b']],
  [
    '# a\n\n## b\n\n### c\n\n#### d\n\n##### e\n\n###### f',
    ['h2 a', 'h3 b', 'h4 c', 'h5 d', 'h6 e', 'h6 f'],
  ],
  ['a', []],
])('the headings of %j begin below the page’s own and leave no level out', (text, levels) => {
  expect(toLevels(text)).toEqual(levels);
});
