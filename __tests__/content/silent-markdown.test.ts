import { siteSchema } from '@/lib/content/schemas/site';
import type { Disk } from '@/lib/content/source/disk';
import { dropLetters } from '@/lib/content/source/letters';
import { createLoader } from '@/lib/content/source/loader';
import { checkText as check } from './check-text';

const stays = (mark: string) => `"${mark}" stays as it is written.`;
const INDENTED = 'text that is indented by four spaces is no code. Write a fence (```text)';

test.each([
  // Code that is text, and text that is code.
  ['a\n\n    npm install', `line 3: ${INDENTED}`],
  ['a\n\n\tnpm install', `line 3: ${INDENTED}`],
  ['- [ ] a\n\n      npm install', `line 3: ${INDENTED}`],
  ['- a\n\n      npm install', `line 3: ${INDENTED}`],
  ['<Callout tone="tip">\n\nRun\n\n    npm install\n\n</Callout>', `line 5: ${INDENTED}`],
  ['```bash\nls\n\n## On\n\nText.\n', 'line 1: a fence without an end. Write ``` below the code'],
  ['````bash\nls\n```', 'line 1: a fence without an end. Write ```` below the code'],
  ['~~~bash\nls', 'line 1: a fence without an end. Write ~~~ below the code'],
  ['- a\n\n  ```bash\n  ls\n\nText.', 'line 3: a fence without an end.'],
  ['> ```bash\n> ls\n\nText.', 'line 1: a fence without an end.'],
  ['```bash', 'line 1: a fence without an end.'],
  ['```bash\nls\n\nText.\n\n```json\n{}\n```', 'line 6: a fence inside of the one of line 1.'],
  ['Run ```ls -l```.', 'line 1: a fence begins and ends on a line of its own'],
  ['Run `ls\u00A0-l`.', 'line 1: this code has a space or a hyphen that no program takes for one.'],
  ['```bash\nls \u00AD-l\n```', 'line 1: this code has a space or a hyphen'],
  ['Run `ls.', 'line 1: a backtick without another one is no code.'],
  // Notes of other dialects.
  [':::tip\nPack.\n:::', 'line 1: ":::tip" makes no note here. Write <Callout tone="tip">'],
  [
    ':::danger[Stop]\nPack.\n:::',
    'line 1: ":::danger[Stop]" makes no note here. Write <Callout tone="danger">',
  ],
  [
    '!!! caution\n\n Pack.',
    'line 1: "!!! caution" makes no note here. Write <Callout tone="warn">',
  ],
  ['> [!CAUTION]\n> Pack.', 'line 1: "[!CAUTION]" makes no note here. Write <Callout tone="warn">'],
  // Headings.
  ['### Deep', 'line 1: a heading skips a level: below # stands ##'],
  ['## A\n\n#### B', 'line 3: a heading skips a level: below ## stands ###'],
  ['##', 'line 1: a heading without letters'],
  ['##Pack', 'line 1: "##Pack" is no heading. Put one space behind the #'],
  ['## A\n\nLast words\n---', 'line 3: the line below makes this a heading. Write ## before it'],
  // Notes and links that lead nowhere.
  ['Pack[^a].', 'line 1: the note [^a] has no text. Write "[^a]: …" on a line of its own'],
  ['a\n\n[^a]: Twice.', 'line 3: nothing refers to [^a], so that it is not shown'],
  ['a[^a]\n\n[^a]: One.\n\n[^a]: Two.', 'line 5: [^a] is defined above already.'],
  ['a\n\n[Note]: pack', 'line 3: nothing refers to [Note], so that it is not shown'],
  ['See [keys] (/api/).', `line 1: ${stays('[keys]')} A link is [text](/address/)`],
  ['See [keys](/my page/).', `line 1: ${stays('[keys]')}`],
  ['See (keys)[/api/].', `line 1: ${stays('[/api/]')}`],
  ['See\n[the keys][k].', `line 2: ${stays('[the keys]')}`],
  ['See [keys] in `code`.', `line 1: ${stays('[keys]')}`],
  ['## See [keys]', `line 1: ${stays('[keys]')}`],
  ['| A |\n| - |\n| [keys] |', `line 3: ${stays('[keys]')}`],
  ['- []Pack', `line 1: ${stays('[]')}`],
  // Signs of lists, bold text and others.
  ['-Pack\nand ship', 'line 1: "-Pack" is no item of a list. Begin it with a dash and one space'],
  ['a:\n• Pack', 'line 2: "• Pack" is no item of a list.'],
  ['A **bold ** word', `line 1: ${stays('**bold')} Bold is **text**`],
  ['A ** bold** word', `line 1: ${stays('** bold')}`],
  ['An *odd * word', `line 1: ${stays('*odd *')}`],
  ['An _odd _ word', `line 1: ${stays('_odd _')}`],
  ['An ==odd== word', `line 1: ${stays('==odd')}`],
  ['about ~2 or up to 5~ days', 'line 1: a single ~ strikes text out. Write \\~'],
  ['a&nbsp b', `line 1: ${stays('&nbsp')} End it with a semicolon`],
  ['Done :rocket:', `line 1: ${stays(':rocket:')} Write the sign itself`],
  ['| A | B |\n| - | - |\n| 1 |', 'line 3: a row of 1 cells in a table of 2.'],
  ['| A | B |\n| - | - |\n| 1 | 2 | 3 |', 'line 3: a row of 3 cells in a table of 2.'],
  // Letters that nobody sees.
  [
    'a\nPa\u200Bck',
    'line 2: an invisible letter, U+200B. Take it out, or write its code: &#x200B;',
  ],
  ['Pack \u202Eit', 'line 1: an invisible letter, U+202E.'],
  ['Pa\u200Dck', 'line 1: an invisible letter, U+200D.'],
  ['Pack\u0007', 'line 1: an invisible letter, U+0007.'],
  ['a\n\nP\uFFFDck', 'line 3: not UTF-8: a letter is lost.'],
])('%j is an error', (source, error) => {
  expect(check(source)).toEqual([expect.stringContaining(error)]);
});

test.each(
  [
    'Text[^a] and [b][c] of [d].\n\n[^a]: A note.\n\n[c]: /api/\n\n[d]: /x/',
    '## A\n\n### B\n\n#### C\n\n## D',
    '- [ ] **a**\n- [x] `a` b\n- [ ] [a](/api/)\n- [X] *a*',
    '- [ ] a\n  - [ ] b\n- [x] a\n\n  b\n\n  ```bash\n  ls\n  ```',
    '1. [ ] a\n   - b',
    '- a\n  - b\n    - c\n\n      Text.\n\n      ```bash\n      ls\n      ```',
    '1. a\n\n   > b\n   > ```bash\n   > ls\n   > ```',
    '````text\n```bash\nls\n```\n````',
    '<Callout tone="tip">\n    Indented with its tag.\n</Callout>',
    'A \\[bracket], \\*star, \\~tilde, `[code] **`, snake_case_word, 2 * 3 * 4, **bold**, ~~gone~~.',
    'At 10:30:15, see [a\\]b](/x/), https://e.example/a_b_c/ and a@b.example, {name} of [{name}](/y/).',
    '- [ ] Open\n- [x] Done with `[x]`',
    '| A | B |\n| - | - |\n| `a \\| b` | |',
    'Fish & chips &amp; peas',
    'می\u200Cخواهم \u{1F468}\u{1F3FD}\u200D\u{1F4BB} caf\u00E9\u00A0!',
    '```bash\r\nls\r\n```\r\n\r\nText.',
  ].filter((text) => !text.includes('a \u200D')),
)('%j is none', (source) => {
  expect(check(source)).toEqual([]);
});

test('an invisible letter in a JSON file has its line', () => {
  const disk: Disk = {
    readText: () => '{\n"name": "A\u200B"}',
    list: () => [],
    listTree: () => [],
    has: () => false,
    getStamp: () => '',
  };
  const loader = createLoader(disk);
  loader.load(siteSchema, 'a.json', {});
  expect(loader.errors[0]).toMatchObject({
    at: 'line 2',
    message: expect.stringContaining('U+200B'),
  });
});

test('what is made from documents of others is written without such letters', () => {
  expect(dropLetters('P\u200Back\uFFFD \u202Eit\n')).toBe('Pack it\n');
});
