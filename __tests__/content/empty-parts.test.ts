import { readdirSync } from 'node:fs';
import { loadContent } from '@/lib/content/load/load-content';
import { PARTS } from '@/lib/content/schemas/parts';
import {
  DOCUMENTS,
  type Files,
  mdx,
  SAMPLE_PLUGIN,
  SOUND,
  writeProject,
} from '../support/sample-project';

const SITE = 'content/site.json';
const NAVIGATION = 'content/navigation.json';
const site: object = { ...JSON.parse(String(SOUND[SITE])), extras: [] };
const load = (files: Files) => loadContent(writeProject({ ...SOUND, ...files }));

/** The files that no portal can do without. */
const LEAST: Files = {
  [SITE]: { ...site, apis: [], chat: { enabled: false } },
  [NAVIGATION]: { shell: { banner: true, nav: true, footer: true, chat: false } },
  'content/get-started.json': {
    title: 'Developers',
    lead: 'Nothing is here yet, but the portal.',
    questions: {
      title: 'Questions?',
      text: 'Write to [{email}](mailto:{email}).',
      withoutChat: 'Write to [{email}](mailto:{email}).',
    },
  },
};

test('three files are a portal, of which every part is empty', () => {
  const content = loadContent(writeProject(LEAST));
  expect(content.parts).toEqual([]);
  expect(content).toMatchObject({
    ...{ plugins: [], pluginGroups: [], pdfGuides: [], workflows: [], releases: {}, redirects: {} },
    ...{ webhookSignature: null, searchWords: {}, questions: {}, codeSets: [] },
    testData: { cards: [], amounts: [], sandbox: { request: {}, charges: [] } },
  });
});

test('pages that few portals need are there where site.json asks for them', () => {
  const withExtras = {
    ...LEAST,
    [SITE]: { ...site, apis: [], chat: { enabled: false }, extras: ['style-guide'] },
  };
  expect(loadContent(writeProject(withExtras)).parts).toEqual(['style-guide']);
});

describe('a document makes the area of the API', () => {
  const path = (name: string) => ({ [`/${name}`]: { get: { summary: name, responses: {} } } });
  const openapi = (paths: object) => ({
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths,
  });
  const withApis = (count: number) => ({ ...site, apis: apis(count), chat: { enabled: false } });
  const apis = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...{ id: `api-${index}`, name: `API ${index}`, path: `/v${index}` },
    }));
  test.each([
    [1, ['api', 'api-section', 'operations']],
    [7, ['api', 'api-section', 'operations']],
  ])('%d of them', (count, parts) => {
    const documents = apis(count).map(({ id }) => [`public/openapi/${id}.json`, openapi(path(id))]);
    const files = { ...LEAST, ...Object.fromEntries(documents) };
    const content = loadContent(writeProject({ ...files, [SITE]: withApis(count) }));
    expect(content.parts).toEqual(parts);
  });

  test('one without operations has no page of an operation', () => {
    const files = { ...LEAST, 'public/openapi/api-0.json': openapi({}) };
    const content = loadContent(writeProject({ ...files, [SITE]: withApis(1) }));
    expect(content.parts).toEqual(['api']);
  });
});

test('words in code type are not compared with documents where there is none', () => {
  const guide = mdx('Send `some_field` to `/nowhere`.', 'group: Run it\n');
  const files = { ...LEAST, 'content/guides/a.mdx': guide };
  expect(loadContent(writeProject(files)).parts).toEqual(['guides', 'guide']);
});

describe('plugins', () => {
  const LIST = { 'content/libs/plugins.mdx': mdx() };
  const none = { 'content/plugins/zencart.json': undefined, 'content/plugin-groups.json': [] };
  test('none of them: an empty list of groups, or no list', () => {
    expect(load(none).parts).not.toContain('plugin');
    expect(load({ ...none, 'content/plugin-groups.json': undefined }).pluginGroups).toEqual([]);
  });

  test('no active one: their list is a page, and none of them is', () => {
    const inactive = { 'content/plugins/zencart.json': { ...SAMPLE_PLUGIN, active: false } };
    const { parts } = load({ ...inactive, ...LIST });
    expect(parts).toContain('plugins');
    expect(parts).not.toContain('plugin');
  });

  test('an active one needs the page that lists it', () => {
    expect(load(LIST).parts).toEqual(expect.arrayContaining(['libs', 'plugins', 'plugin']));
    expect(() => load({ 'content/libs/plugins.mdx': undefined })).toThrow(
      'the file is missing, and every page of a plugin leads to it',
    );
  });
});

test('the guide that gathers checklists makes no route of other guides', () => {
  const files = { ...LEAST, 'content/guides/go-live.mdx': mdx(undefined, 'group: Run it\n') };
  expect(loadContent(writeProject(files)).parts).toEqual(['guides', 'go-live']);
});

test('the navigation leaves out what leads to an empty part, and headings and menus that are then empty', () => {
  const to = (name: string, url: string) => ({ name, url });
  const navigation = {
    shell: { banner: true, nav: true, footer: true, chat: true },
    starts: [{ ...to('Plugins', '/libs/plugins/'), text: 'Ready-made modules' }],
    primary: [
      to('Solutions', '/solutions/'),
      {
        ...to('Guides', '/guides/'),
        sub: true,
        list: [
          to('Webhooks', '/guides/webhooks/'),
          { heading: 'More', list: [to('Workflows', '/guides/workflows/')] },
        ],
      },
      { ...to('API', '/api/'), sub: true, list: [to('Changelog', '/api/changelog/')] },
    ],
    footer: [to('Home', '/'), to('Libraries', '/libs/')],
    resources: [to('Changelog', '/api/changelog/')],
  };
  const none = {
    'content/plugins/zencart.json': undefined,
    'content/plugin-groups.json': [],
    'content/libs/plugins.mdx': undefined,
  };
  expect(load({ ...DOCUMENTS, ...none, [NAVIGATION]: navigation }).navigation).toMatchObject({
    starts: [],
    primary: [
      { ...to('Guides', '/guides/'), sub: true, list: [to('Webhooks', '/guides/webhooks/')] },
      to('API', '/api/'),
    ],
    footer: [to('Home', '/')],
    resources: [],
  });
  const deleted = { ...navigation, primary: [to('Old', '/guides/old/')] };
  expect(() => load({ [NAVIGATION]: deleted })).toThrow('no page has the address "/guides/old/"');
});

test('each part has a route, and each route of a part names one', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' });
  const named = files.flatMap((file) => /\/(?:page|route)\.([a-z-]+)\.tsx?$/.exec(file)?.[1] ?? []);
  expect([...new Set(named)].sort()).toEqual([...PARTS].sort());
});
