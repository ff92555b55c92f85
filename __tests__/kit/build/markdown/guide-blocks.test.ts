import { printGuide } from '@/lib/kit/build/markdown/guide-blocks';
import { printMarkdown, renderHtml } from '@/lib/kit/build/markdown/print-markdown.mjs';
import { testShipped } from '../../../support/shipped-tests';

const print = (...lines: readonly string[]) =>
  printMarkdown(printGuide(lines.join('\n\n'), { name: 'Acme' }), (href) =>
    href.startsWith('/') ? `https://docs.example${href}` : href,
  );

describe('Markdown of a guide', () => {
  it('has the text with values filled in and whole addresses, without front matter', () => {
    expect(
      print(
        '---\ntitle: A\n---',
        'Ask {name} *now*, see [it](/guides/) and ![all](/a.svg).',
        '| A | B |\n| --- | ---: |\n| `1` | x\\|y |',
        'A note.[^1]',
        '[^1]: The note.',
      ),
    ).toBe(
      [
        'Ask Acme *now*, see [it](https://docs.example/guides/) and ![all](https://docs.example/a.svg).',
        '| A | B |\n| - | -: |\n| `1` | x\\|y |',
        'A note.[^1]',
        '[^1]: The note.\n',
      ].join('\n\n'),
    );
  });

  it('quotes a callout below its title, which names its tone', () => {
    expect(print('<Callout tone="warn">', 'Mind *it*.', '</Callout>')).toBe(
      '> **Careful**\n>\n> Mind *it*.\n',
    );
    expect(print('<Callout tone="danger" title="Gap">', 'Mind it.', '</Callout>')).toMatch(
      /^> \*\*Warning: Gap\*\*\n/,
    );
  });

  it('shows what is folded, each text below its title', () => {
    expect(print('<Details summary="Why?">', 'So.', '</Details>')).toBe('**Why?**\n\nSo.\n');
    const tab = (title: string) => [`<Tab title="${title}">`, `${title} *text*.`, '</Tab>'];
    expect(print('<Tabs>', ...tab('One'), ...tab('Two'), '</Tabs>')).toBe(
      '**One**\n\nOne *text*.\n\n**Two**\n\nTwo *text*.\n',
    );
  });

  testShipped('has code that verifies a signature, one fence a language', () => {
    const markdown = print('<SignatureSamples />');
    expect(markdown.match(/^```\w+$/gm)).toEqual(
      ['javascript', 'python', 'php', 'java', 'csharp', 'ruby', 'go'].map((one) => `\`\`\`${one}`),
    );
    expect(markdown).toContain('compare_digest(');
  });

  it('numbers steps, each with its title and all that it holds', () => {
    const steps = ['<Steps>', '<Step title="Pay">', 'Send it.', '```js\na();\n```', '</Step>'];
    const more = ['<Step title="Wait">', '- One', '</Step>', '</Steps>'];
    expect(print(...steps, ...more)).toBe(
      '1. ### Pay\n\n   Send it.\n\n   ```js\n   a();\n   ```\n\n2. ### Wait\n\n   - One\n',
    );
  });

  it('keeps every language of a group of code, each below its title', () => {
    const fence = (language: string, title: string) =>
      `\`\`\`${language} title="${title}"\na\n\`\`\``;
    expect(
      print('<CodeGroup>', fence('js', 'JavaScript'), fence('python', 'Python'), '</CodeGroup>'),
    ).toBe('JavaScript\n\n```js\na\n```\n\nPython\n\n```python\na\n```\n');
  });

  it('keeps the items of a checklist as tasks', () => {
    expect(print('<Checklist>', '- [ ] Read `it`\n- [ ] Sell', '</Checklist>')).toBe(
      '- [ ] Read `it`\n- [ ] Sell\n',
    );
  });

  it('tells a sequence as a numbered list', () => {
    const source =
      '```sequence title="A sale"\nactors: Shop, Bank\nShop -> Bank: pay\nBank --> Shop: done\n```';
    expect(print(source)).toBe(
      'A sale\n\n1. **Shop** to **Bank**: pay\n2. **Bank** answers **Shop**: done\n',
    );
  });

  it('lists cards, shows pictures with their caption, and leaves out what is no text', () => {
    const card = ['<Card title="Refunds" href="/guides/refunds/">', 'Give back.', '</Card>'];
    expect(print('<Cards>', ...card, '</Cards>')).toBe(
      '- [Refunds](https://docs.example/guides/refunds/)\n\n  Give back.\n',
    );
    const figure = '<Figure src="/i.svg" alt="Key" caption="A key" width="1" height="1" />';
    expect(print('<Anchor id="old" />', figure)).toBe(
      '![Key](https://docs.example/i.svg)\n\nA key\n',
    );
  });

  testShipped('keeps a component in its sentence that is one, and puts blocks of one below', () => {
    expect(print('See *the* <Operation id="post /sale" /> first.')).toMatch(
      /^See \*the\* POST \[Sale\]\(\S+\) `\/sale` first\.\n$/,
    );
    expect(print('Pay <TestData set="cards" only="4111111111111111" /> so.')).toMatch(
      /^Pay so\.\n\n\| Number /,
    );
  });

  it.each([
    ['## Codes <Anchor id="a" />', '## Codes\n'],
    ['## <Anchor id="a" /> Codes', '## Codes\n'],
    ['Of **all <Anchor id="a" />** codes <Anchor id="b" /> here', 'Of **all** codes here\n'],
    ['| A <Anchor id="a" /> |\n| - |\n| b |', '| A |\n| - |\n| b |\n'],
  ])('leaves no space where %j has an anchor', (source, markdown) => {
    expect(print(source)).toBe(markdown);
  });
});

describe('Markdown of components with data', () => {
  testShipped('names operations, and the fields of one with limits and values', () => {
    expect(print('<Operation id="post /sale" />')).toBe(
      'POST [Sale](https://docs.example/api/payment-gateway/sale/) `/sale`\n',
    );
    const field = print('<Field path="post /webhook body.auth_type" />');
    expect(field).toMatch(/^Fields of \[Add Webhook\]\(\S+\/add-webhook\/\)\n/);
    expect(field).toMatch(/\n- \[`auth_type`\]\(\S+#body\.auth_type\): string, default NONE\n/);
    expect(field).toContain('- `NONE`: No authentication header\n');
  });

  testShipped('prints a request as a command, and its responses as they are written', () => {
    const lines = [
      '<Request operation="post /sale" title="Pay">',
      '```json\n{ "amt_tran": 1 }\n```',
    ];
    const response = '```json title="200 Approved"\n{ "rcode": "000" }\n```';
    const text = print(...lines, response, '</Request>');
    expect(text).toMatch(/^Pay\n\n```bash\ncurl \S+\/sale \\\n/);
    expect(text).toContain('"amt_tran": 1');
    expect(text).toMatch(/\n```\n\n200 Approved\n\n```json\n\{ "rcode": "000" \}\n```\n$/);
  });

  testShipped('makes tables of test data and of codes', () => {
    expect(print('<TestData set="cards" only="4111111111111111" />')).toBe(
      '| Number | Brand | `card_type` | Note |\n| - | - | - | - |\n| `4111111111111111` | Visa | `VS` | Credit |\n',
    );
    expect(print('<ResponseCodes set="issuer" only="051" />')).toMatch(
      /^\| `rcode` \| Meaning \| Retry \| In the sandbox \|\n.*\n\| \[`051`\]\(\S+#rcode-051\) .*\*\*/,
    );
  });

  testShipped('lists questions as links to their answers', () => {
    const questions = print('<Questions under="/guides/webhooks/ /api/webhooks/" />');
    expect(questions).toContain('- [We got the same webhook twice](');
    expect(questions).toMatch(/\(\S*\/guides\/webhooks\/\S*#delivery\)/);
    expect(questions).not.toContain('/api/reference/');
    expect(print('<Questions under="/" />')).toMatch(
      /^(?:- \[.*\]\(\S*\/(?:index\.md)?\S*\)\n){2}$/,
    );
  });

  testShipped('makes a table of a lifecycle, with links to its operations', () => {
    const table = print('<Lifecycle of="payment" />');
    expect(table).toMatch(/^Payment: its states, .*\n\n\| State \| Possible \| Refused \|\n/);
    expect(table).toContain(
      '| **Authorized** | [Capture](https://docs.example/api/payment-gateway/capture/) leads to **Captured**; ',
    );
    expect(table).toMatch(/\| \*\*Captured\*\* \|.* By itself it becomes \*\*Settled\*\* \|/);
    expect(table).toMatch(/\| \*\*Voided\*\* \| Nothing leads on \| .*\[Void\s\(409\)\]\(/);
  });

  testShipped('has the data of the first outcome, and every item of the go-live lists', () => {
    expect(print('<ComposeTestData />')).toMatch(
      /^- `amt_tran` `49\.95`\n[^]*\nYou get HTTP status `200`, `rcode` `000`\n\nRequest\n\n```bash\n/,
    );
    const lists = print('<GoLiveLists />');
    expect(lists.match(/^- \[ \] \S.*$/gm)?.length).toBeGreaterThan(40);
    expect(lists).toMatch(/^## .+\n\nFor what you built with the guide \[/);
  });
});

test('as HTML for a PDF, code is highlighted below its name, and HTML of a text is dropped', () => {
  const blocks = printGuide('## A b\n\n```json title="Body"\n{}\n```\n\n[x](/y/)', {});
  const html = renderHtml(
    [...blocks, { type: 'html', value: '<script>' }],
    (href) => `https://docs.example${href}`,
    (code, language) => `<i>${language} ${code.trim()}</i>`,
  );
  expect(html).toBe(
    '<h2 id="a-b">A b</h2>\n<p class="label">Body</p>\n<pre><code class="language-json"><i>json {}</i></code></pre>\n<p><a href="https://docs.example/y/">x</a></p>',
  );
});
