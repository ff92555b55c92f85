import { parseMdx } from '@/lib/content/source/mdx-tree';
import { blankTags } from '@/lib/kit/prose/plain-markdown';

function toPlain(source: string): string {
  const tree = parseMdx(source, {}, () => {});
  if (!tree) throw new Error('not MDX');
  return blankTags(source, tree);
}

test('blanks the tags, keeps what they hold and the line it stands on', () => {
  const source = [
    '## Go',
    '',
    '<Steps>',
    '',
    '<Step title="Send it">',
    '',
    'Text with `<b>` and {product}.',
    '',
    '```html',
    '<form>',
    '```',
    '',
    '</Step>',
    '',
    '</Steps>',
    '',
    '<Operation id="post /sale" />',
  ];
  const plain = toPlain(source.join('\n')).split('\n');
  const isTag = (line: string) => /^<\/?[SO]/.test(line);
  expect(plain).toEqual(source.map((line) => (isTag(line) ? '' : line)));
});

test('blanks a tag over several lines and a component inside a list', () => {
  expect(toPlain('<Figure\n  src="/images/a.svg"\n  alt="A"\n/>\n\nText.')).toBe('\n\n\n\n\nText.');
  expect(toPlain('- One\n\n  <Callout tone="tip">\n\n  Two\n\n  </Callout>')).toBe(
    '- One\n\n\n\n  Two\n\n',
  );
});

test('keeps the spaces a writer left, so that they can be reported', () => {
  expect(toPlain('Text.  \n\nMore.')).toBe('Text.  \n\nMore.');
});

test('leaves Markdown without components as it is', () => {
  const source = '---\ntitle: A\n---\n\n## B\n\n- [ ] \\<c> 😀\n';
  expect(toPlain(source)).toBe(source);
});
