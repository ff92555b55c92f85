import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLanguages } from '@/lib/content/read-languages';
import { readSite } from '@/lib/content/read-site';
import { type HtmlTag, readTags } from '@/lib/kit/build/html/read-tags';
import { readTree } from '@/lib/kit/system/read-tree';
import { describeShipped } from '../support/shipped-tests';
import { BASE_PATH, OUT, readPages } from './exported-pages';

const { all } = readLanguages();
const others = all.slice(1).filter((one) => existsSync(join(OUT, one)));

const read = (file: string) => readFileSync(join(OUT, file), 'utf8');
const readPage = (file: string) => readTags(read(file));
const listAlternates = (tags: readonly HtmlTag[]) =>
  new Map(
    tags
      .filter(({ name, attributes }) => name === 'link' && attributes.has('hreflang'))
      .map(({ attributes }) => [attributes.get('hreflang') ?? '', attributes.get('href') ?? '']),
  );

/** File of the export that an absolute address of the portal names. */
const toFile = (address: string) =>
  `${new URL(address).pathname.slice(BASE_PATH.length + 1)}index.html`;

describeShipped('the portal in other languages', () => {
  it('is there in German, with every page of the first language but those for maintainers', () => {
    expect(others).toEqual(['de']);
    const pages = (files: readonly string[]) =>
      files.filter((file) => /^(?:guides|solutions|api|libs)\/.*index\.html$/.test(file));
    const first = pages(readTree(OUT)).filter((file) => !file.startsWith('de/'));
    expect(pages(readTree(join(OUT, 'de'))).sort()).toEqual(first.sort());
  });

  it('has the German words of interface, menu and guide', () => {
    const html = read('de/guides/examplepay-checkout/index.html');
    expect(html).toMatch(/<html lang="de"/);
    expect(html).toMatch(/<h1[^>]*>Gehostete Bezahlseite<\/h1>/);
    expect(html).toContain('Den Kunden bezahlen lassen');
    expect(html).toContain('Anleitungen');
    expect(html).not.toContain('noch nicht übersetzt');
    expect(read('de/index.html')).toContain('Ihre erste Zahlung in der Sandbox');
  });

  it('says on a page without a translation that its text is English, for eyes, screen readers and agents', () => {
    const html = read('de/guides/webhooks/index.html');
    const said = 'Diese Seite ist noch nicht übersetzt. Ihr Text ist auf Englisch.';
    expect(html).toMatch(/<div lang="en" class="[^"]*prose/);
    for (const path of ['guides/webhooks', 'api/testing', 'libs/plugins/woocommerce']) {
      expect([path, read(`de/${path}/index.html`)]).toEqual([path, expect.stringContaining(said)]);
      expect([path, read(`de/${path}/index.md`)]).toEqual([path, expect.stringContaining(said)]);
    }
  });

  it('says which language the texts of a document are in, and marks each of them', () => {
    const operation = read('de/api/payment-gateway/sale/index.html');
    expect(operation).toContain('Beschreibungen sind auf Englisch');
    expect(operation).toMatch(/<div lang="en"><p>The card number, digits only/);
    expect(read('de/api/reporting/index.html')).toMatch(/<div lang="en" class="[^"]*prose/);
    const first = read('api/payment-gateway/sale/index.html');
    expect(first).not.toContain('Descriptions are in');
    expect(first).not.toContain('<div lang');
  });

  it('names the languages of a translated page on each of them, and the first one for all other readers', () => {
    const file = 'guides/examplepay-checkout/index.html';
    const address = `${readSite().url}${BASE_PATH}`;
    const expected = new Map([
      ['en', `${address}/guides/examplepay-checkout/`],
      ['de', `${address}/de/guides/examplepay-checkout/`],
      ['x-default', `${address}/guides/examplepay-checkout/`],
    ]);
    expect(listAlternates(readPage(file))).toEqual(expected);
    expect(listAlternates(readPage(`de/${file}`))).toEqual(expected);
  });

  it('names a page in each language that has it, and each of them names it in turn', () => {
    for (const page of readPages())
      for (const [, address] of listAlternates(page.tags))
        expect([...listAlternates(readPage(toFile(address))).values()]).toContain(
          listAlternates(page.tags).get('en'),
        );
  });

  it('leads search engines to the first language where the text is in that', () => {
    const canonical = (file: string) =>
      readPage(file)
        .find(({ attributes }) => attributes.get('rel') === 'canonical')
        ?.attributes.get('href');
    const { url } = readSite();
    expect(canonical('de/guides/webhooks/index.html')).toBe(`${url}${BASE_PATH}/guides/webhooks/`);
    expect(canonical('de/index.html')).toBe(`${url}${BASE_PATH}/de/`);
    expect(read('de/sitemap.xml')).toContain('/de/guides/examplepay-checkout/');
    expect(read('de/sitemap.xml')).not.toContain('/de/guides/webhooks/');
    expect(read('robots.txt')).toContain(`Sitemap: ${url}${BASE_PATH}/de/sitemap.xml`);
  });

  it('is led to from the same page of the other language, without JavaScript', () => {
    const lead = (file: string, language: string) =>
      readPage(file)
        .filter(({ name, attributes }) => name === 'a' && attributes.get('hreflang') === language)
        .map(({ attributes }) => attributes.get('href'));
    expect(new Set(lead('guides/webhooks/index.html', 'de'))).toEqual(
      new Set([`${BASE_PATH}/de/guides/webhooks/`]),
    );
    expect(lead('de/guides/webhooks/index.html', 'en')).toContain(`${BASE_PATH}/guides/webhooks/`);
  });

  it('keeps the ids of headings, so that a fragment leads to one place in all languages', () => {
    const ids = (file: string) =>
      new Set(
        readPage(file).flatMap(({ name, attributes }) =>
          name === 'h2' ? (attributes.get('id') ?? []) : [],
        ),
      );
    const file = 'guides/examplepay-checkout/index.html';
    expect(ids(`de/${file}`)).toEqual(ids(file));
  });

  it('has a search, texts for agents and an offline copy of its own', () => {
    for (const file of [
      'search/names.json',
      'llms.txt',
      'mcp.tgz',
      'offline/info.json',
      '404.html',
    ])
      expect([file, existsSync(join(OUT, 'de', file))]).toEqual([file, true]);
    expect(read('llms.txt')).toContain(`- [Deutsch](${readSite().url}${BASE_PATH}/de/llms.txt)`);
    expect(read('de/search/names.json')).toContain('Gehostete Bezahlseite');
  });

  it('gets the rules of hosts: long caches of its hashed files, its own not-found page, its redirects', () => {
    const headers = read('_headers');
    for (const folder of ['_next/static', 'scripts', 'search/texts'])
      expect(headers).toContain(
        `${BASE_PATH}/de/${folder}/*\n  Cache-Control: public, max-age=31536000, immutable`,
      );
    expect(read('_redirects')).toContain(`${BASE_PATH}/de/* ${BASE_PATH}/de/404.html 404`);
    expect(existsSync(join(OUT, 'de/_headers'))).toBe(false);
  });

  it('leads nowhere that is not there', () => {
    const broken = readTree(join(OUT, 'de'))
      .filter((file) => file.endsWith('.html'))
      .flatMap((file) =>
        readPage(`de/${file}`).flatMap(({ name, attributes }) => {
          const href = attributes.get('href') ?? '';
          if (name !== 'a' || !href.startsWith(`${BASE_PATH}/`)) return [];
          const path = decodeURIComponent(href.slice(BASE_PATH.length).replace(/[?#].*/, ''));
          return existsSync(join(OUT, path, path.endsWith('/') ? 'index.html' : ''))
            ? []
            : [`${file}: ${href}`];
        }),
      );
    expect(broken).toEqual([]);
  });
});
