import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { downloading } from '@/.generated/words/plugins/latest';
import { api } from '@/.generated/words/shell/not-found';
import { PAGE_FONTS } from '@/lib/bootstrap/choose-fonts';
import { PAGE_PAYLOAD } from '@/lib/bootstrap/start/page-start';
import { PAGE_SCRIPTS } from '@/lib/bootstrap/start/start-page';
import { readParts } from '@/lib/content/read-parts';
import { readPlugins } from '@/lib/content/read-plugins';
import { readSite } from '@/lib/content/read-site';
import { SYSTEM_FONT } from '@/lib/content/schemas/site';
import { checkExport } from '@/lib/kit/build/check-export';
import { isInlineScript } from '@/lib/kit/build/html/next-start';
import { readSizes } from '@/lib/kit/build/summary';
import { readRedirects } from '@/lib/kit/hosts/host-site';
import { readTree } from '@/lib/kit/system/read-tree';
import { getScriptUrl } from '@/lib/pages/script-url';
import { escapeHtml } from '@/lib/text/escape-html';
import { DEFAULT_LANGUAGE } from '@/lib/words/languages';
import { isShipped } from '../shipped-documents.mjs';
import { reportFigure } from '../support/report-figure';
import { readOperationRoutes, ROUTES, SITE_URL, UNROUTED } from '../support/routes';
import { testShipped } from '../support/shipped-tests';
import {
  BASE_PATH,
  getLink,
  getMeta,
  isExported,
  OUT,
  readPages,
  toStoredAddress,
  listFiles,
  isInOtherPortal,
} from './exported-pages';
import { findBrokenLinks, listReferences } from './links';

const { lang } = readSite();
const plugins = readPlugins();
const pages = readPages();
const content = pages.filter(({ isContent }) => isContent);
const byAddress = new Map(pages.map((page) => [page.address, page]));
const EMBED = `${BASE_PATH}/libs/sdk-basic/`;
const countOf = (page: (typeof pages)[number], name: string) =>
  page.tags.filter((tag) => tag.name === name).length;

/** Names of the classes that a style sheet of the export has rules for. */
const listStyledClasses = (file: string): readonly string[] =>
  [...readFileSync(join(OUT, file), 'utf8').matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  );

describe('routes', () => {
  it.each(ROUTES)('%s is a page', (route) => {
    expect(isExported(route)).toBe(true);
  });

  it('every operation of the documents is a page', () => {
    const routes = [...readOperationRoutes().values()];
    expect(routes.length).toBeGreaterThanOrEqual(isShipped ? 16 : 0);
    expect(new Set(routes).size).toBe(routes.length);
    expect(routes.filter((route) => !isExported(route))).toEqual([]);
  });

  it.each(UNROUTED)('%s is not a page: the plugin is not active', (route) => {
    expect(isExported(route)).toBe(false);
  });

  it('each section that has a not-found page of its own has it where hosts look', () => {
    const sections = ['', '/api', '/libs', '/style-guide'].filter((path) => isExported(`${path}/`));
    expect(sections.length).toBeGreaterThan(isShipped ? 3 : 1);
    expect(sections.filter((path) => !isExported(`${path}/404.html`))).toEqual([]);
    expect(readFileSync(join(OUT, 'api/404.html'), 'utf8')).toContain(api.heading);
  });
});

it('the 404 page of the whole portal is drawn before its script is there', () => {
  const { html = '', tags = [] } = pages.find(({ file }) => file === '404.html') ?? {};
  const [, name] = /<h1 class="([^" ]+)/.exec(html) ?? [];
  const sheets = tags
    .filter(({ attributes }) => attributes.get('rel') === 'stylesheet')
    .map(({ attributes }) => attributes.get('href')?.slice(BASE_PATH.length) ?? '');
  const rules = sheets.map((sheet) => readFileSync(join(OUT, sheet), 'utf8')).join('');
  expect(rules).toContain(`.${name}`);
});

describe('fonts', () => {
  it('the first script of every page that is drawn in them names both, of the root not-found page too', () => {
    const fonts = listFiles().filter((file) => file.endsWith('.woff2'));
    const drawn = pages.filter(({ html }) => html.includes('/_next/static/chunks/'));
    expect(drawn.map(({ file }) => file)).toContain('404.html');
    const named = drawn.map(({ tags }) =>
      tags.flatMap(({ attributes }) => attributes.get(PAGE_FONTS)?.split(' ') ?? []),
    );
    expect(named).toEqual(drawn.map(() => fonts.map((font) => `${BASE_PATH}/${font}`)));
  });

  it('a first visit fetches less than 40 kB of them', () => {
    const fonts = listFiles().filter((file) => file.endsWith('.woff2'));
    const { text, code } = readSite().fonts ?? {};
    expect(fonts).toHaveLength([text, code].filter((font) => font !== SYSTEM_FONT).length);
    const bytes = fonts.reduce((sum, file) => sum + statSync(join(OUT, file)).size, 0);
    expect(bytes).toBeLessThan(40_000);
  });
});

describe('files', () => {
  it('none is empty, none lacks an extension, none holds what the policy would block', () => {
    expect(checkExport(OUT, BASE_PATH)).toEqual([]);
  });
});

describe('links', () => {
  it('every internal link, fragment, image and script of every page leads somewhere', () => {
    const links = pages.flatMap(listReferences);
    reportFigure('pages', pages.length);
    reportFigure('links', links.length);
    reportFigure('anchors', links.filter(({ target }) => target.hash.length > 1).length);
    // A link in a text of a document that others wrote is not ours to mend.
    const broken = pages
      .filter(({ address }) => isShipped || !address.startsWith(`${BASE_PATH}/api/`))
      .flatMap((page) => findBrokenLinks(page, byAddress));
    expect([...new Set(broken)]).toEqual([]);
  });

  it('SPEC 2: every link to a PDF opens in a new tab', () => {
    const papers = content.flatMap(({ file, tags }) =>
      tags
        .filter(({ name, attributes }) => name === 'a' && attributes.get('href')?.endsWith('.pdf'))
        .map(({ attributes }) => ({ file, target: attributes.get('target') })),
    );
    if (isShipped) expect(papers.length).toBeGreaterThan(content.length);
    expect(papers.filter(({ target }) => target !== '_blank')).toEqual([]);
  });

  it('a link that leaves the portal in a new tab gives no access to its opener', () => {
    const open = pages.flatMap(({ file, tags }) =>
      tags
        .filter(({ name, attributes }) => name === 'a' && attributes.get('target') === '_blank')
        .filter(({ attributes }) => !/noopener|noreferrer/.test(attributes.get('rel') ?? ''))
        .map(({ attributes }) => `${file}: ${attributes.get('href')}`),
    );
    expect(open).toEqual([]);
  });
});

describe('redirects', () => {
  const redirects = readRedirects(OUT).filter(({ from }) => !isInOtherPortal(from));

  it('the two legacy addresses lead to the root, a download without a plugin to the 404 page', () => {
    const expected = [
      ...(readParts().includes('plugin')
        ? [{ from: '/libs/plugins/latest', to: '/not-found/' }]
        : []),
      ...(isShipped ? ['/s', '/-sandbox'].map((from) => ({ from, to: '/' })) : []),
    ].map(({ from, to }) => ({ from: BASE_PATH + from, to: BASE_PATH + to, status: 308 }));
    expect(redirects).toEqual(isShipped ? expected : expect.arrayContaining(expected));
  });

  it('each is a page too, for hosts that read no redirect file, and names its target', () => {
    for (const { from, to } of redirects) {
      const page = byAddress.get(from.endsWith('.html') ? from : `${from}/`);
      expect(page?.html).toContain(`http-equiv="refresh" content="0;url=${to}"`);
      expect(page?.tags.some(({ attributes }) => attributes.get('href') === to)).toBe(true);
      expect(isExported(to.slice(BASE_PATH.length))).toBe(true);
    }
  });

  it('each download page offers a file that exists, and goes to the plugin after a second', () => {
    const downloads = pages.filter(({ file }) => /^libs\/plugins\/.+\/latest\//.test(file));
    expect(downloads.length).toBeGreaterThanOrEqual(isShipped ? 2 : 0);
    for (const { html, tags, address } of downloads) {
      const plugin = address.replace(/latest\/$/, '');
      const { name = '' } = plugins.find(({ url }) => plugin.endsWith(`/${url}/`)) ?? {};
      expect(html).toContain(`<h1>${escapeHtml(downloading(name))}</h1>`);
      expect(html).toContain(`content="1;url=${plugin}"`);
      const file = tags
        .find(({ attributes }) => attributes.get('id') === 'file')
        ?.attributes.get('href');
      expect(isExported(toStoredAddress(file ?? '/none').slice(BASE_PATH.length))).toBe(true);
    }
  });
});

describe('policy', () => {
  const policies = pages.map(({ tags }) =>
    tags
      .filter(({ attributes }) => attributes.get('http-equiv') === 'Content-Security-Policy')
      .map(({ attributes }) => attributes.get('content') ?? ''),
  );

  it('every page has one, the same, before anything is loaded', () => {
    const [policy = ''] = policies[0] ?? [];
    expect(policies.filter((all) => all.length !== 1 || all[0] !== policy)).toEqual([]);
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|sha256|\*/);
    expect(policy).not.toContain('localhost');
    const isFirst = ({ html }: (typeof pages)[number]) =>
      html.indexOf('Content-Security-Policy') < html.search(/<link|<script|$/);
    expect(pages.filter((page) => !isFirst(page)).map(({ file }) => file)).toEqual([]);
  });

  it('no script and no style stands in a page, so a strict policy of a host changes nothing', () => {
    const inline = pages.filter(({ tags }) =>
      tags.some(
        (tag) => isInlineScript(tag) || tag.name === 'style' || tag.attributes.has('style'),
      ),
    );
    expect(inline.map(({ file }) => file)).toEqual([]);
  });
});

describe('each page of the site', () => {
  it('has a language, one title, one h1', () => {
    const odd = pages
      .filter(({ file }) => byAddress.size > 0 && !/^_/.test(file))
      .filter((page) => page.isContent || !page.html.includes('http-equiv="refresh"'))
      .filter((page) => countOf(page, 'h1') !== 1 || !hasTitle(page) || !hasLanguage(page));
    expect(odd.map(({ file }) => file)).toEqual([]);
  });

  it('has each id once', () => {
    const twice = content.flatMap(({ file, tags }) => {
      const ids = tags.flatMap(({ attributes }) => attributes.get('id') ?? []);
      return new Set(ids).size === ids.length
        ? []
        : [`${file}: ${ids.find((id, at) => ids.indexOf(id) < at)}`];
    });
    expect(twice).toEqual([]);
  });

  // A document of others may have such parts, of which its pages say so.
  testShipped('of an operation shows no part of a document that could not be read', () => {
    const faulty = content.filter(
      ({ html }) => html.includes('data-operation="') && html.includes('could not be read'),
    );
    expect(faulty.map(({ file }) => file)).toEqual([]);
  });

  it('has a description of 50 to 200 characters', () => {
    // What documents of others say may be shorter.
    const odd = content
      .filter(({ file }) => isShipped || !file.startsWith('api/'))
      .map((page) => ({ file: page.file, length: getMeta(page, 'description')?.length ?? 0 }))
      .filter(({ length }) => length < 50 || length > 200);
    expect(odd).toEqual([]);
  });

  it('names its own address as the canonical one', () => {
    const odd = content
      .filter(({ address }) => address !== EMBED)
      .map((page) => ({ address: page.address, canonical: getLink(page, 'canonical') }))
      .filter(({ address, canonical }) => canonical !== `${SITE_URL}${address}`);
    expect(odd).toEqual([]);
  });

  testShipped(
    'SPEC 2: the SDK page to embed sends search engines to the SDK page, and is found by none',
    () => {
      const page = byAddress.get(EMBED);
      if (!page) throw new Error(`${EMBED} is missing`);
      expect(getLink(page, 'canonical')).toBe(`${SITE_URL}${BASE_PATH}/libs/sdk/`);
      expect(getMeta(page, 'robots')).toContain('noindex');
      expect(readFileSync(join(OUT, 'sitemap.xml'), 'utf8')).not.toContain('sdk-basic');
    },
  );

  it('has no class that a stylesheet forgot', () => {
    const forgotten = content.filter(({ html }) => /class="(?:[^"]* )?undefined[ "]/.test(html));
    expect(forgotten.map(({ file }) => file)).toEqual([]);
  });

  it('links the styles of every class that it has, for readers without JavaScript', () => {
    const sheets = new Map(
      listFiles()
        .filter((file) => file.endsWith('.css'))
        .map((file) => [`${BASE_PATH}/${file}`, listStyledClasses(file)]),
    );
    const styled = new Set([...sheets.values()].flat());
    const bare = content.map(({ file, html, tags }) => {
      const linked = new Set(
        tags
          .filter(({ attributes }) => attributes.get('rel') === 'stylesheet')
          .flatMap(({ attributes }) => sheets.get(attributes.get('href') ?? '') ?? []),
      );
      const used = new Set(
        [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
      );
      return { file, names: [...used].filter((name) => styled.has(name) && !linked.has(name)) };
    });
    expect(bare.filter(({ names }) => names.length > 0)).toEqual([]);
  });

  it('has a picture of its own for link previews, of at most 30 kB, where site.json says so', () => {
    const images = content
      .filter(({ address }) => address !== EMBED && address !== `${BASE_PATH}/style-guide/`)
      .map(({ tags }) => {
        const tag = tags.find(({ attributes }) => attributes.get('property') === 'og:image');
        return tag?.attributes.get('content')?.slice(SITE_URL.length + BASE_PATH.length) ?? '';
      });
    const shared = images.filter((image) => image === '/images/social-card.png');
    expect(shared).toHaveLength(readSite().socialCards ? 0 : images.length);
    const sizes = images.map((image) => ({ image, size: statSync(join(OUT, image)).size }));
    expect(sizes.filter(({ size }) => size > 30_000)).toEqual([]);
  });

  it('has structured data of at most 2 kB about its own address', () => {
    const odd = content
      .filter(({ address }) => address.slice(BASE_PATH.length).split('/').length > 3)
      .filter(({ address }) => address !== EMBED && address !== `${BASE_PATH}/guides/workflows/`)
      .filter(({ address, tags }) => {
        const text = tags.find(
          ({ attributes }) => attributes.get('type') === 'application/ld+json',
        )?.text;
        const graph: readonly { url?: string }[] = text ? JSON.parse(text)['@graph'] : [];
        return (
          !graph.some(({ url }) => url === SITE_URL + address) ||
          Buffer.byteLength(text ?? '') > 2000
        );
      });
    expect(odd.map(({ file }) => file)).toEqual([]);
  });

  it('has a title of its own', () => {
    const titles = content.map(({ tags }) => tags.find(({ name }) => name === 'title')?.text ?? '');
    const twice = titles.filter((title, index) => titles.indexOf(title) !== index);
    expect(twice).toEqual([]);
  });
});

describe('weight', () => {
  it('a page is there when its HTML and stylesheets are: one script runs, its payload waits in a file', () => {
    expect(content.length).toBeGreaterThan(isShipped ? 180 : 0);
    for (const { file, html, tags } of content) {
      const [payload = ''] = tags.flatMap(({ attributes }) => attributes.get(PAGE_PAYLOAD) ?? []);
      const scripts = tags.filter(
        ({ name, attributes }) =>
          name === 'script' && attributes.has('src') && !attributes.has('nomodule'),
      );
      const later = scripts.flatMap(({ attributes }) =>
        attributes.has('async') ? (attributes.get('src') ?? '') : [],
      );
      const preloads = tags.filter(
        ({ name, attributes }) =>
          name === 'link' &&
          attributes.get('rel') === 'preload' &&
          // The list of a named document, where one is named.
          file !== 'api/index.html',
      );
      expect({
        file,
        inline: html.includes('self.__next_f'),
        scripts: scripts.length - later.length,
        later,
        preloads,
      }).toEqual({
        file,
        inline: false,
        scripts: 1,
        later: [
          ...(html.includes('<check-list') ? [getScriptUrl('checklist', BASE_PATH)] : []),
          ...(html.includes('<searched-in-vain') ? [getScriptUrl('searches', BASE_PATH)] : []),
          ...(html.includes('data-feedback=') ? [getScriptUrl('feedback', BASE_PATH)] : []),
        ],
        preloads: [],
      });
      const router = file.replace(/html$/, 'txt');
      const [path, build] = payload.split('?v=');
      expect(path).toBe(`${BASE_PATH}/${router}`);
      expect(readFileSync(join(OUT, router), 'utf8')).toContain(`"b":"${build}"`);
    }
  });

  it('the script that runs at once is small', () => {
    const [script = ''] = readTree(join(OUT, 'scripts')).filter((file) => /^page-/.test(file));
    expect(gzipSync(readFileSync(join(OUT, 'scripts', script))).length).toBeLessThan(4_950);
  });

  it('long scripts are compiled as they arrive, all but the router of Next', () => {
    const folder = join(OUT, '_next/static/chunks');
    const texts = readTree(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
    const isHinted = (text: string) => text.startsWith('//# allFunctionsCalledOnLoad\n');
    const long = texts.filter(({ length }) => length > 16_000);
    expect(long.length).toBeGreaterThan(10);
    expect(long.filter((text) => !isHinted(text))).toHaveLength(1);
    expect(texts.filter((text) => text.length < 15_000 && isHinted(text))).toEqual([]);
  });

  it('no page that exists loads the words of those that do not', () => {
    const loaded = content.flatMap(({ tags }) =>
      tags.flatMap(({ attributes }) => attributes.get(PAGE_SCRIPTS)?.split(' ') ?? []),
    );
    const scripts = [...new Set(loaded)].map((one) => join(OUT, one.slice(BASE_PATH.length)));
    expect(scripts.length).toBeGreaterThan(5);
    const speaking = scripts.filter((one) => readFileSync(one, 'utf8').includes(api.heading));
    expect(speaking).toEqual([]);
  });

  it('a page of the reference is read with less than 20 kB of script, gzipped', () => {
    const scripts = readTree(join(OUT, 'scripts')).filter((file) =>
      /^(?:api-page|controls|live)-/.test(file),
    );
    expect(scripts).toHaveLength(3);
    const sizes = scripts.map((file) => gzipSync(readFileSync(join(OUT, 'scripts', file))).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(19_700);
  });

  it('no page starts React with more than 201.2 kB of script, gzipped, or 203.7 kB in a language with longer words, and 25 bytes for each operation of other documents', () => {
    const { heaviestScript, biggestPage, total } = readSizes(OUT, BASE_PATH, pages);
    const files = listFiles().length;
    process.stdout.write(
      `export: ${pages.length} pages, ${files} files, ${total} bytes; biggest page ${biggestPage.file} ` +
        `${statSync(join(OUT, biggestPage.file)).size} bytes; most script ${heaviestScript.file} ` +
        `${heaviestScript.gzip} bytes gzip\n`,
    );
    expect(heaviestScript.gzip).toBeGreaterThan(0);
    // One script has the names of all operations.
    const names = isShipped ? 0 : 25 * readOperationRoutes().size;
    // The path that a portal stands below is in the addresses of several scripts.
    const addresses = 8 * BASE_PATH.length;
    const most = (lang === DEFAULT_LANGUAGE ? 201_200 : 203_700) + names + addresses;
    expect(heaviestScript.gzip).toBeLessThanOrEqual(most);
  });
});

function hasTitle({ tags }: (typeof pages)[number]): boolean {
  const titles = tags.filter(({ name }) => name === 'title').map(({ text }) => text.trim());
  // An inline SVG may have a <title> too; the document's is the first.
  return (titles[0] ?? '') !== '';
}

function hasLanguage({ tags }: (typeof pages)[number]): boolean {
  return tags.some(({ name, attributes }) => name === 'html' && attributes.get('lang') === lang);
}
