import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { agentsIndex, source } from '@/.generated/words/build/agents';
import { readSite } from '@/lib/content/read-site';
import { readTags } from '@/lib/kit/build/html/read-tags';
import { readApis, readOperations } from '@/lib/pages/read-apis';
import { readSitemapPaths } from '@/lib/pages/sitemap-paths';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { PROOF_PATH } from '@/lib/routes/proof-files';
import { urls } from '@/lib/routes/urls';
import { isShipped } from '../shipped-documents.mjs';
import { testShipped } from '../support/shipped-tests';
import { BASE_PATH, OUT, readPages, listFiles } from './exported-pages';

const portal = readSite().url + BASE_PATH;
const paths = readSitemapPaths().filter((path) => path !== urls.styleGuide);
const read = (file: string) => readFileSync(join(OUT, file), 'utf8');

/** Paths of the addresses of this portal that a text links to, without base path and fragment. */
const listLinks = (text: string) =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, href = '']) => {
    const [address = ''] = href.split(/[?#]/);
    return address.startsWith(`${portal}/`)
      ? [decodeURIComponent(address.slice(portal.length))]
      : [];
  });

const isThere = (path: string) =>
  existsSync(join(OUT, path.endsWith('/') ? `${path}index.html` : path));

describe('Markdown of pages', () => {
  it('is beside each page, at its other address too, and in the page’s head', () => {
    const heads = new Map(readPages().map(({ file, tags }) => [file, tags]));
    for (const path of paths) {
      const text = read(`${path}index.md`);
      expect([path, text.startsWith('# ')]).toEqual([path, true]);
      if (path !== '/') expect(read(`${path.slice(0, -1)}.md`)).toBe(text);
      const links = heads
        .get(`${path.slice(1)}index.html`)
        ?.flatMap(({ attributes }) =>
          attributes.get('type') === 'text/markdown' ? [attributes.get('href')] : [],
        );
      expect([path, links]).toEqual([path, [`${portal}${path}index.md`]]);
    }
  });

  it('begins with its title and the address of llms.txt, which the page names, too', () => {
    const index = agentsIndex(`${portal}/llms.txt`);
    for (const path of paths) {
      expect([path, read(`${path}index.md`).split('\n')[2]]).toEqual([path, `> ${index}`]);
      const hidden = /<p hidden="[^>]*>([^<]*)/.exec(read(`${path}index.html`));
      expect([path, hidden?.[1]]).toEqual([path, index]);
    }
  });

  it('stands in the page before its menu', () => {
    for (const { file, html } of readPages()) {
      const [article, menu] = [html.indexOf('<h1'), html.indexOf('slot="menu"')];
      if (menu >= 0) expect([file, article > 0 && article < menu]).toEqual([file, true]);
    }
  });

  it('is nothing that another page names', () => {
    const named = readPages().flatMap(({ file, html }) =>
      html.includes('text/markdown') ? [`/${file.replace(/index\.html$/, '')}`] : [],
    );
    expect(named.toSorted()).toEqual(paths.toSorted());
  });

  it('links only to what is there, whole addresses without markup of the page', () => {
    const files = listFiles().filter((file) => /(?:\.md|llms.*\.txt)$/.test(file));
    expect(files.length).toBeGreaterThan(paths.length);
    const dead = files.flatMap((file) => {
      const text = read(file);
      // A pattern in code may look like a link: `:[0-5][0-9](…)`.
      const prose = text.replace(/^ *(`{3,})[^]*?^ *\1$/gm, '').replace(/`[^`\n]+`/g, '');
      const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, href = '']) => href);
      const relative = links.filter((href) => !/^[a-z]+:/.test(href));
      // A link in a text of a document that others wrote is not ours to mend.
      const isOurs = isShipped || !/^api\/|llms-full\.txt$/.test(file);
      const missing = isOurs ? listLinks(text).filter((path) => !isThere(path)) : [];
      const markup = /<(?:span|div|button|svg)\b|<!--/.exec(prose) ?? [];
      return [...relative, ...missing, ...markup].map((one) => `${file}: ${one}`);
    });
    expect(dead).toEqual([]);
  });

  testShipped('of the largest operation fits into what agents read at once', () => {
    // It says all that its page does (`markdown-parity`); readers of pages cut behind 50,000 characters.
    expect(read('/api/payment-gateway/sale/index.md').length).toBeLessThan(50_000);
  });
});

describe('OpenAPI documents', () => {
  const hrefsOf = (path: string) =>
    readTags(read(`${path}index.html`)).map(({ attributes }) => attributes.get('href'));

  it('are linked from the overview, the SDK page and each operation of theirs', () => {
    for (const { file } of readApis())
      for (const path of [urls.api, urls.sdk].filter((one) => isThere(one)))
        expect([path, hrefsOf(path)]).toEqual([path, expect.arrayContaining([file.address])]);
    const unlinked = readOperations().filter(
      ({ saved, entry }) => !hrefsOf(getOperationPath(entry)).includes(saved.file.address),
    );
    expect(unlinked.map(({ entry }) => entry.id)).toEqual([]);
  });
});

describe('llms.txt', () => {
  testShipped('begins with the sandbox and the rule about real cards', () => {
    const [, first = ''] = read('/llms.txt').split('\n## ');
    const preface = read('/llms.txt').slice(0, -first.length);
    expect(preface).toContain(readSite().environments.test!.api);
    expect(preface).toMatch(/Never send a real card/);
  });

  it('lists every page but the operations, which the whole texts of their sections have', () => {
    const listed = new Set(listLinks(read('/llms.txt')));
    const left = paths.filter((path) => !listed.has(`${path}index.md`));
    const texts = [...listed]
      .filter((path) => path.endsWith('llms-full.txt'))
      .map(read)
      .join('\n');
    if (isShipped) expect(left.length).toBeGreaterThan(0);
    expect(left.filter((path) => !texts.includes(`${source(portal + path)}\n`))).toEqual([]);
  });

  it('has in its whole texts what the Markdown of each page says, word for word', () => {
    const wholes = listFiles()
      .filter((file) => file.endsWith('llms-full.txt'))
      .map((file) => read(file));
    const index = `\n> ${agentsIndex(`${portal}/llms.txt`)}\n`;
    // Results of tests come when the texts are written already.
    const missing = paths.filter((path) => {
      if (path === PROOF_PATH) return false;
      const text = read(`${path}index.md`).replace(index, '');
      return !wholes.some((whole) => whole.includes(text));
    });
    expect(missing).toEqual([]);
  });
});
