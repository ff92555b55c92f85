import { createReader } from '@/lib/content/create-reader';
import { loadContent } from '@/lib/content/load/load-content';
import { listPageSources, loadFrontPage } from '@/lib/content/load/load-front-matter';
import { readCodeTables } from '@/lib/content/read-code-tables';
import {
  readCodeSets,
  readGetStarted,
  readRedirects,
  readReleases,
  readRequestSignatures,
  readQuestions,
  readSearchWords,
  readTestData,
  readWebhookSignature,
} from '@/lib/content/read-data';
import { readNavigation } from '@/lib/content/read-navigation';
import { readPages, readPdfGuides } from '@/lib/content/read-pages';
import { readParts } from '@/lib/content/read-parts';
import { readPluginGroups, readPlugins } from '@/lib/content/read-plugins';
import { readSite } from '@/lib/content/read-site';
import { readWorkflows } from '@/lib/content/read-workflows';
import { InvalidContentError } from '@/lib/content/source/content-error';
import { guide, SOUND, writeFile, writeProject } from '../support/sample-project';

const GUIDE = 'content/guides/webhooks.mdx';
const retitled = guide().replace('Webhooks', 'Events and retries');

/** Reads the only guide of a project. */
const createGuideReader = (root: string, isLive: boolean) =>
  createReader(
    (loader) => {
      const [source] = listPageSources(loader, 'guides');
      return source && loadFrontPage(source, {}, loader.reporter(source.file)).page;
    },
    isLive,
    () => root,
  );

test('each reader gives what the check of all content gives', () => {
  const content = loadContent(process.cwd());
  const pages = {
    solutions: readPages('solutions'),
    guides: readPages('guides'),
    api: readPages('api'),
    libs: readPages('libs'),
    pages: readPages('pages'),
  };
  expect({
    ...{ site: readSite(), navigation: readNavigation(), getStarted: readGetStarted(), pages },
    ...{ pdfGuides: readPdfGuides(), plugins: readPlugins(), pluginGroups: readPluginGroups() },
    ...{ testData: readTestData(), codeSets: readCodeSets(), codeTables: readCodeTables() },
    ...{
      releases: readReleases(),
      searchWords: readSearchWords(),
      questions: readQuestions(),
      workflows: readWorkflows(),
    },
    ...{ webhookSignature: readWebhookSignature(), parts: readParts() },
    ...{ requestSignatures: readRequestSignatures(), redirects: readRedirects() },
  }).toStrictEqual(content);
});

describe('reading once', () => {
  it('keeps what was read, in a build', () => {
    const root = writeProject(SOUND);
    const read = createGuideReader(root, false);
    const first = read();
    writeFile(root, GUIDE, retitled);
    expect(read()).toBe(first);
  });

  it('reads again after an edit, in development, and only then', () => {
    const root = writeProject(SOUND);
    const read = createGuideReader(root, true);
    const first = read();
    expect(read()).toBe(first);
    writeFile(root, GUIDE, retitled);
    expect(read()?.title).toBe('Events and retries');
  });

  it('keeps faults until a file changes, in development', () => {
    const root = writeProject({ ...SOUND, [GUIDE]: 'no front matter' });
    const read = createGuideReader(root, true);
    const fail = () => {
      try {
        return read();
      } catch (error) {
        return error;
      }
    };
    const first = fail();
    expect(first).toBeInstanceOf(InvalidContentError);
    expect(fail()).toBe(first);
    writeFile(root, GUIDE, retitled);
    expect(read()?.title).toBe('Events and retries');
  });

  it('reads again after a fault was mended', () => {
    const root = writeProject({ ...SOUND, [GUIDE]: 'no front matter' });
    const read = createGuideReader(root, false);
    expect(read).toThrow(/^1 error in 1 content file/);
    writeFile(root, GUIDE, retitled);
    expect(read()?.title).toBe('Events and retries');
  });
});
