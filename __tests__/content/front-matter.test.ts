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
  for (const nothing of ['', '# to come', '~'])
    expect(parse(`---\n${nothing}\n---\nText`)).toEqual({ data: {}, faults: [] });
  expect(parse('---\r\ntitle: a\r\n---\r\nText')).toEqual({ data: { title: 'a' }, faults: [] });
});

test.each(['js', 'javascript', ' js', 'json', 'coffee', 'constructor'])(
  'front matter in %j is not read and not run',
  (language) => {
    const trap = 'globalThis.frontMatterRan = true';
    const { data, faults } = parse(`---${language}\n${trap}\n---\nText`);
    expect(data).toBeUndefined();
    expect(faults).toEqual([expect.stringMatching(/^line 1: front matter in "\w+" is not read/)]);
    expect(globalThis).not.toHaveProperty('frontMatterRan');
  },
);

test.each([
  [
    'a YAML function',
    "---\na: !!js/function 'function () { return 1 }'\n---\n",
    'line 2: not YAML: Unresolved tag',
  ],
  [
    'a colon without quotes',
    '---\ntitle: a: b\n---\n',
    'line 2: not YAML: Nested mappings are not allowed in compact mappings. Put a value with a colon',
  ],
  [
    'a tab',
    '---\nfacts:\n\tRequests: two\n---\n',
    'line 3: not YAML: Tabs are not allowed as indentation. Use spaces.',
  ],
  [
    'a quote that does not end',
    "---\nfacts:\n  one: 'Two\n  other: 'Not on your server'\n---\n",
    "line 3: not YAML: Missing closing '. Add it, or put the text in quotes.",
  ],
  ['front matter without end', '---\ntitle: a\n\nText', 'line 1: the front matter has no end.'],
  [
    'a key twice',
    '---\na: 1\na: 2\n---\n',
    'line 3: not YAML: Map keys must be unique. Take one of the two away.',
  ],
  [
    'an alias of nothing',
    '---\ntitle: a\nslug: *b\n---\n',
    'line 3: "*b" repeats "&b", which is not above. Put a text that begins with * in quotes',
  ],
  [
    'an alias of itself',
    '---\na: &b [*b]\n---\n',
    'line 2: "*b" stands inside of what it repeats.',
  ],
  [
    'aliases that repeat too much',
    `---\na: &a [1, 2, 3, 4, 5, 6, 7, 8]\n${['ab', 'bc', 'cd', 'de', 'ef'].map(([one, other]) => `${other}: &${other} [${`*${one}, `.repeat(8)}]\n`).join('')}---\n`,
    'line 7: the 40 aliases repeat too much. Write out what they stand for',
  ],
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

test.each(['Webhooks #1', 'C # and Java', 'Webhooks # once'])(
  'in %j all behind # would be lost',
  (text) => {
    const { faults } = parse(`---\nfacts:\n  a: ${text}\norder: 1\n---\n`);
    expect(faults).toEqual([
      'line 3: what stands behind # is a comment. Put the text in quotes, or the comment on a line of its own',
    ]);
  },
);

test('a text in quotes, a comment on its own line and one behind a number are none', () => {
  const source =
    "---\n# a\na: 'b #1'\nb: c#1\n# c\nd: 1 # e\ne: *b # f\nf: >\n  g #1\n# end\n---\n";
  expect(parse(source.replace('b: c', 'b: &b c'))).toEqual({
    data: { a: 'b #1', b: 'c#1', d: 1, e: 'c#1', f: 'g #1\n' },
    faults: [],
  });
});

test('a text that begins with a star in quotes, and an alias of what is above are read', () => {
  expect(parse("---\na: '*b'\nc: &c [1]\nd: *c\n---\n").data).toEqual({ a: '*b', c: [1], d: [1] });
});

test('a fault that quotes would mend says so', () => {
  expect(parse('---\nslug: {product}-checkout\n---\n').faults.join()).toMatch(/in quotes\.$/);
});
