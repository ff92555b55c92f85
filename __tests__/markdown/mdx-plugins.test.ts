import { MDX_ELEMENTS } from '@/lib/markdown/mdx-elements.mjs';
import { renderMdx, values } from './render-mdx';

const html = async (source: string) => (await renderMdx(source)).html;

describe('values of the site', () => {
  test.each([
    ['{name} and {email}', `<p>ExamplePay and ${values.email}</p>`],
    ['{ name }', '<p>ExamplePay</p>'],
    ['`{sandboxApi}/pg/sale`', '<p><code>https://api-test.example.com/pg/sale</code></p>'],
    ['[a](/guides/{product}-checkout/)', '<p><a href="/guides/examplepay-checkout/">a</a></p>'],
    ['[a][1]\n\n[1]: /x/ "To {name}"', '<p><a href="/x/" title="To ExamplePay">a</a></p>'],
    [
      '<Callout tone="tip" title="{name}">\n\nx\n\n</Callout>',
      '<x-callout tone="tip" title="ExamplePay"><p>x</p></x-callout>',
    ],
  ])('%j is drawn as %j', async (source, expected) => expect(await html(source)).toBe(expected));

  it('replaces exactly the tokens of values inside code', async () => {
    const code = await html('```text title="{product}.txt"\n{name} {id} {website} {NAME}\n```');
    expect(code).toBe(
      '<x-codeblock language="text" title="examplepay.txt">ExamplePay {id} {website} {NAME}</x-codeblock>',
    );
  });

  test.each([
    ['behind a dollar, which code has for itself', 'Hi ${name}', 'Hi ${name}'],
    ['with a backslash, without it', '\\{name} {name}', '{name} ExamplePay'],
    ['with two backslashes, with one', '\\\\{name}', '\\{name}'],
    ['behind both, as code escapes it', '$\\{name}', '$\\{name}'],
    ['with a backslash, unless it is no value', '\\{id}', '\\{id}'],
  ])('in code leaves a word %s: %j is drawn as %j', async (_how, source, expected) => {
    expect(await html(`\`${source}\``)).toBe(`<p><code>${expected}</code></p>`);
    expect(await html(`\`\`\`text\n${source}\n\`\`\``)).toBe(
      `<x-codeblock language="text">${expected}</x-codeblock>`,
    );
  });

  test.each([
    '<Operation id="get /customers/{email}" />',
    '<Field path="get /customers/{email} body.a" />',
  ])('leaves the path of an operation alone: %s', async (source) =>
    expect(await html(source)).toContain('get /customers/{email}'),
  );

  it('does not replace what a value itself holds', async () => {
    expect(await html('`{constructor}` `{toString}`')).toBe(
      '<p><code>{constructor}</code> <code>{toString}</code></p>',
    );
  });
});

describe('sanitising', () => {
  test.each([
    ['a script', 'a\n\n<script>alert(1)</script>', '<p>a</p>'],
    ['a frame', '<iframe src="https://evil.example"></iframe>', ''],
    ['an expression', 'a {process.env.HOME} b', '<p>a  b</p>'],
    ['an expression in a line of its own', '{process.env.HOME}', ''],
    ['an import', 'import fs from "node:fs"\n\na', '<p>a</p>'],
    ['an export', 'export const a = 1\n\na', '<p>a</p>'],
    ['lower-case HTML', 'a <b>x</b>', '<p>a </p>'],
    ['an unknown component', '<CodeBlock html="<script>alert(1)</script>" />', ''],
    ["the sanitiser's own slot", '<mdx-slot dataSlot="0">x</mdx-slot>', ''],
    ['a component by member', '<Callout.Evil>x</Callout.Evil>', ''],
    ['a component named like a property', '<constructor>x</constructor>', ''],
    ['a link that runs code', '[a](javascript:alert(1))', '<p><a>a</a></p>'],
    ['the same, disguised', '[a](JaVa&#x09;Script&colon;alert(1))', '<p><a>a</a></p>'],
    ['a link with data', '[a](data:text/html,x)', '<p><a>a</a></p>'],
    ['a picture with data', '![a](data:image/svg+xml,x)', '<p><img alt="a"/></p>'],
  ])('drops %s', async (_what, source, expected) => expect(await html(source)).toBe(expected));

  test.each([
    ['an event handler', 'onClick={() => 1}'],
    ['an event handler as text', 'onClick="alert(1)"'],
    ['an expression', 'title={process.env.HOME}'],
    ['a spread', '{...process.env}'],
    ['a style', 'style="color:red"'],
    ['an attribute of another component', 'href="/x/"'],
    ['HTML for React', 'dangerouslySetInnerHTML="x"'],
  ])('keeps a component without %s', async (_what, attribute) => {
    expect(await html(`<Callout tone="note" ${attribute}>\n\nx\n\n</Callout>`)).toBe(
      '<x-callout tone="note"><p>x</p></x-callout>',
    );
  });

  test.each(['javascript:alert(1)', ' java\tscript:alert(1)', 'vbscript:x', 'data:text/html,x'])(
    'drops the address %j of a card',
    async (href) => {
      const card = await html(
        `<Cards>\n\n<Card title="a" href="${href}">\n\nx\n\n</Card>\n\n</Cards>`,
      );
      expect(card).toBe('<x-cards><x-card title="a"><p>x</p></x-card></x-cards>');
    },
  );

  it('keeps every component of the list with every attribute of the list', async () => {
    for (const [name, { attributes }] of Object.entries(MDX_ELEMENTS)) {
      const given = Object.keys(attributes).map((attribute) => `${attribute}="/v"`);
      const tag = `x-${name.toLowerCase()}`;
      const shown = [tag, ...given].join(' ');
      expect(await html(`<${[name, ...given].join(' ')}>\n\nx\n\n</${name}>`)).toBe(
        `<${shown}><p>x</p></${tag}>`,
      );
    }
  });

  it('keeps components inside components, lists and sentences', async () => {
    const steps = '<Steps>\n<Step title="A">\n\n- x <Anchor id="q" />\n\n</Step>\n</Steps>';
    expect(await html(steps)).toBe(
      '<x-steps><x-step title="A"><ul>\n<li>x <x-anchor id="q"></x-anchor></li>\n</ul></x-step></x-steps>',
    );
  });

  it('keeps task lists', async () => {
    expect(await html('- [x] a\n- [ ] b')).toBe(
      '<ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" disabled="" checked=""/> a</li>\n' +
        '<li class="task-list-item"><input type="checkbox" disabled=""/> b</li>\n</ul>',
    );
  });

  it('keeps tables, and aligns them without a style attribute', async () => {
    const table = await html('| a | b |\n| - | -: |\n| 1 | 2 |');
    expect(table).toContain('<th>a</th><th data-align="right">b</th>');
    expect(table).not.toContain('style');
  });

  it('keeps footnotes, with links both ways', async () => {
    const note = await html('a[^1]\n\n[^1]: Note.');
    expect(note).toContain('<a href="#user-content-fn-1" id="user-content-fnref-1"');
    expect(note).toContain('<li id="user-content-fn-1">');
    expect(note).toContain('href="#user-content-fnref-1"');
  });
});

describe('table of contents', () => {
  it('lists h2 and h3 with the ids of the headings, inside components too', async () => {
    const source =
      '## A {name}\n\n<Callout tone="tip">\n\n### B `c`\n\n</Callout>\n\n#### D\n\n## A {name}';
    const page = await renderMdx(source);
    expect(page.toc).toEqual([
      { id: 'a-examplepay', text: 'A ExamplePay', depth: 2 },
      { id: 'b-c', text: 'B c', depth: 3 },
      { id: 'a-examplepay-1', text: 'A ExamplePay', depth: 2 },
    ]);
    expect(page.html).toContain('<h2 id="a-examplepay-1">');
  });

  it('leaves out the hidden heading of the footnotes, and is empty without headings', async () => {
    expect((await renderMdx('a[^1]\n\n[^1]: b')).toc).toEqual([]);
  });

  it("keeps an author's text as text", async () => {
    const { toc } = await renderMdx('## `</script>"; alert(1); "`');
    expect(toc).toEqual([expect.objectContaining({ text: '</script>"; alert(1); "' })]);
  });
});

describe('tables', () => {
  const TABLE = '| a |\n|---|\n| b |';

  it.each([
    ['## One `code`', 'One code'],
    ['## One\n\n### {name} cards', 'ExamplePay cards'],
    ['## One\n\ntext\n\n> quote', 'One'],
  ])('after %j is named %j', async (above, name) =>
    expect(await html(`${above}\n\n${TABLE}`)).toContain(`<table aria-label="${name}">`),
  );

  it('that a component draws is named, too, and so is one in a step', async () => {
    const page = await html(
      `## Cards\n\n<TestData set="cards" />\n\n<Steps>\n<Step title="Try one">\n\n${TABLE}\n\n</Step>\n</Steps>`,
    );
    expect(page).toContain('<x-testdata set="cards" label="Cards">');
    expect(page).toContain('<table aria-label="Try one">');
  });

  it('and code in tabs is named likewise and counted apart, for its button to copy', async () => {
    const code = '<CodeGroup>\n\n```text title="A"\na\n```\n\n</CodeGroup>';
    const page = await html(`## Install\n\n${code}\n\n${TABLE}\n\n${code}`);
    expect(page.match(/<(?:x-codegroup|table)[^>]*>/g)).toEqual([
      '<x-codegroup label="Install">',
      '<table aria-label="Install">',
      '<x-codegroup label="Install (2)">',
    ]);
  });

  it('of three columns name the column of each cell, for records on a phone, and keep their roles', async () => {
    const page = await html(
      '| `rcode` | Meaning | Retry |\n|---|---|---|\n| 051 | Too little | no |',
    );
    expect(page).toContain('<tr role="row"><th role="columnheader"><code>rcode</code></th>');
    expect(page).toContain(
      '<td data-label="rcode" role="cell">051</td><td data-label="Meaning" role="cell">Too little</td>',
    );
  });

  it('of two columns stay tables', async () =>
    expect(await html('| a | b |\n|---|---|\n| 1 | 2 |')).not.toMatch(/data-label|role/));

  it('under one heading are told apart; one above all headings has no name of its own', async () => {
    const page = await html(`${TABLE}\n\n## A\n\n${TABLE}\n\n${TABLE}`);
    expect(page.match(/<table[^>]*>/g)).toEqual([
      '<table>',
      '<table aria-label="A">',
      '<table aria-label="A (2)">',
    ]);
  });
});

describe('code', () => {
  it('is one string of classed spans, with language and title', async () => {
    const code = await html('```json title="200 Approved"\n{ "amt_tran": 49.95 }\n```');
    expect(code).toBe(
      '<x-codeblock language="json" title="200 Approved">{ <span class="tok-name">"amt_tran"</span>' +
        ': <span class="tok-number">49.95</span> }</x-codeblock>',
    );
  });

  it('of the language sequence becomes a diagram, its values in place', async () => {
    expect(
      await html('```sequence title="A sale"\nactors: You, {name}\nYou -> {name}: hi\n```'),
    ).toBe(
      '<x-sequence title="A sale" source="actors: You, ExamplePay\nYou -&gt; ExamplePay: hi"></x-sequence>',
    );
  });

  test.each([
    'bash',
    'javascript',
    'python',
    'php',
    'html',
    'http',
    'java',
    'csharp',
    'ruby',
    'go',
    'yaml',
  ])('%s is highlighted, without any style', async (language) => {
    const source =
      'POST /sale HTTP/1.1\nHost: x\n\n<?php echo "a"; ?> key: "text"\n<p class="a">\nreturn "x" # note\n';
    const code = await html(`\`\`\`${language}\n${source}\`\`\``);
    expect(code).toContain(`language="${language}"`);
    expect(code).toContain('<span class="tok-');
    expect(code).not.toContain('style=');
  });

  test('a fence of another language is highlighted, and has its name', async () => {
    const code = await html('```typescript\nconst a: string = "x";\n```');
    expect(code).toContain('title="TypeScript"');
    expect(code).toContain('<span class="tok-string">');
  });

  test.each([
    ['js', 'javascript'],
    ['sh', 'bash'],
    ['cs', 'csharp'],
    ['kt', 'kotlin'],
    ['COBOL', 'cobol'],
    ['klingon', 'text'],
  ])('a fence in %s is one in %s', async (written, language) =>
    expect(await html(`\`\`\`${written}\nx\n\`\`\``)).toContain(`language="${language}"`),
  );

  it('keeps markup in code as text', async () => {
    expect(await html('```\n</code><script>alert("&amp;")</script>\n```')).toBe(
      '<x-codeblock language="text">&lt;/code&gt;&lt;script&gt;alert("&amp;amp;")&lt;/script&gt;</x-codeblock>',
    );
  });

  it('stands directly inside a group', async () => {
    const group =
      '<CodeGroup>\n\n```text title="A"\na\n```\n\n```text title="B"\nb\n```\n\n</CodeGroup>';
    expect(await html(group)).toBe(
      '<x-codegroup><x-codeblock language="text" title="A">a</x-codeblock>' +
        '<x-codeblock language="text" title="B">b</x-codeblock></x-codegroup>',
    );
  });
});
