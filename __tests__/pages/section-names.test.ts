import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeLlmsTexts } from '@/lib/kit/build/agents/write-llms-texts';
import { listPageTexts } from '@/lib/kit/build/markdown/page-texts';
import { listSearchPages } from '@/lib/kit/build/search/list-search-pages';
import { readApiOverview } from '@/lib/pages/read-api-overview';
import { readSectionView, readWorkflowsView } from '@/lib/pages/section-view';
import { readCrumbNames } from '@/lib/pages/shell/crumb-names';
import { readSideLists } from '@/lib/pages/shell/side-lists';
import { readStartLinks } from '@/lib/pages/shell/start-links';
import { urls } from '@/lib/routes/urls';

// What `content/interface-words.json` of an adopter makes of the modules with words.
jest.mock('@/.generated/words/shell/navigation', () => ({
  ...jest.requireActual('@/.generated/words/shell/navigation'),
  sections: {
    ...{ solutions: 'Use cases', guides: 'How-tos', api: 'HTTP API' },
    ...{ libs: 'Packages', pages: 'More' },
  },
  plugins: 'Modules',
  workflows: 'Recipes',
}));
jest.mock('@/.generated/words/reference/overview', () => ({
  ...jest.requireActual('@/.generated/words/reference/overview'),
  title: 'HTTP reference',
}));
jest.mock('@/lib/content/read-site', () => {
  const actual = jest.requireActual('@/lib/content/read-site');
  return { ...actual, readSite: () => ({ ...actual.readSite(), breadcrumbs: 'titles' }) };
});
// What the search has of operations and releases takes minutes, and no section is named there.
jest.mock('@/lib/pages/read-apis', () => ({
  ...jest.requireActual('@/lib/pages/read-apis'),
  readOperations: () => [],
}));
jest.mock('@/lib/content/read-parts', () => ({
  readParts: () => ['solutions', 'guides', 'libs', 'api', 'workflows', 'plugins'],
}));
jest.mock('@/lib/content/read-navigation', () => {
  const actual = jest.requireActual('@/lib/content/read-navigation');
  const { primary, ...rest } = actual.readNavigation();
  return { ...actual, readNavigation: () => ({ ...rest, primary: primary.toReversed() }) };
});

/** Titles of first pages by their addresses. */
const TITLES = [
  [urls.solutions, 'Use cases'],
  [urls.guides, 'How-tos'],
  [urls.libs, 'Packages'],
  [urls.workflows, 'Recipes'],
  [urls.api, 'HTTP reference'],
] as const;

describe('a section that an adopter renames is renamed', () => {
  test('in breadcrumbs, which also name the sections that pages lie below', () => {
    expect(readCrumbNames()).toMatchObject({
      ...{ [urls.solutions]: 'Use cases', [urls.guides]: 'How-tos', [urls.libs]: 'Packages' },
      ...{ [urls.api]: 'HTTP API', [urls.plugins]: 'Modules', [urls.workflows]: 'Recipes' },
    });
  });

  test('beside its pages, with the groups in it', () => {
    const { solutions, guides, api, libs } = readSideLists();
    const labels = [solutions, guides, api, libs].map(({ label }) => label);
    expect(labels).toEqual(['Use cases', 'How-tos', 'HTTP API', 'Packages']);
    expect(guides.groups.map(({ name }) => name)).toContain('Recipes');
    expect(libs.groups.map(({ name }) => name)).toEqual(['Packages', 'Modules']);
  });

  test('in the title of its first page, which is its heading and the name that the search finds', () => {
    const views = [
      ...(['solutions', 'guides', 'libs'] as const).map(readSectionView),
      ...[readWorkflowsView(), readApiOverview()],
    ];
    expect(views.map(({ path, title }) => [path, title])).toEqual(TITLES);
    const found = new Map(listSearchPages().map(({ url, title }) => [url, title]));
    for (const [url, title] of TITLES) expect([url, found.get(url)]).toEqual([url, title]);
  });

  test('in the Markdown of its first page', () => {
    const texts = new Map(listPageTexts().map(({ path, title }) => [path, title]));
    for (const [url, title] of TITLES) expect([url, texts.get(url)]).toEqual([url, title]);
  });

  test('where an address has no page', () => {
    expect(readStartLinks().libs.map(({ name }) => name)).toContain('Modules');
  });

  test('in llms.txt, in the order of the menu', () => {
    const root = mkdtempSync(join(tmpdir(), 'names-'));
    const pages = ['/', '/libs/', '/api/', '/guides/', '/solutions/'].map((path) => ({
      ...{ path, title: path, description: path, text: `# ${path}` },
    }));
    writeLlmsTexts(root, pages, {
      ...{ operations: new Map(), preface: '# Preface', portal: 'https://developer.example.com' },
      ...{ paths: [], pages: new Map(), apps: new Map(), product: 'p', skills: [] },
      ...{ wellKnown: new Map(), data: new Map(), languages: new Map() },
      server: { name: 'p', title: 'P', version: '1.0.0', instructions: '' },
    });
    const headings = readFileSync(join(root, 'llms.txt'), 'utf8').match(/^## .*$/gm);
    expect(headings?.slice(0, -2)).toEqual([
      '## HTTP API',
      '## Packages',
      '## How-tos',
      '## Use cases',
    ]);
  });
});
