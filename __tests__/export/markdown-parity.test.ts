import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { listMissingTexts, parseMarkdown } from '../support/missing-texts';
import { reportFigure } from '../support/report-figure';
import { OUT, listFiles } from './exported-pages';

const FILES = listFiles().filter((file) => /(^|\/)index\.md$/.test(file));

/** Texts of an article that its Markdown lacks. */
function listMissing(file: string): readonly string[] {
  const page = join(OUT, file.replace(/\.md$/, '.html'));
  if (!existsSync(page)) return [`${file} is of no page`];
  const read = (path: string) => readFileSync(path, 'utf8');
  return (
    listMissingTexts(read(page), read(join(OUT, file))) ?? [`${file}: the page has no article`]
  );
}

test('there is Markdown of pages', () => {
  reportFigure('pages', FILES.length);
  expect(FILES).toContain('index.md');
});

test.each(FILES)('%s has every sentence, value and code of its page', (file) => {
  expect(listMissing(file)).toEqual([]);
});

const TEXTS = listFiles().filter((file) => /(?:\.md|(?:^|\/)llms(?:-full)?\.txt)$/.test(file));

test.each(TEXTS)(
  '%s has no empty item, cell, heading or link, and is read as it was meant',
  (file) => {
    const empty: string[] = [];
    const tree = parseMarkdown(
      readFileSync(join(OUT, file), 'utf8').replace(/^---\n[^]*?\n---\n/, ''),
    );
    visit(tree, (node) => {
      const isText = ['listItem', 'heading', 'link', 'paragraph'].includes(node.type);
      const line = node.position?.start.line ?? 0;
      if (isText && toString(node).trim() === '' && !/"(?:image|code)"/.test(JSON.stringify(node)))
        empty.push(`${line}: ${node.type}`);
      // A tag that is words to a reader would be HTML to a renderer; texts of documents have links in HTML.
      if (
        node.type === 'html' &&
        !/^<\/?(?:a\b|b|br|strong|em|i|code|p|ul|li|sub|sup|div|!--)/.test(node.value)
      )
        empty.push(`${line}: ${node.value}`);
    });
    expect(empty).toEqual([]);
  },
);
