import { checkText as check } from './check-text';

const inGroup = (...titles: readonly string[]) =>
  `<CodeGroup>\n\n${titles.map((title) => `\`\`\`bash ${title}\nls\n\`\`\`\n\n`).join('')}</CodeGroup>`;

/** A mistake, what is said of it, and texts that do what was said. */
type Remedy = readonly [wrong: string, error: string, ...right: readonly string[]];

const inNote = (text: string) => `<Callout tone="tip">\n\n${text}\n\n</Callout>`;
const NO_CODE = 'text that is indented by four spaces is no code. Write a fence (```text), or take';
const FENCED = 'Run:\n\n```text\nnpm install\n```';
const NO_BOLD =
  'no bold text begins or ends between a letter and a punctuation mark. Write the mark';
const TYPED = 'this code has a dash or quotes of typography. Type them anew: - " \'';
const NO_ITEM =
  'is no item of a list. Begin it with a dash and one space, or with "1." and one space;';
const LOOKS_LIKE =
  'is no heading and no item: a letter only looks like # or like a space. Type both';
const NO_FENCE = 'is no fence. Write three backticks, above and below the code';
const TEMPLATE =
  'braces of templates are refused. Take them out; a value is {name}, a note <Callout';
const NO_TITLE = 'line 3: a title is a text in quotes, without spaces before them: title="…"';
const HEAD = 'its first line has 2 cells, its second must be "| --- | --- |"';

const CODE: readonly Remedy[] = [
  ['Run:\n    npm install', `line 2: ${NO_CODE}`, FENCED, 'Run:\nnpm install'],
  ['Run:\n\tnpm install', `line 2: ${NO_CODE}`, FENCED],
  ['> Run:\n>     npm install', `line 2: ${NO_CODE}`, '> Run:\n> npm install'],
  ['- Run:\n      npm install', `line 2: ${NO_CODE}`, '- Run:\n\n  ```text\n  npm install\n  ```'],
  ['Run:\n\n    npm install', `line 3: ${NO_CODE}`, FENCED],
  [
    '``bash\nls\n``',
    'line 1: a fence begins and ends on a line of its own, with three',
    '```bash\nls\n```',
  ],
  ['`\nls\n`', 'line 1: a fence begins and ends on a line', '```bash\nls\n```'],
  ["'''bash\nls", `line 1: "'''bash" ${NO_FENCE}`, '```bash\nls\n```'],
  ['´´´\nls', `line 1: "´´´" ${NO_FENCE}`, '```text\nls\n```'],
  ['‘‘‘bash\nls', `line 1: "‘‘‘bash" ${NO_FENCE}`, '```bash\nls\n```'],
  ['```bash\ncurl —data x\n```', `line 1: ${TYPED}`, '```bash\ncurl --data x\n```'],
  ['```sh\ncurl -d “a” x\n```', `line 1: ${TYPED}`, '```sh\ncurl -d "a" x\n```'],
  ["```bash\ncurl -d '{“a”: 1}'\n```", `line 1: ${TYPED}`, '```bash\ncurl -d \'{"a": 1}\'\n```'],
  ['```json\n{ “a”: 1 }\n```', `line 1: ${TYPED}`, '```json\n{ "a": 1 }\n```'],
  ['```js\nconst a = ‘x’;\n```', `line 1: ${TYPED}`, "```js\nconst a = 'x';\n```"],
  ['Run `curl –data`.', `line 1: ${TYPED}`, 'Run `curl --data`.'],
  [inGroup('title=a'), NO_TITLE, inGroup('title="a"')],
  [inGroup('title=""'), NO_TITLE, inGroup('title="a"')],
  ['\n\n```bash title = "a"\nls\n```', NO_TITLE, '```bash title="a"\nls\n```'],
  [
    inGroup('title="a"', 'title="a"'),
    'line 7: <CodeGroup>: another tab has the title "a", too. Give each its own',
    inGroup('title="a"', 'title="b"'),
  ],
  ['```bash\nls', 'line 1: a fence without an end. Write ``` below', '```bash\nls\n```'],
  ['Run `ls.', 'line 1: a backtick without another one', 'Run `ls`.', 'Run \\`ls.'],
];

const BLOCKS: readonly Remedy[] = [
  ['##\u00A0Pack', `line 1: "##\u00A0Pack" ${LOOKS_LIKE}`, '## Pack'],
  ['##\u3000Pack', `line 1: "##\u3000Pack" ${LOOKS_LIKE}`, '## Pack'],
  ['a\n\n＃＃ Pack', `line 3: "＃＃ Pack" ${LOOKS_LIKE}`, 'a\n\n## Pack', '\\＃＃ Pack'],
  ['a\n-\u00A0Pack', `line 2: "-\u00A0Pack" ${LOOKS_LIKE}`, 'a\n\n- Pack'],
  ['*\u202FPack', `line 1: "*\u202FPack" ${LOOKS_LIKE}`, '- Pack'],
  ['1.\u00A0May', `line 1: "1.\u00A0May" ${LOOKS_LIKE}`, '1. May', '1\\.\u00A0May'],
  ['-[ ] a', 'line 1: "-[ ] a" is no task. Begin it with "- [ ] "', '- [ ] a'],
  ['-[x] a', 'line 1: "-[x] a" is no task.', '- [x] a'],
  ['- [ ]a', 'line 1: "[ ]" stays as it is written.', '- [ ] a'],
  ['1.Pack', `line 1: "1.Pack" ${NO_ITEM}`, '1. Pack', '1\\.Pack'],
  ['a:\n2)a', `line 2: "2)a" ${NO_ITEM}`, 'a:\n\n1) a'],
  ['*a', `line 1: "*a" ${NO_ITEM}`, '- a', '\\*a'],
  ['– a', `line 1: "– a" ${NO_ITEM}`, '- a', '\\– a'],
  ['a:\n— b\n— c', `line 2: "— b" ${NO_ITEM}`, 'a:\n\n- b\n- c'],
  ['2. a\n3. b', 'line 1: a list that begins with 2. Begin it with 1, or', '1. a\n2. b'],
  ['2024. A year.', 'line 1: a list that begins with 2024.', '2024\\. A year.'],
  ['1. a\n\n## B\n\n3. c', 'line 5: a list that begins with 3.', '1. a\n\n## B\n\n2. c'],
  ['A | B\n1 | 2', `line 1: not a table: ${HEAD}`, 'A | B\n| --- | --- |\n1 | 2', 'A \\| B\n1 | 2'],
  ['| A | B\n| 1 | 2', `line 1: not a table: ${HEAD}`, '| A | B\n| --- | --- |\n| 1 | 2'],
  [
    'a\n| A | B |\n| 1 | 2 |',
    `line 2: not a table: ${HEAD}`,
    'a\n\n| A | B |\n| --- | --- |\n| 1 | 2 |',
  ],
  ['> | A | B |\n> | 1 | 2 |', `line 1: not a table: ${HEAD}`, '> | A | B |\n> | --- | --- |'],
  ['A | B\n— | —\n1 | 2', `line 1: not a table: ${HEAD}`, 'A | B\n| --- | --- |\n1 | 2'],
  [
    '| - | - |\n| 1 | 2 |',
    'line 1: not a table: write a line with its headings above "| - | - |"',
    '| A | B |\n| - | - |\n| 1 | 2 |',
  ],
  [
    '::tip\nPack.\n::',
    'line 1: "::tip" makes no note here. Write <Callout tone="tip">',
    inNote('Pack.'),
  ],
  ['> [!TIP]\n> Pack.', 'line 1: "[!TIP]" makes no note here.', inNote('Pack.')],
  [
    'A\n: text',
    'line 2: ": text" stays as it is written. Write a list: "- **Term**: its',
    '- **A**: text',
  ],
  ['A\n\n: text', 'line 3: ": text" stays', '- **A**: text'],
  ['a[^1]\n\n[^1]:', 'line 3: the note [^1] has no text. Write it behind', 'a[^1]\n\n[^1]: Text'],
  ['a[^1]', 'line 1: the note [^1] has no text. Write "[^1]: …" on', 'a[^1]\n\n[^1]: Text'],
  [
    '## A\n\nLast\n---',
    'line 3: the line below makes this',
    '## A\n\n## Last',
    '## A\n\nLast\n\n---',
  ],
  ['##Pack', 'line 1: "##Pack" is no heading.', '## Pack', '\\##Pack'],
];

const WORDS: readonly Remedy[] = [
  [
    '**Note:**text',
    `line 1: "**Note:**" stays as it is written: ${NO_BOLD}`,
    '**Note**:text',
    '**Note:** text',
  ],
  [
    '**注意：**文本',
    `line 1: "**注意：**" stays as it is written: ${NO_BOLD}`,
    '**注意**：文本',
    '**注意：** 文本',
  ],
  [
    '这是**“重点”**的',
    `line 1: "**“重点”**" stays as it is written: ${NO_BOLD}`,
    '这是“**重点**”的',
  ],
  ['中*重点。*文', `line 1: "*重点。*" stays as it is written: ${NO_BOLD}`, '中*重点*。文'],
  ['**`ls`**s', `line 1: "**…**" stays as it is written: ${NO_BOLD}`, '**`ls`** s'],
  [
    'A **bold ** word',
    'line 1: "**bold" stays as it is written. Bold is',
    'A **bold** word',
    'A \\*\\*bold \\*\\*',
  ],
  ['See :note[x].', 'line 1: ":note[x]" stays as it is written. Write what is in its', 'See x.'],
  ['See [keys] (/api/).', 'line 1: "[keys]" stays', 'See [keys](/api/).', 'See \\[keys] (/api/).'],
  [
    '[](/x/)',
    'line 1: a link without a text. Write it in',
    '[text](/x/)',
    '[`a`](/x/)',
    '[{name}](/x/)',
  ],
  [
    'a\n! [b](/images/b.svg)',
    'line 2: "! [" is no picture. Write ![',
    '![b](/images/b.svg)',
    'a\n\\! [b](/x/)',
  ],
  [
    'a &foo; b',
    'line 1: "&foo;" stays as it is written: no letter has this',
    'a \\&foo; b',
    'a é b',
  ],
  ['a &copy b', 'line 1: "&copy" stays as it is written. End it with', 'a &copy; b', 'a \\&copy b'],
  ['caf&eacute', 'line 1: "&eacute" stays as it is written.', 'caf&eacute;'],
  ['Done :rocket:', 'line 1: ":rocket:" stays', 'Done 🚀'],
  ['~2 or 5~ days', 'line 1: a single ~ strikes', '\\~2 or 5\\~ days', '~~2 or 5~~ days'],
];

const MDX: readonly Remedy[] = [
  ['a {/* b */} c', 'line 1: a comment is refused. Take it out', 'a c'],
  ['a\n\n{/* b */}', 'line 3: a comment is refused. Take it out', 'a'],
  ['a\n\n{// b\n}', 'line 3: a comment is refused. Take it out', 'a'],
  ['a\n\n<!-- b -->', 'line 3: a comment is refused. Take it out', 'a'],
  ['## A {#b}', 'line 1: a heading takes no id', '<Anchor id="b" />\n\n## A'],
  ['## A {: #b .c}', 'line 1: a heading takes no id', '<Anchor id="b" />\n\n## A'],
  ['{% note %}\n\na', `line 1: ${TEMPLATE}`, 'a', inNote('a')],
  ['By {{ name }}.', `line 1: ${TEMPLATE}`, 'By {name}.'],
  [
    'a\n\n</Callout>',
    'line 3: </Callout> closes nothing. Take it out, or write its',
    'a',
    inNote('a'),
  ],
  ['<Callout tone="tip">\n\na', 'Write </Callout> below its text. Leave a blank line', inNote('a')],
  ['<Callout tone="tip">a\n</Callout>', 'Leave a blank line after an opening', inNote('a')],
  ['a {b c}', 'Write \\{ for a brace in prose', 'a \\{b c}'],
  ['a <3', 'Write \\< for an angle bracket in prose', 'a \\<3'],
  [
    'One<br>two',
    'where these letters are meant, \\<br> or backticks',
    'One \\<br> two',
    'One `<br>` two',
  ],
];

test.each([...CODE, ...BLOCKS, ...WORDS, ...MDX])('%j is an error', (wrong, error) => {
  const [first] = check(wrong);
  expect(first).toContain(error);
});

const RIGHT = [...CODE, ...BLOCKS, ...WORDS, ...MDX].flatMap(([, , ...right]) => right);

test.each(RIGHT)('%j is none, as the message says', (right) => {
  expect(check(right)).toEqual([]);
});

test.each([
  '- [ ] Text that goes on\n      below its first letter.',
  '- A text that goes on\n    below its first word.',
  'a[^1]\n\n[^1]: Text\n    that goes on.',
  'See [a](/x/\n    "b").',
  '```text\nA “quote” — here –and there\n```',
  '```json\n{ "a": "He said “x” —y", "b": "it’s" }\n```',
  '```bash\n# Don’t —ever\necho "it’s" \'“a”\'\n```',
  '```js\n// “a”\nconst a = `“b”`; /* ‘c’ */\n```',
  '```html\n<p>“Hi” –there</p>\n```',
  'A dash — in text – and `—` in code, 3 – 5, “quotes”.',
  '— Jane Doe, in an interview',
  'A text whose next line begins\n— and goes on — with a dash.',
  'The sum is\n-1 or\n1.5 or version 2.x or\n3.x.',
  '1. a\n\n   Text.\n\n```bash\nls\n```\n\n2. b\n3. c\n\n## D\n\n4. e',
  '0. a\n1. b',
  'Either a | b, or `c | d`.\nThen a || b\nand c || d.',
  '[A](/x/) | [B](/y/)',
  'Stop! [a](/x/), AT&T; R&D ?a=1&copy=2 &hearts; &#8212;.',
  '[![a](/images/a.svg)](/x/) ![b](/images/b.svg)',
  'Run ``a ` b``, `a\nb`, **bold**text, a**b**c, **(a)** b, *a*.',
  'IPv6 ::1, C::d and at 10::30; see a:[b](/x/).',
])('%j is none', (source) => {
  expect(check(source)).toEqual([]);
});
