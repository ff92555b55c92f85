import type { Problem } from '@/lib/openapi/core/types';
import { parseText } from '@/lib/openapi/parse/parse-text';
import { toIds } from '../core/support';

/** A document around a piece of YAML that stands below `x:`. */
const HEAD = 'openapi: 3.1.0\npaths:\n  /a: {}\n';

type Read = { readonly document: Record<string, unknown>; readonly problems: readonly Problem[] };

async function read(text: string): Promise<Read> {
  const parsed = await parseText(text);
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message);
  return { document: { ...parsed.document }, problems: parsed.problems };
}

async function readX(yaml: string): Promise<unknown> {
  return (await read(`${HEAD}x: ${yaml}`)).document.x;
}

async function refuse(text: string): Promise<readonly Problem[]> {
  const parsed = await parseText(text);
  if (parsed.ok) throw new Error('it was read');
  return parsed.problems;
}

test('JSON is read at once, without a promise', () => {
  expect(parseText('\uFEFF{"openapi":"3.1.0","paths":{"/a":{}}}')).toMatchObject({
    ok: true,
    document: { openapi: '3.1.0' },
    problems: [],
  });
});

test.each([
  ['nothing', ' \n', 'empty', 'The document is empty.'],
  ['a web page', '<!doctype html><title>404</title>', 'markup', 'begins with <!doctype)'],
])('%s is refused without a reader for YAML', (_, text, id, words) => {
  const parsed = parseText(text);
  expect(parsed).toMatchObject({ ok: false, problems: [{ id, at: '#' }] });
  expect(JSON.stringify(parsed)).toContain(JSON.stringify(words).slice(1, -1));
});

describe('values of YAML', () => {
  test.each([
    ['no', 'no'],
    ['[NO, yes, off, on, y, n]', ['NO', 'yes', 'off', 'on', 'y', 'n']],
    ['[true, False, null, ~, ]', [true, false, null, null]],
    ['012', '012'],
    ['[0, 0.50, 0o17, 0x1F, 1e3, -0.5]', [0, 0.5, 15, 31, 1000, -0.5]],
    ['[.inf, .nan, -.INF]', ['.inf', '.nan', '-.INF']],
    ['2001-12-14', '2001-12-14'],
    ['2001-12-14t21:59:43.10-05:00', '2001-12-14t21:59:43.10-05:00'],
    ['!!binary aGVsbG8=', 'aGVsbG8='],
    ['!!timestamp 2001-12-14', '2001-12-14'],
    ['22:30', '22:30'],
    ['"a\\tb\\u00e9"', 'a\tbé'],
    ["'it''s'", "it's"],
    ['|\n  one\n   two\n\n  three\n', 'one\n two\n\nthree\n'],
    ['>-\n  one\n  two\n\n  three\n', 'one two\nthree'],
    ['one\n  two', 'one two'],
    ['a#b # a comment', 'a#b'],
    ['{200: a, 2XX: b, 0123: c, true: d, 1.0: e, null: f}', expect.anything()],
  ])('%j is %j', async (yaml, expected) => {
    expect(await readX(yaml)).toEqual(expected);
  });

  test('keys are texts as they are written', async () => {
    const keys = Object.keys(Object(await readX('{404: a, 2XX: b, 0123: c, on: d, 1.0: e, ~: f}')));
    expect(keys).toEqual(['404', '2XX', '0123', 'on', '1.0', '~']);
  });

  test('version numbers keep their zeros', async () => {
    const { document, problems } = await read(
      'openapi: 3.10\ninfo: {version: 1.20}\npaths: {/a: {}}',
    );
    expect(document).toMatchObject({ openapi: '3.10', info: { version: '1.20' } });
    expect(problems).toEqual([]);
  });

  test('a number with a leading zero is told of: readers disagree on it', async () => {
    const { problems } = await read(`${HEAD}x: {enum: [051]}`);
    expect(problems).toEqual([
      {
        id: 'leading-zero',
        level: 'warning',
        at: '#/x/enum/0',
        message: expect.stringMatching(/^Line 4, column 12: 051 .* quotes\.$/),
      },
    ]);
  });

  test('keys that name parts of every object are ordinary keys', async () => {
    const x = await readX('{__proto__: {polluted: 1}, constructor: 2, toString: 3}');
    expect(Object.entries(Object(x))).toEqual([
      ['__proto__', { polluted: 1 }],
      ['constructor', 2],
      ['toString', 3],
    ]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('anchors and merge keys', () => {
  test('an alias stands for what its anchor named last', async () => {
    expect(await readX('[&a {b: 1}, *a, &a 2, *a]')).toEqual([{ b: 1 }, { b: 1 }, 2, 2]);
  });

  test('an alias used a thousand times is no bomb', async () => {
    const uses = Array.from({ length: 1000 }, () => '*a').join();
    expect(await readX(`[&a {b: [1, 2]}, ${uses}]`)).toHaveLength(1001);
  });

  test.each([
    ['{a: &a {b: 1, c: 2}, d: {<<: *a, c: 3}}', { b: 1, c: 3 }],
    ['{a: &a {b: 1, c: 2}, d: {c: 3, <<: *a}}', { b: 1, c: 3 }],
    ['{a: &a {b: 1}, e: &e {b: 2, f: 3}, d: {<<: [*a, *e]}}', { b: 1, f: 3 }],
    ['{d: {<<: {b: 1}}}', { b: 1 }],
    ["{d: {'<<': 1}}", { '<<': 1 }],
    ['{a: &a {__proto__: {x: 1}}, d: {<<: *a}}', JSON.parse('{"__proto__":{"x":1}}')],
  ])('%j merges', async (yaml, expected) => {
    const x = await readX(yaml);
    const merged: [string, unknown][] = Object.entries(Object(Reflect.get(Object(x), 'd')));
    expect(merged.sort()).toEqual(Object.entries(expected));
  });

  test.each([
    ['*nowhere', 'alias-not-found', /^Line 4, column 4: no anchor &nowhere .* quote/],
    ['&a [*a]', 'alias-not-found', /^Line 4, column 8: the alias \*a stands inside its own anchor/],
    ['{<<: 5}', 'merge-not-an-object', /^Line 4, column 9: << takes/],
    ['{? [a] : 1}', 'key-not-text', /^Line 4, column 7: a key is a text/],
    ['{a: 1, a: 2}', 'duplicate-key', /^Line 4, column 11: "a" stands here twice; the last/],
  ])('%j is read with a problem', async (yaml, id, message) => {
    const { problems } = await read(`${HEAD}x: ${yaml}`);
    expect(problems).toEqual([
      expect.objectContaining({ id, message: expect.stringMatching(message) }),
    ]);
    expect(problems[0]?.at).toMatch(/^#\/x/);
  });

  test('of a key that stands twice the last one counts', async () => {
    expect(await readX('{a: 1, b: 2, a: 3}')).toEqual({ a: 3, b: 2 });
  });
});

describe('faults', () => {
  test.each([
    ['a tab', 'paths:\n\t/a: {}', /line 2, column 1: Tabs .* Use spaces\.$/],
    ['a crooked indent', 'paths:\n  /a: {}\n /b: {}', /line 3, column 1: .* Line it up/],
    ['a colon', 'info:\n  title: Sale: now', /line 2, column 10: .* in quotes/],
    [
      'a reserved sign',
      'info:\n  title: @name',
      /line 2, column 10: .*@\. Put the value in quotes\.$/,
    ],
    ['an open quote', 'info:\n  title: "Sale\npaths: 1', /line \d, column \d+: Missing closing "/],
    ['an open bracket', 'tags: [a, b\npaths: {}', /line \d, column \d+: .*/],
    ['a bad escape', 'info: "\\d"', /line 1, column 8: Invalid escape .* single quotes\.$/],
  ])('%s is refused with line, column and fix', async (_, text, message) => {
    const [first] = await refuse(text);
    expect(first).toMatchObject({ id: 'not-yaml', level: 'error', at: '#' });
    expect(first?.message).toMatch(/^The document is not YAML: /);
    expect(first?.message).toMatch(message);
  });

  test('of many faults the first five are named', async () => {
    expect(await refuse('a: [\n'.repeat(40))).toHaveLength(5);
  });

  test('what was meant to be JSON is refused as JSON', async () => {
    expect(await refuse('{\n  "openapi": "3.1.0"\n  "paths": {}\n}')).toEqual([
      {
        id: 'not-json',
        level: 'error',
        at: '#',
        message:
          'The document is not JSON: line 3, column 3: expected a comma or the closing bracket, received "paths":.',
      },
    ]);
  });

  test('JSON with comments and commas at the end is read, and told of', async () => {
    const { document, problems } = await read('{\n  # note\n  "paths": {"/a": {},},\n}');
    expect(document).toEqual({ paths: { '/a': {} } });
    expect(toIds(problems)).toEqual(['not-json', 'no-version']);
    expect(problems[0]?.message).toMatch(/: line 2, column 3: .* It was read as YAML\.$/);
  });

  test('of several documents in one file the first is read', async () => {
    const { document, problems } = await read(`${HEAD}---\nopenapi: 3.0.0\n`);
    expect(document.openapi).toBe('3.1.0');
    expect(toIds(problems)).toEqual(['several-documents']);
    expect(problems[0]?.message).toContain('line 4, column 1');
  });

  test.each(['Not found', '- a\n- b', '# only a comment', '"text"'])(
    '%j is no document',
    async (text) => {
      expect(toIds(await refuse(text))).toEqual(['not-an-object']);
    },
  );
});

describe('hostile YAML', () => {
  test('a billion laughs are cut short, and the rest is read', async () => {
    const lol = (name: string, of: string) => `${name}: &${name} [${Array(9).fill(of).join()}]`;
    const names = [...'abcdefghi'];
    const lines = names.map((name, index) =>
      lol(name, index === 0 ? 'lol' : `*${names[index - 1]}`),
    );
    const { document, problems } = await read(`${HEAD}${lines.join('\n')}`);
    expect(document.paths).toEqual({ '/a': {} });
    expect(toIds(problems)).toEqual(['too-many-aliases']);
    expect(problems[0]?.message).toMatch(/^Line \d+, column \d+: aliases repeat .* \$ref\.$/);
    expect(JSON.stringify(document).length).toBeLessThan(20_000_000);
  });

  test('merge keys that grow with every line are cut short', async () => {
    const first = `k0: &k0 {${Array.from({ length: 500 }, (_, at) => `p${at}: 1`).join()}}`;
    const rest = Array.from({ length: 4000 }, (_, at) => `k${at + 1}: &k${at + 1} {<<: *k${at}}`);
    const { problems } = await read(`${HEAD}${[first, ...rest].join('\n')}`);
    expect(toIds(problems)).toEqual(['too-many-aliases']);
  });

  test.each([
    ['lists', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 4],
    ['objects', `${'{a: '.repeat(10_000)}1${'}'.repeat(10_000)}`, 4],
    ['lists without brackets', `\n${'- '.repeat(10_000)}x`, 5],
  ])('%s nested 10,000 deep are refused in words, with their line', async (_, value, line) => {
    const [first] = await refuse(`${HEAD}x: ${value}`);
    expect(first?.message).toMatch(
      new RegExp(`line ${line}, column \\d+: It is nested too deeply to be read`),
    );
  });

  test.each([
    ['plain', 'y'.repeat(1_000_000)],
    ['quoted', `"${'y '.repeat(500_000)}"`],
    ['in a block', `|\n${'  yy\n'.repeat(300_000)}`],
  ])('a text of a million characters, %s, is a text', async (_, value) => {
    const x = await readX(value);
    expect(typeof x === 'string' && x.length).toBeGreaterThan(890_000);
  });

  test.each(['!!js/function "function () {}"', '!!python/object/apply:os.system ["ls"]', '!own x'])(
    'the tag of %s makes nothing but the value',
    async (value) => {
      expect(await readX(value)).toEqual(
        value.startsWith('!!python') ? ['ls'] : value.replace(/^\S+ "?([^"]*)"?$/, '$1'),
      );
    },
  );

  test('20,000 keys that all stand twice are read', async () => {
    const keys = Array.from({ length: 20_000 }, (_, at) => `  k${at % 10_000}: ${at}`);
    const { document, problems } = await read(`${HEAD}x:\n${keys.join('\n')}`);
    expect(Object.keys(Object(document.x))).toHaveLength(10_000);
    expect(problems).toHaveLength(10_000);
  });
});
