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

test('tables, callouts and comments that React leaves', async () => {
  const article = `<article><table><thead><tr><th>Code</th></tr></thead>
    <tbody><tr><td>a<!-- -->b</td></tr></tbody></table>
    <div role="note"><p>Careful</p></div></article>`;
  expect(await toMarkdown(article)).toBe('| Code |\n| - |\n| ab |\n\n> Careful\n');
});
