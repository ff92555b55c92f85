import { createHash } from 'node:crypto';
import { readTags } from '@/lib/kit/build/html/read-tags';
import { indexApi } from '@/lib/openapi/document/index-api';
import { parseJsonDocument } from '@/lib/openapi/parse/parse-json-document';
import { readReferenceLook, renderReference } from '@/lib/pages/reading/render-reference';

const CSS = 'body { color: red }';
const SCRIPT = 'filter()';
const PORTAL = 'https://developer.example.com/docs';

/** Reference of a document with two operations, the first of which has this description. */
function render(description: string) {
  const operation = (summary: string, more = {}) => ({
    summary,
    tags: ['Payments'],
    responses: { 200: { description: 'Done.' } },
    ...more,
  });
  const parsed = parseJsonDocument(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'API', version: '2.1', description: 'Moves money.' },
      servers: [{ url: 'https://api.example.com' }],
      paths: {
        '/sale': { post: operation('Sale', { description }) },
        '/void': { post: operation('Void') },
      },
    }),
  );
  if (!parsed.ok) throw new Error('the sample is no document');
  const facts = {
    name: 'Gateway <API></style>',
    provider: 'ExamplePay',
    brand: '#2346d8',
    portal: PORTAL,
  };
  return renderReference(indexApi(parsed.document), { ...facts, css: CSS, script: SCRIPT });
}

const find = (html: string, name: string) => readTags(html).filter((tag) => tag.name === name);
const listLinks = (html: string) =>
  find(html, 'a').map(({ attributes }) => attributes.get('href') ?? '');

it('has each operation once, with its fields and outcomes, and leads to it from the contents', async () => {
  const html = await render('Takes money.');
  const ids = find(html, 'article').map(({ attributes }) => attributes.get('id'));
  expect(ids).toEqual(['payments/sale', 'payments/void']);
  expect(listLinks(html)).toEqual(expect.arrayContaining(ids.map((id) => `#${id}`)));
  expect(html).toMatch(/<h3>Sale<\/h3>[^]*Takes money\.[^]*<h4>Responses<\/h4>/);
});

it('asks for nothing, which its own policy holds it to', async () => {
  const html = await render('See ![a picture](https://tracker.example.com/a.png).');
  const loading = readTags(html).filter(
    ({ name, attributes }) => attributes.has('src') || name === 'link' || name === 'iframe',
  );
  expect(loading).toEqual([]);
  const policy = find(html, 'meta').find(({ attributes }) => attributes.has('http-equiv'));
  expect(policy?.attributes.get('content')).toMatch(/^default-src 'none'; style-src 'sha256-/);
});

it('its policy lets its own style and script run', async () => {
  const html = await render('Takes money.');
  const policy = find(html, 'meta').find(({ attributes }) => attributes.has('http-equiv'));
  for (const name of ['style', 'script']) {
    const [tag] = find(html, name);
    const sum = createHash('sha256')
      .update(tag?.text ?? '')
      .digest('base64');
    expect(policy?.attributes.get('content')).toContain(`${name}-src 'sha256-${sum}'`);
  }
});

it('a link to an operation stays in the file, one to another page leads to the portal', async () => {
  const links = listLinks(
    await render('See [void](/api/payments/void/) and [errors](/guides/errors/#a).'),
  );
  expect(links).toContain('#payments/void');
  expect(links).toContain(`${PORTAL}/guides/errors/#a`);
});

it('no text of a document runs or ends what it stands in', async () => {
  const html = await render(
    '<script>alert(1)</script><img src=x onerror=alert(1)> </article>\n\n**bold**',
  );
  expect(find(html, 'script')).toHaveLength(1);
  expect(find(html, 'img')).toEqual([]);
  expect(html.match(/<\/style>/g)).toHaveLength(1);
  expect(find(html, 'article')).toHaveLength(2);
  expect(html).toContain('<strong>bold</strong>');
  expect(html).toContain('<h1>Gateway &lt;API&gt;&lt;/style&gt;</h1>');
});

it('gives its look to the file of another release, whose text is its own', async () => {
  const html = await render('Takes money.');
  expect(readReferenceLook(html)).toEqual({ brand: '#2346d8', css: CSS, script: SCRIPT });
  expect(readReferenceLook('<html><style>a{}</style></html>')).toBeUndefined();
});
