import { createDocumentWords } from '@/lib/content/source/document-words';
import { checkBody } from '@/lib/content/validate/check-page-body';

const api = {
  operations: new Map([
    ['post /sale', '/api/payment-gateway/sale/'],
    ['get /sale/{id}', '/x/'],
    ['get /customers/{email}', '/y/'],
  ]),
  apis: [],
  operationIds: new Map(),
  ends: 0,
  tags: new Set(['Payment Gateway']),
  tagPages: new Map(),
  words: createDocumentWords(),
  findField: () => undefined,
  getOperation: () => undefined,
};
const values = {
  name: 'ExamplePay',
  product: 'examplepay',
  email: 'a@b.c',
  sandboxApi: 'https://api',
  sandboxApp: 'https://app',
};

function check(source: string) {
  const faults: string[] = [];
  const facts = checkBody(source, {
    report: (at, message) => faults.push(`${at}: ${message}`),
    values,
    api,
    hasImage: (src) => ['/images/a.svg', '/images/a.vtt'].includes(src),
  });
  return { faults, ...facts };
}

test('the items of its checklists are tasks, as they are written and with values filled in', () => {
  const { tasks } = check(
    '- [ ] No checklist\n\n<Checklist>\n\n- [ ] Call `{sandboxApi}` with a\n  [key](/api/#x)\n- [x] Ask {name}\n\n</Checklist>\n',
  );
  expect(tasks).toEqual(['Call `https://api` with a\n  [key](/api/#x)', 'Ask ExamplePay']);
});

test('its requests are known with the heading and the step that they stand in', () => {
  const call = (id: string) => `<Request operation="${id}" title="A">\n</Request>\n\n`;
  const step = (id: string) => `<Step title="A">\n\n${call(id)}</Step>\n\n`;
  const { requests } = check(
    `${call('get /a')}## Pay {name}\n\n<Steps>\n\n${step('get /b')}${step('get /c')}</Steps>\n\n${call('get /d')}`,
  );
  expect(requests).toEqual([
    { operation: 'get /a', heading: '', step: 0 },
    { operation: 'get /b', heading: 'pay-examplepay', step: 1 },
    { operation: 'get /c', heading: 'pay-examplepay', step: 2 },
    { operation: 'get /d', heading: 'pay-examplepay', step: 0 },
  ]);
});

test('a text without faults gives its ids and links', () => {
  const { faults, ids, links } = check(
    [
      '---\ntitle: x\n---\n\n## About {name}\n\n### `{id}` in code\n\n## About {name}\n',
      '<Anchor id="old/name" />\n\n[a](/guides/{product}-checkout/#x) [b][c]\n\n[c]: /api/\n',
      '<Cards>\n\n<Card title="T" href="/libs/">\n\nx\n\n</Card>\n\n</Cards>\n',
      '<Operation id="get /sale/{id}" />\n\n<Operation id="get /customers/{email}" />\n\n```bash title="{name}"\ncurl {anything}\n```\n',
      '<Figure src="/images/a.svg" alt="A" width="10" height="20" />\n\n![A](/images/a.svg)\n',
      '<Checklist>\n\n- [ ] One\n\n</Checklist>\n',
      '<CodeGroup>\n\n```js title="A"\na\n```\n\n</CodeGroup>\n',
      '<Steps>\n\n<Step title="A">\n\nx\n\n</Step>\n\n</Steps>\n\nA \\{ brace and \\<b> tag, `<b>` `{x}`.\n',
      '| A | B | C | D |\n| --- | --- | --- | --- |\n| `\\|` | 2 | 3 | 4 |\n\nEither a | or b |.\n',
    ].join('\n'),
  );
  expect(faults).toEqual([]);
  expect([...ids]).toEqual(['about-examplepay', 'id-in-code', 'about-examplepay-1', 'old/name']);
  expect(links.map(({ url }) => url)).toEqual([
    '/guides/examplepay-checkout/#x',
    '/api/',
    '/libs/',
  ]);
});

test('a word that a backslash escapes is no value, in headings too', () => {
  const { faults, ids } = check('## About \\{name}\n\n## `\\{email}` of {name}');
  expect(faults).toEqual([]);
  expect([...ids]).toEqual(['about-name', 'email-of-examplepay']);
});

const video = (src: string) =>
  `<Video src="${src}" captions="/images/a.vtt" poster="/images/a.svg" title="A" width="1" height="2" />`;

const inCallout = (attributes: string) => `<Callout ${attributes}>\n\nx\n\n</Callout>`;

test.each([
  [
    '# Title',
    'line 1: a heading "#" is refused: the title comes from the front matter. Begin with "##"',
  ],
  ...['## !!!', '## 👍', '##', '## —'].map((heading) => [
    heading,
    'line 1: a heading without letters has no address: write what stands below it',
  ]),
  [
    'import things',
    'line 1: a line that begins with "import" or "export" is code. Begin it with another word',
  ],
  [
    'a\n\nexport const a = 1',
    'line 3: a line that begins with "import" or "export" is code. Begin it with another word',
  ],
  ['{nmae}', 'line 1: unknown value {nmae}. Did you mean {name}?'],
  [
    'a {website} b',
    'line 1: unknown value {website}. Known values: {name}, {product}, {email}, {sandboxApi}, {sandboxApp}',
  ],
  [
    '{process.env.HOME}',
    'line 1: {process.env.HOME} is code, which is refused. Write \\{ for a brace',
  ],
  ['[a](/guides/{prodct}/)', 'line 1: unknown value {prodct}. Did you mean {product}?'],
  [
    '<b>a</b>',
    'line 1: <b> is read as a tag, and HTML is refused. Write Markdown; where these letters are meant, \\<b> or backticks',
  ],
  ['<Calout tone="tip">a</Calout>', 'line 1: <Calout> is not a component. Did you mean <Callout>?'],
  [
    '<Youtube />',
    'line 1: <Youtube> is not a component. Where these letters are meant, write \\<Youtube> or backticks. Components: Callout, Steps, Step, CodeGroup, Checklist, Details, Tabs, Tab, Video, Operation, Field, Fields, AccessToken, Request, TestData, ComposeTestData, ResponseCodes, Questions, SearchedInVain, Lifecycle, Cards, Card, Figure, Partial, Anchor, ResponseDecoder, IntegrationDoctor, SignatureLab, SignatureSamples, RequestSignatureSamples, CheckDownload, GoLiveLists',
  ],
  [
    '<>a</>',
    'line 1: <> is not a component. Where these letters are meant, write \\<> or backticks. Components: Callout, Steps, Step, CodeGroup, Checklist, Details, Tabs, Tab, Video, Operation, Field, Fields, AccessToken, Request, TestData, ComposeTestData, ResponseCodes, Questions, SearchedInVain, Lifecycle, Cards, Card, Figure, Partial, Anchor, ResponseDecoder, IntegrationDoctor, SignatureLab, SignatureSamples, RequestSignatureSamples, CheckDownload, GoLiveLists',
  ],
  [
    inCallout('tone="notes"'),
    'line 1: <Callout> tone: expected one of "note", "tip", "sandbox", "warn", "danger", received "notes". Did you mean "note"?',
  ],
  [inCallout(''), 'line 1: <Callout>: missing attribute "tone"'],
  [
    inCallout('tone="tip" titel="a"'),
    'line 1: <Callout>: unknown attribute "titel". Did you mean "title"?',
  ],
  [
    inCallout('tone="tip" onClick="a"'),
    'line 1: <Callout>: unknown attribute "onClick". Known attributes: tone, title',
  ],
  [inCallout('tone={1}'), 'line 1: <Callout> tone: expected a text in double quotes'],
  [inCallout('tone'), 'line 1: <Callout> tone: expected a text in double quotes'],
  [inCallout('tone="tip" title=" "'), 'line 1: <Callout> title: expected a text, received ""'],
  [inCallout('tone="tip" title="{nam}"'), 'line 1: unknown value {nam}. Did you mean {name}?'],
  [inCallout('tone="tip" {...a}'), 'line 1: <Callout>: a spread is code, and refused'],
  ['<Callout tone="tip"></Callout>', 'line 1: <Callout>: nothing is inside'],
  [
    '<Operation id="post /sael" />',
    'line 1: <Operation> id: no document has the operation "post /sael". Did you mean "post /sale"?',
  ],
  [
    '<Fields operation="post /sael" only="body.a, body.b" />',
    'line 1: <Fields> operation: no document has the operation "post /sael". Did you mean "post /sale"?',
  ],
  [
    '<Operation id="post /sale">x</Operation>',
    'line 1: <Operation>: expected nothing inside; write <Operation … />',
  ],
  [
    '<Anchor id="a b" />',
    'line 1: <Anchor> id: expected letters, digits, hyphens, underscores and slashes, received "a b"',
  ],
  [
    '<Anchor id="go-live" />\n\n## Go live',
    'line 3: the id "go-live" stands on this page already: rename the heading or drop the <Anchor>',
  ],
  ['<Step title="A">\n\nx\n\n</Step>', 'line 1: <Step>: expected it directly inside <Steps>'],
  ['<Steps>\n\nx\n\n</Steps>', 'line 3: <Steps>: expected only <Step> inside'],
  ['<Cards>\n\nx\n\n</Cards>', 'line 3: <Cards>: expected only <Card> inside'],
  [
    '<CodeGroup>\n\n```js\na\n```\n\n</CodeGroup>',
    'line 3: <CodeGroup>: expected only fences with title="…"',
  ],
  [
    '<Checklist>\n\n- a\n\n</Checklist>',
    'line 3: <Checklist>: expected only a list of "- [ ]" lines',
  ],
  [
    '<Figure src="/images/b.svg" alt="A" width="1" height="2" />',
    'line 1: <Figure> src: no such picture: content/images/b.svg',
  ],
  [
    '<Figure src="/images/a.svg" alt="A" width="1em" height="2" />',
    'line 1: <Figure> width: expected a number of pixels, received "1em"',
  ],
  ['<Details>\n\na\n\n</Details>', 'line 1: <Details>: missing attribute "summary"'],
  ['<Tab title="a">\n\nb\n\n</Tab>', 'line 1: <Tab>: expected it directly inside <Tabs>'],
  [
    '<Tabs>\n<Tab title="a">\n\n## B\n\nc\n\n</Tab>\n</Tabs>',
    'line 2: <Tab>: a heading in a tab could not be linked to while another is shown. Write **bold** text',
  ],
  [
    video('https://videos.example/a.mp4'),
    'line 1: <Video> src: expected a file below /images/ that ends with .mp4 or .webm, received "https://videos.example/a.mp4"',
  ],
  [video('/images/a.mp4'), 'line 1: <Video> src: no such file: content/images/a.mp4'],
  ['![a](/images/b.svg)', 'line 1: no such picture: content/images/b.svg'],
  [
    '![a](https://b.example/c.png)',
    'line 1: expected a picture under /images/, received "https://b.example/c.png"',
  ],
  [
    '![a][p]\n\n[p]: https://b.example/c.png',
    'line 1: a picture by reference is refused. Write ![what it shows](/images/…)',
  ],
  [
    '[a](link:sandboxSignup)',
    'line 1: "link:sandboxSignup" is for JSON files only. Write an address, such as {sandboxApp}/signup',
  ],
  [
    '<Cards>\n\n<Card title="A" href="link:apiKeys">\n\nx\n\n</Card>\n\n</Cards>',
    'line 3: "link:apiKeys" is for JSON files only. Write an address, such as {sandboxApp}/signup',
  ],
  ['![](/images/a.svg)', 'line 1: a picture needs a text: ![what it shows](…)'],
  [
    '```\na\n```',
    'line 1: a fence needs a language. Known: bash, json, javascript, python, php, html, http, java, csharp, ruby, go, yaml, text, and each other language of Shiki',
  ],
  [
    '| A | B |\n| --- |\n| 1 | 2 |',
    'line 1: not a table: its first line has 2 cells, its second must be "| --- | --- |" and has 1',
  ],
  [
    'a\n\n| A | B |\n| 1 | 2 |',
    'line 3: not a table: its first line has 2 cells, its second must be "| --- | --- |"',
  ],
  [
    '| A | B | C | D | E |\n| - | - | - | - | - |\n| 1 | 2 | 3 | 4 | 5 |',
    'line 1: a table has at most 4 columns, received 5. Put two together, or make two tables of it',
  ],
  ['```jsn\na\n```', 'line 1: the language "jsn" is not known. Did you mean "json"?'],
])('%j: %s', (source, fault) => expect(check(source).faults).toEqual([fault]));

test.each([
  ['a {', /^line 1: .*Write \\\{ for a brace in prose$/],
  ['a <3 b', /^line 1: .*Write \\< for an angle bracket in prose$/],
  [
    'a\n\n<Callout tone="tip">\n\nx',
    /^line 3: Expected a closing tag for `<Callout>`.*Leave a blank line/,
  ],
])('%j: the fault of syntax has a line and an advice', (source, fault) =>
  expect(check(source).faults).toEqual([expect.stringMatching(fault)]),
);

const isTag = (line: number, tag: string) =>
  `line ${line}: ${tag} is read as a tag, and HTML is refused. Write Markdown; where these letters are meant, \\${tag} or backticks`;

test.each([
  [
    '---\nname: <no>\n---\n\nSend <shopId> and\n<order-no> as `<x>`.',
    [isTag(5, '<shopId>'), isTag(6, '<order-no>')],
  ],
  ['- Send <shop id> or <shop_id>', [isTag(1, '<shop id>'), isTag(1, '<shop_id>')]],
  ['| A |\n| - |\n| <shopId> |', [isTag(3, '<shopId>')]],
  ['A List<string, number> of <p>', [isTag(1, '<string, number>'), isTag(1, '<p>')]],
  ['One<br>two', [isTag(1, '<br>')]],
  [
    '<Callout tone="tip">\nSend <shopId> of\n<a>`<b>` \\<c></a>.\n</Callout>',
    [isTag(2, '<shopId>'), isTag(3, '<a>')],
  ],
  [
    'By <card>',
    [
      'line 1: <card> is not a component. Did you mean <Card>? Where these letters are meant, write \\<card> or backticks',
    ],
  ],
  [
    'At <https://a.example/> or <a@b.example>',
    [
      'line 1: <https://a.example/> is read as a tag. Write [words that say what is there](https://a.example/), or backticks',
      'line 1: <a@b.example> is read as a tag. Write [words that say what is there](mailto:a@b.example), or backticks',
    ],
  ],
  ['a\n\n<!-- later -->', ['line 3: a comment is refused. Take it out']],
  [
    'Send <shopId> as {a b}',
    [isTag(1, '<shopId>'), expect.stringMatching(/^line 1: .*Write \\\{ for a brace in prose$/)],
  ],
  [
    '<Callout tone="tip">\n\n```bash\nls\n\n</Callout>',
    ['line 3: a fence without an end. Write ``` below the code'],
  ],
])('%j: what is no MDX is named, each with its line', (source, faults) =>
  expect(check(source).faults).toEqual(faults),
);

test('without the documents no operation is a fault', () => {
  const faults: string[] = [];
  const report = (at: string, message: string) => faults.push(`${at}: ${message}`);
  checkBody('<Operation id="post /x" />', { report, values, api: undefined, hasImage: () => true });
  expect(faults).toEqual([]);
});
