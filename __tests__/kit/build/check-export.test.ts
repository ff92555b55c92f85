import { checkExport, checkPagePolicy } from '@/lib/kit/build/check-export';
import { readTags } from '@/lib/kit/build/html/read-tags';
import { samplePage, writeSample } from '../../support/sample-export';

const POLICY = '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'"/>';
const page = (body = '') => samplePage('Page', body).replace('<title>', `${POLICY}<title>`);
const sitemap = (...addresses: string[]) =>
  `<urlset>${addresses.map((loc) => `<url><loc>${loc}</loc></url>`).join('')}</urlset>`;
const SOUND = {
  'index.html': page(),
  'sitemap.xml': sitemap('https://x.example.com/'),
  _redirects: '/s / 308',
};

describe('checkPagePolicy', () => {
  it('finds nothing on a sound page, nor in code that only shows markup', () => {
    expect(
      checkPagePolicy(readTags(page('<pre>&lt;p style="x"&gt; style="y" onclick="z"</pre>'))),
    ).toEqual([]);
  });

  it('finds a style attribute and an event handler', () => {
    const faults = checkPagePolicy(
      readTags(page('<p style="color:red">a</p><p onclick="x()">b</p>')),
    );
    expect(faults.join('\n')).toMatch(/<p style=[\s\S]*<p onclick=/);
  });

  it('finds a page without a policy, and one with two', () => {
    expect(checkPagePolicy(readTags(samplePage('Page')))[0]).toContain(
      '0 Content-Security-Policy tags',
    );
    expect(checkPagePolicy(readTags(page(POLICY)))[0]).toContain('2 Content-Security-Policy tags');
  });
});

describe('checkExport', () => {
  it('finds nothing in a sound export', () => {
    expect(checkExport(writeSample(SOUND), '')).toEqual([]);
  });

  it('finds an empty file and one without extension', () => {
    const root = writeSample({ ...SOUND, 'a.txt': '', latest: page() });
    const faults = checkExport(root, '');
    expect(faults).toHaveLength(2);
    expect(faults.join('\n')).toMatch(/a\.txt: empty file\nlatest: no extension/);
  });

  it.each(['', '/developer'])('finds a redirect that leads nowhere, below "%s"', (basePath) => {
    const lead = (to: string) =>
      page().replace('<title>', `<meta http-equiv="refresh" content="0; url=${to}"/><title>`);
    const root = writeSample({
      ...SOUND,
      'sitemap.xml': sitemap(`https://x.example.com${basePath}/`),
      'guides/webhooks/index.html': page(),
      'old/index.html': lead(`${basePath}/guides/webhoks/#test`),
      'sound/index.html': lead(`${basePath}/guides/webhooks/#test`),
      'away/index.html': lead('https://other.example.com/x/'),
    });
    expect(checkExport(root, basePath)).toEqual([
      'old/index.html: leads on to /guides/webhoks/, which does not exist. Did you mean "/guides/webhooks/"?',
    ]);
  });

  it('finds a sitemap address that does not exist', () => {
    const root = writeSample({ ...SOUND, 'sitemap.xml': sitemap('https://x.example.com/a/') });
    expect(checkExport(root, '')).toEqual(['sitemap.xml: https://x.example.com/a/ does not exist']);
  });

  it('finds a sitemap address outside the base path', () => {
    const root = writeSample({ ...SOUND, 'sitemap.xml': sitemap('https://x.example.com/a/') });
    expect(checkExport(root, '/developer')[0]).toContain('is not a page of this site');
  });

  it('finds a missing and an empty sitemap', () => {
    expect(checkExport(writeSample({ 'index.html': page() }), '')).toEqual([
      'sitemap.xml: missing',
    ]);
    expect(checkExport(writeSample({ ...SOUND, 'sitemap.xml': sitemap() }), '')).toEqual([
      'sitemap.xml: lists no page',
    ]);
  });
});
