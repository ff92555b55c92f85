import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { buildDownloadPage } from '@/lib/plugins/latest-page';

const download = {
  name: 'WooCommerce',
  file: '/storage/plugins/woocommerce-3.2.4.zip',
  page: '/libs/plugins/woocommerce/',
  basePath: '',
};

describe('the latest-download page (SPEC 2 "Plugin redirect page")', () => {
  test('is HTML with status 200', () => {
    const response = buildDownloadPage(download);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  test('says what it downloads, links the file and refreshes to the plugin’s page after a second', async () => {
    const html = await buildDownloadPage(download).text();
    expect(html).toContain('<title>Downloading WooCommerce Plugin</title>');
    expect(html).toContain('<h1>Downloading WooCommerce Plugin</h1>');
    expect(html).toContain('<a id="file" href="/storage/plugins/woocommerce-3.2.4.zip" download>');
    expect(html).toContain(
      '<meta http-equiv="refresh" content="1;url=/libs/plugins/woocommerce/">',
    );
    expect(html).toContain('<link rel="canonical" href="/libs/plugins/woocommerce/">');
  });

  test('is not indexed, and holds nothing the content policy forbids', async () => {
    const html = await buildDownloadPage(download).text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/ style=| on\w+=|<style|<script>|<script(?![^>]* src=)/);
  });

  test('takes script and style from the sub-path the portal is served under', async () => {
    const html = await buildDownloadPage({ ...download, basePath: '/developer' }).text();
    expect(html).toContain('<script src="/developer/latest.js"></script>');
    expect(html).toContain('href="/developer/brand.css"');
    expect(html).toContain('href="/developer/standalone.css"');
  });

  test('shows a hostile name or address as text', async () => {
    const hostile = '"><script>alert(1)</script>\'&';
    const html = await buildDownloadPage({
      ...download,
      name: hostile,
      file: hostile,
      page: hostile,
    }).text();
    expect(html).not.toContain('<script>alert');
    expect(html).toContain(
      'Downloading &quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp; Plugin',
    );
  });
});

describe('with the files on a storage host', () => {
  const file = 'https://files.example.com/pub/plugins/woocommerce-3.2.4.zip';

  test('the link says so instead of "download", which counts only for the own origin', async () => {
    const html = await buildDownloadPage({ ...download, file }).text();
    expect(html).toContain(`<a id="file" href="${file}" data-frame>`);
    expect(html).not.toContain('download>');
  });
});

describe('the script of the page', () => {
  const page = '/libs/plugins/woocommerce/';

  /** Runs it with a link of these attributes; tells what it did, in order. */
  function runScript(
    attributes: readonly string[],
    readyState = 'complete',
    search = '',
  ): string[] {
    const done: string[] = [];
    const file = {
      href: '/a.zip',
      hasAttribute: (name: string) => attributes.includes(name),
      click: () => done.push('click'),
    };
    const elements = new Map<string, object>([
      ['file', file],
      ['page', { href: page, click: () => done.push('wrong link') }],
    ]);
    runInNewContext(readFileSync('public/latest.js', 'utf8'), {
      document: {
        readyState,
        getElementById: (id: string) => elements.get(id),
        createElement: (name: string) => ({ name }),
        body: {
          appendChild: ({ name, src, hidden }: Record<string, unknown>) =>
            done.push(`${hidden ? 'hidden ' : ''}${name} ${src}`),
        },
      },
      location: { search, replace: (to: string) => done.push(`go to ${to}`) },
      setTimeout: (action: () => void, after: number) => {
        done.push(`wait ${after}`);
        action();
      },
    });
    return done;
  }

  test('clicks the link at once and goes to the page after 1000 ms', () => {
    expect(runScript(['download'])).toEqual(['click', 'wait 1000', `go to ${page}`]);
  });

  test('goes on although the page is still loading: the download does not depend on it', () => {
    expect(runScript(['download'], 'interactive')).toContain(`go to ${page}`);
  });

  test('fetches the file of a storage host in a frame', () => {
    const steps = ['hidden iframe /a.zip', 'wait 1000', `go to ${page}`];
    expect(runScript(['data-frame'])).toEqual(steps);
  });

  test('asks the plugin’s page to go on when that host has not answered', () => {
    expect(runScript(['data-frame'], 'interactive')).toContain(`go to ${page}#downloading`);
  });

  test('takes the query along, which may hold display overrides (SPEC 2)', () => {
    const query = '?domain=shop.example.com';
    expect(runScript(['download'], 'complete', query)).toContain(`go to ${page}${query}`);
    expect(runScript(['data-frame'], 'interactive', query)).toContain(
      `go to ${page}${query}#downloading`,
    );
  });
});
