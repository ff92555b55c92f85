/** @jest-environment node */
import { htmlToMarkdown } from '@/lib/kit/build/agents/html-to-markdown';

const PAGE = 'https://docs.example.com/guides/refunds/';
const toMarkdown = (article: string) =>
  htmlToMarkdown(
    `<body><nav>Menu</nav><main><nav>Side</nav>${article}</main></body>`,
    (href) => new URL(href, PAGE).href,
  );

test('the article of a page, without navigation and controls', async () => {
  const article = `<article><nav>Crumbs</nav><div data-formats><a href="index.md">View</a></div><h1>Refunds</h1>
    <h2 id="a">Start<a href="#a" aria-label="Link to Start"></a></h2>
    <p>Read <a href="/api/">the API</a><span class="visually-hidden"> (again)</span>.</p>
    <button>Copy</button><label>Example</label><select><option>Keyed</option></select>
    <img src="/a.svg" alt=""><p hidden>Later</p><p aria-hidden="true">↗</p></article>`;
  expect(await toMarkdown(article)).toBe(
    '# Refunds\n\n## Start\n\nRead [the API](https://docs.example.com/api/).\n',
  );
});

test('the whole main element of a page without article', async () => {
  expect(await toMarkdown('<h1>Guides</h1>')).toBe('# Guides\n');
});

test('nothing for a page without main element', async () => {
  expect(await htmlToMarkdown('<p>Gone</p>', (href) => href)).toBe('');
});

test('of code in several languages, curl; what a block holds names its language', async () => {
  const article = `<article><h1>Pay</h1><div data-code>
    <pre data-lang="curl"><code>curl https://api.example.com</code></pre>
    <pre data-lang="python"><code>import requests</code></pre></div>
    <figure data-code><figcaption>200 Approved <button>Copy</button></figcaption>
    <pre><code>{ "rcode": "000" }</code></pre></figure></article>`;
  expect(await toMarkdown(article)).toBe(
    '# Pay\n\n```bash\ncurl https://api.example.com\n```\n\n200 Approved\n\n```json\n{ "rcode": "000" }\n```\n',
  );
});

test('of a request its code and its responses by name, not how to run it', async () => {
  const html = `<article><div><div data-languages="curl">
    <pre data-lang="curl"><span>First: export KEY</span><code>curl https://x</code></pre></div>
    <pre aria-label="200 Approved"><code>{}</code><span>Shortened.</span></pre></div></article>`;
  expect(await htmlToMarkdown(html, (href) => href)).toBe(
    '```bash\ncurl https://x\n```\n\n200 Approved\n\n```json\n{}\n```\n\nShortened.\n',
  );
});

test('items of a checklist as those of a task list, with all they say', async () => {
  const article = `<article><portal-checklist><ul class="contains-task-list">
    <li><label><input type="checkbox" data-native="">Read <a href="/api/">its <code>merchant_id</code></a>.</label></li>
    <li><label><input type="checkbox" checked=""><p>Call <strong>it</strong></p></label></li>
    <li class="task-list-item"><input type="checkbox" disabled> Weigh it
      <ul><li><label><input type="checkbox"> Twice</label></li></ul></li>
    <li> <p> <label><input type="checkbox"> Sell</label> one</p></li>
    <li><input type="checkbox" id="a"><label for="a">Refund</label></li>
    <li>Or not</li></ul><p></p></portal-checklist></article>`;
  expect(await toMarkdown(article)).toBe(
    `- [ ] Read [its \`merchant_id\`](https://docs.example.com/api/).

- [x] Call **it**

- [ ] Weigh it
  - [ ] Twice

- [ ] Sell one

- [ ] Refund

- Or not
`,
  );
});

test('labels that say what stands below them, not those of controls', async () => {
  const article = `<article>
    <label title="Keyed">Keyed</label><pre aria-label="Keyed"><code>a</code></pre>
    <p><label>Note:</label> two</p>
    <label for="gone">Alone</label>
    <label for="s">Outcome</label><select id="s"><option>Paid</option></select>
    <label>Filter <input type="search"></label><label><input type="checkbox">All fields</label>
    <label for="t">Body</label><textarea id="t">{}</textarea>
    <input type="file" id="f"><label for="f">Choose</label><p>or drop it</p>
    <div><input type="radio" id="r"><label for="r">Every 12</label><input type="radio" id="q"><label for="q">Must 3</label></div>
    </article>`;
  expect(await toMarkdown(article)).toBe(
    'Keyed\n\n```\na\n```\n\nNote: two\n\nAlone\n\nor drop it\n',
  );
});

test('each tab above its panel, that of a response once', async () => {
  const article = `<article><div role="group" data-code>
    <input type="radio" id="0" name="x"><label for="0">Cursor</label>
    <pre aria-label="Cursor"><code>{}</code></pre>
    <input type="radio" id="1" name="x"><label for="1">200 Approved</label>
    <pre aria-label="200 Approved"><code>{}</code></pre>
    <input type="radio" id="2" name="x"><label for="2">By card</label>
    <div role="group" aria-label="By card"><p>Number</p></div></div></article>`;
  expect(await toMarkdown(article)).toBe(
    'Cursor\n\n```json\n{}\n```\n\n200 Approved\n\n```json\n{}\n```\n\nBy card\n\nNumber\n',
  );
});

test('of code in languages without curl, the first one', async () => {
  const article = `<article><div data-languages="python php"><div>
    <input type="radio" id="1" data-lang="python"><label for="1" data-lang="python">Python</label>
    <input type="radio" id="2" data-lang="php"><label for="2" data-lang="php">PHP</label></div>
    <pre data-lang="python"><code>import hmac</code></pre>
    <pre data-lang="php"><code>hash_hmac()</code></pre></div></article>`;
  expect(await toMarkdown(article)).toBe('```python\nimport hmac\n```\n');
});

test('tables, callouts and comments that React leaves', async () => {
  const article = `<article><table><thead><tr><th>Code</th></tr></thead>
    <tbody><tr><td>a<!-- -->b</td></tr></tbody></table>
    <div role="note"><p>Careful</p></div></article>`;
  expect(await toMarkdown(article)).toBe('| Code |\n| - |\n| ab |\n\n> Careful\n');
});
