import { getPageFacts } from '@/lib/kit/build/html/page-facts';
import { readTags } from '@/lib/kit/build/html/read-tags';
import { buildStructuredData } from '@/lib/kit/build/html/structured-data';
import { samplePlugin } from '../../../support/sample-plugin';

const PORTAL = 'https://developer.example.com/docs';
const options = {
  portal: PORTAL,
  publisher: 'ExamplePay',
  plugins: new Map([['/libs/plugins/sample/', samplePlugin()]]),
};
const page = (path: string) => ({
  path,
  title: 'A </script> page',
  description: 'It says something.',
  image: `${PORTAL}/social/a.png`,
  modified: '2026-11-20',
});
const build = (path: string, hasPage = () => true) => {
  const text = buildStructuredData(page(path), options, hasPage);
  return text === undefined ? undefined : JSON.parse(text)['@graph'];
};

it('an article has breadcrumbs of pages that exist, and the day of its last change', () => {
  const [crumbs, article] = build('/api/hidden/sale/', (path?: string) => path !== '/api/hidden/');
  expect(crumbs.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'API', item: `${PORTAL}/api/` },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'A </script> page',
      item: `${PORTAL}/api/hidden/sale/`,
    },
  ]);
  expect(article).toMatchObject({
    '@type': 'TechArticle',
    url: `${PORTAL}/api/hidden/sale/`,
    dateModified: '2026-11-20',
    publisher: { name: 'ExamplePay' },
  });
});

it('a plugin is software with its version', () => {
  const [, software] = build('/libs/plugins/sample/');
  expect(software).toMatchObject({
    '@type': 'SoftwareApplication',
    name: 'Sample Shop',
    softwareVersion: '1.3.10',
    softwareRequirements: 'WordPress 4.4.0 to 6.6',
    downloadUrl: `${PORTAL}/libs/plugins/sample/latest/`,
  });
});

it('the start page is the site, and a list of pages is nothing', () => {
  expect(build('/')).toMatchObject([{ '@type': 'WebSite', url: `${PORTAL}/` }]);
  expect(build('/guides/')).toBeUndefined();
});

it('no text ends the script that it stands in', () => {
  expect(buildStructuredData(page('/guides/a/'), options, () => true)).not.toContain('</');
});

describe('facts of a page', () => {
  const head = (url: string, more = '') =>
    readTags(
      `<meta name="description" content="Text."/><meta property="og:title" content="A"/>` +
        `<meta property="og:url" content="${url}"/>${more}`,
    );

  it('are those of its head', () => {
    expect(getPageFacts(head(`${PORTAL}/guides/a/`), 'guides/a/index.html', PORTAL)).toMatchObject({
      path: '/guides/a/',
      title: 'A',
      description: 'Text.',
    });
    expect(getPageFacts(head(PORTAL), 'index.html', PORTAL)?.path).toBe('/');
  });

  it('are absent for a variant of another page, and for one that is not indexed', () => {
    const own = head(`${PORTAL}/guides/a/`);
    expect(getPageFacts(own, 'guides/b/index.html', PORTAL)).toBeUndefined();
    const hidden = head(`${PORTAL}/guides/a/`, '<meta name="robots" content="noindex"/>');
    expect(getPageFacts(hidden, 'guides/a/index.html', PORTAL)).toBeUndefined();
  });
});
