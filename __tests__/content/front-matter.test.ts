/** @jest-environment node */
import { parseFrontMatter } from '@/lib/content/source/front-matter';

function parse(source: string): { data: unknown; faults: string[] } {
  const faults: string[] = [];
  const data = parseFrontMatter(source, (at, message) => faults.push(`${at}: ${message}`));
  return { data, faults };
}

test('YAML between two lines of --- is read, whatever the line ends', () => {
  expect(parse('---\ntitle: é\norder: 1\n---\nText')).toEqual({
    data: { title: 'é', order: 1 },
    faults: [],
  });
  expect(parse('---\r\ntitle: a\r\n---\r\nText')).toEqual({ data: { title: 'a' }, faults: [] });
});

test.each(['js', 'javascript', ' js', 'json', 'coffee', 'constructor'])(
  'front matter in %j is refused and not run',
  (language) => {
    const trap = 'globalThis.frontMatterRan = true';
    const { data, faults } = parse(`---${language}\n${trap}\n---\nText`);
    expect(data).toBeUndefined();
    expect(faults).toEqual([expect.stringMatching(/^line 1: front matter in "\w+" is refused/)]);
    expect(globalThis).not.toHaveProperty('frontMatterRan');
  },
);

test.each([
  [
    'a YAML function',
    "---\na: !!js/function 'function () { return 1 }'\n---\n",
    'line 2: not YAML: unknown tag',
  ],
  ['a colon without quotes', '---\ntitle: a: b\n---\n', 'line 2: not YAML: '],
  ['a key twice', '---\na: 1\na: 2\n---\n', 'line 3: not YAML: duplicated mapping key'],
  [
    'no front matter',
    '# Hello\n',
    'line 1: expected front matter: a first line "---", received "# Hello"',
  ],
  ['an empty file', '', 'line 1: expected front matter: a first line "---", received ""'],
])('%s is a fault with its line', (_what, source, fault) => {
  const { data, faults } = parse(source);
  expect(data).toBeUndefined();
  expect(faults).toEqual([expect.stringContaining(fault)]);
});

test('a fault that quotes would mend says so', () => {
  expect(parse('---\nslug: {product}-checkout\n---\n').faults.join()).toMatch(/in single quotes$/);
});
