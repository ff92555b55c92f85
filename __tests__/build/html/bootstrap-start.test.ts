/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  extractPayload,
  withPageBootstrap,
  withInlineStyles,
} from '@/lib/build/html/bootstrap-page';
import { addBootstrap } from '@/lib/build/html/bootstrap-start';
import { parseStartTags } from '@/lib/build/html/html-tags';
import { readSizes } from '@/lib/build/summary';
import { samplePage, writeSample } from '../sample-export';

const options = {
  apiBases: {
    local: 'http://localhost:4010',
    dev: 'https://api-dev.example.com',
    qa: 'https://api-qa.example.com',
    test: 'https://api-test.example.com',
    prod: 'https://api.example.com',
  },
  allow: ['https://docs.example.org/</script><!--.json'],
};

const toEarly = (start: string, then = '') => ({
  start,
  then,
  payload: '/p.txt',
  controls: '/controls.js',
  startsWhenNeeded: false,
  findNamedScripts: () => ['/c.js'],
});
const FONT = '<link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin=""/>';
const CSS = '@font-face{src:url(../media/a.woff2),url(data:,)}';
const PAYLOAD = `<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:{\\"b\\":\\"build-1\\",\\"a\\":"])</script><script>self.__next_f.push([1,"\\"\\u003c/script>\\"}\\n"])</script>`;
const PAYLOAD_TEXT = '0:{"b":"build-1","a":"</script>"}\n';

describe('withPageBootstrap', () => {
  it('puts the script first, and tells it of the page’s own scripts instead of running them', () => {
    const own = '<script src="/b/_next/static/b.js" async=""></script><script>inline()</script>';
    const html = withPageBootstrap(samplePage('A', own), toEarly("go('$&')"), 'a.html');
    const scripts = parseStartTags(html).filter(({ name }) => name === 'script');
    expect(scripts.map(({ text }) => text)).toEqual(["go('$&')", 'theme()', 'inline()']);
    expect(scripts[0]?.attributes.get('data-page-scripts')).toBe(
      '/b/_next/static/b.js /_next/static/a.js',
    );
    expect(scripts[0]?.attributes.get('data-named-scripts')).toBe('/c.js');
    expect(scripts[0]?.attributes.get('data-page-payload')).toBe('/p.txt');
    expect(html.indexOf('go(')).toBeLessThan(html.indexOf('<title>'));
  });

  it('puts a second script right behind the first', () => {
    const html = withPageBootstrap(samplePage('A'), toEarly('go()', "list('$&')"), 'a.html');
    expect(html).toContain("go()</script><script>list('$&')</script>");
  });

  it('leaves scripts that no current browser loads, and scripts of other places', () => {
    const other =
      '<script src="/_next/static/p.js" noModule=""></script><script src="/latest.js"></script>';
    const html = withPageBootstrap(samplePage('A', other), toEarly('go()'), 'a.html');
    expect(html).toContain(other);
  });

  it.each(['<p>No head</p>', '<head><meta charset="utf-8"></head>'])(
    'throws for %j, which could not start',
    (html) => expect(() => withPageBootstrap(html, toEarly('go()'), 'a.html')).toThrow('a.html'),
  );
});

describe('extractPayload', () => {
  it('takes the payload out of the page, as the text that it is', () => {
    const { html, payload } = extractPayload(samplePage('A', PAYLOAD), 'a.html');
    expect(html).toBe(samplePage('A'));
    expect(payload).toBe(PAYLOAD_TEXT);
  });

  it.each([
    ['without one', ''],
    ['with bytes in it', '<script>self.__next_f.push([3,"AAAA"])</script>'],
    ['written in another way', `${PAYLOAD}<script>self.__next_f.push([1,x])//</script>`],
  ])('throws for a page %s: it would not come to life', (_, body) =>
    expect(() => extractPayload(samplePage('A', body), 'a.html')).toThrow('a.html'),
  );
});

describe('withInlineStyles', () => {
  const link = '<link rel="stylesheet" href="/a.css" data-precedence="next"/>';

  it('puts the text where the link is, and leaves a link that loads nothing', () => {
    expect(withInlineStyles(`<p>${link}</p>`, () => 'a{b:"$&"}')).toBe(
      '<p><style>a{b:"$&"}</style><link rel="stylesheet" href="/a.css" data-precedence="next" disabled=""/></p>',
    );
  });

  it.each([undefined, 'a{b:"</style>"}'])('leaves a link whose text is %j as it is', (text) =>
    expect(withInlineStyles(link, () => text)).toBe(link),
  );
});

describe('addBootstrap', () => {
  it.each(['', '/developer'])('under the base path %j', async (basePath) => {
    const style = `<link rel="stylesheet" href="${basePath}/_next/static/chunks/a.css"/>`;
    const page = samplePage('A', style + PAYLOAD)
      .replace('/_next/static/a', `${basePath}/_next/static/a`)
      .replace('<title>', `${FONT}<title>`);
    const chunk = '_next/static/chunks/x.js';
    const files = {
      'api/index.html': page,
      'api/a/b/index.html': page,
      'index.html': page,
      '404.html': page,
      's/index.html': samplePage('A'),
    };
    const root = writeSample({
      ...files,
      'index.txt': PAYLOAD_TEXT,
      [chunk]: 'x',
      '_next/static/chunks/a.css': CSS,
      '_next/static/a.js': 'console.log(1)',
    });
    await addBootstrap(root, basePath, options);
    expect(readFileSync(join(root, 's/index.html'), 'utf8')).toBe(files['s/index.html']);
    // A not-found page starts as Next starts it; one script more serves it without React.
    const script =
      /<script data-page-controls="" src="([^"]*bootstrap-[0-9a-f]{12}\.js)" defer=""><\/script>/;
    const notFound = readFileSync(join(root, '404.html'), 'utf8');
    expect(notFound.replace(script, '')).toBe(files['404.html']);
    const [, controls = ''] = script.exec(notFound) ?? [];
    expect(existsSync(join(root, controls.slice(basePath.length)))).toBe(true);

    for (const file of ['api/index.html', 'api/a/b/index.html', 'index.html']) {
      const html = readFileSync(join(root, file), 'utf8');
      const [first] = parseStartTags(html).filter(({ name }) => name === 'script');
      const drawing = [...(first?.text ?? '').matchAll(/"([^"]*bootstrap-[0-9a-f]{12}\.js)"/g)];
      // The page at which documents are named holds the script that lists them. Elsewhere none is.
      const needed = { 'api/index.html': 1, 'index.html': 0 };
      expect(drawing).toHaveLength(Object.entries(needed).find(([of]) => of === file)?.[1] ?? 2);
      for (const [, draw = ''] of drawing) {
        expect(draw.startsWith(`${basePath}/_next/static/`)).toBe(true);
        expect(existsSync(join(root, draw.slice(basePath.length)))).toBe(true);
      }
      expect(first?.attributes.get('data-page-payload')).toBe(`${basePath}/index.txt?v=build-1`);
      expect(first?.attributes.get('data-page-controls')).toBe(controls);
      expect(first?.attributes.has('data-starts-when-needed')).toBe(!file.startsWith('api/'));
      expect(html).toContain(`<meta charSet="utf-8"/>${FONT}<script data-page-payload=`);
      expect(html.match(/as="font"/g)).toHaveLength(1);
      expect(html).toContain(
        `<style>@font-face{src:url(${basePath}/_next/static/media/a.woff2),url(data:,)}</style>`,
      );
      // The title still stands behind it: nothing in the settings ended the script.
      expect(parseStartTags(html).some(({ name, text }) => name === 'title' && text === 'A')).toBe(
        true,
      );
    }
    expect(readSizes(root, basePath).heaviestScript.gzip).toBeGreaterThan(0);
  });

  it.each([
    ['whose file for the router is missing', {}, PAYLOAD],
    [
      'whose payload names no build',
      { 'index.txt': '0:{}' },
      '<script>self.__next_f.push([1,"0:{}"])</script>',
    ],
  ])('throws for a page %s: it could not start', async (_, files, payload) => {
    const root = writeSample({
      'index.html': samplePage('A', payload),
      '_next/static/chunks/x.js': 'x',
      ...files,
    });
    await expect(addBootstrap(root, '', options)).rejects.toThrow('index.html');
  });
});
