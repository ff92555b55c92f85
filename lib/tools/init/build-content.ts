import { tagSlug } from '@/lib/text/slug';
import { chooseFirstCall, type FirstCall } from './choose-first-call';
import type { NewDocument } from './read-document';

/** Answers of whoever makes a portal. */
export type Answers = {
  readonly name: string;
  readonly email: string;
  /** Origin of the portal. */
  readonly url: string;
  /** Brand colours. */
  readonly primary: string;
  readonly secondary: string;
  /** Language of the interface. */
  readonly lang: string;
};

/** Most tags in the menu of the API; readers find more in the list beside each page. */
const MAX_TAGS = 24;
/** Most characters of a name in the menu. */
const MAX_NAME_CHARS = 40;

const API_HOST = 'https://api.example.com';

/** Address of an API's host: of the first document that names one. */
export function getApiBase(documents: readonly NewDocument[]): string {
  return documents.find(({ server }) => server)?.server?.origin ?? API_HOST;
}

/** `content/site.json` of a new portal. */
export function buildSite(answers: Answers, documents: readonly NewDocument[]): object {
  const { name, email, url, primary, secondary, lang } = answers;
  const api = getApiBase(documents);
  const production = documents.find((one) => one.production)?.production?.origin;
  const website = url.replace('://developer.', '://www.');
  const hosts = { website, productionApp: website, app: website, www: website, env: website };
  const environment = { ...hosts, api, doc: '/doc' };
  const local = { ...environment, api: 'http://localhost:4010' };
  return {
    ...{ name, product: tagSlug(name), tagline: 'Developers', email, lang, url },
    ...{ productionApi: production ?? api, statusPage: website },
    legal: { since: new Date().getFullYear() },
    theme: { primary, secondary },
    storage: '/storage',
    apis: documents.map(({ id, name: title, path, address }) => ({
      ...{ id, name: title },
      ...(path !== '' && { path }),
      // Only its owner knows whether a document that came as a file is live anywhere.
      location: address ?? false,
      // Its braces are its own: nobody wrote them for this portal.
      values: false,
    })),
    documents: { allow: [] },
    partners: [],
    embed: { frameAncestors: [] },
    // Where sandbox and production are one host, a page must not send to it.
    ...(production === undefined && { runner: false }),
    chat: { enabled: false },
    links: {},
    environments: { local, test: environment, prod: environment },
  };
}

const cut = (name: string) => name.slice(0, MAX_NAME_CHARS).trim();

/** Menu of the API: tags under the sections of their documents. */
function listTags(documents: readonly NewDocument[]): readonly object[] {
  const taken = new Set<string>();
  const groups = documents.flatMap(({ name, api }) => {
    const sections: { heading: string; list: object[] }[] = [];
    for (const { id, name: title, section } of api.groups) {
      if (taken.has(id)) continue;
      taken.add(id);
      if (section !== undefined || sections.length === 0)
        sections.push({ heading: cut(section ?? name), list: [] });
      sections.at(-1)?.list.push({ name: cut(title), url: `/api/${id}/` });
    }
    return sections;
  });
  return taken.size > MAX_TAGS ? [] : groups;
}

/** `content/navigation.json` of a new portal. */
export function buildNavigation(documents: readonly NewDocument[]): object {
  const tags = listTags(documents);
  const guides = { name: 'Guides', url: '/guides/' };
  const api = { name: 'API', url: '/api/' };
  const list = [{ name: 'First request', url: '/guides/first-request/' }];
  const menu = tags.length > 0 ? { ...api, sub: true, listByMethod: true, list: tags } : api;
  return {
    shell: { banner: true, nav: true, footer: true, chat: false },
    starts: [
      { ...guides, text: 'Step by step, from the first request' },
      { name: 'API reference', url: '/api/', text: 'Every operation and its fields' },
    ],
    primary: [{ name: 'Get Started', url: '/', exact: true }, { ...guides, sub: true, list }, menu],
    footer: [guides, api],
    resources: documents.map(({ id, name }) => ({
      name: cut(`OpenAPI: ${name}`),
      url: `/openapi/${id}.json`,
    })),
  };
}

/** `content/get-started.json` of a new portal. */
export function buildGetStarted({ name }: Answers, documents: readonly NewDocument[]): object {
  const first = chooseFirstCall(documents);
  const ask = 'Write to [{email}](mailto:{email}).';
  const reference = { name: 'Browse the API', target: '/api/' };
  const browse = {
    ...{ name: 'Find your operation', target: '/api/' },
    desc: 'The [API reference](/api/) has every operation with its fields, its responses and a request in your language.',
  };
  return {
    title: `Build with ${name}`,
    lead: 'From your first request to production: guides, and every operation of the API.',
    actions: [
      { name: 'Send a request', target: '/guides/first-request/' },
      ...(documents.length > 0 ? [reference] : []),
    ],
    ...(first && { firstCall: { operation: first.entry.id } }),
    steps: [
      {
        ...{ name: 'Send your first request', target: '/guides/first-request/' },
        desc: 'The [first guide](/guides/first-request/) shows a request, its response, and what both are made of.',
      },
      ...(documents.length > 0 ? [browse] : []),
    ],
    questions: { title: 'Questions?', text: ask, withoutChat: ask },
  };
}

function describeCall({ entry, isSimple }: FirstCall): string {
  const title = entry.name.replace(/["\n{}<>]/g, ' ').trim();
  const call = isSimple
    ? `<Request operation="${entry.id}" title="${title}" />`
    : `<Operation id="${entry.id}" />`;
  return `The call below needs the least of all. Its page has each field, and a request in your language.\n\n${call}\n`;
}

/** `content/guides/first-request.mdx` of a new portal. */
export function buildGuide(documents: readonly NewDocument[]): string {
  const first = chooseFirstCall(documents);
  const head = [
    '---',
    'title: First request',
    'description: What you need for a first request, and what comes back. It takes a few minutes and a terminal.',
    'order: 10',
    '---',
  ].join('\n');
  const parts = [
    '## Before you start',
    'Ask [{email}](mailto:{email}) for access. Keep keys on your server: never in a browser, an app or a repository.',
    '## Send it',
    first ? describeCall(first).trim() : 'This portal has no API document yet.',
    ...(documents.length > 0
      ? ['## Go on', 'The [API reference](/api/) lists all operations by their subject.']
      : []),
  ];
  return `${head}\n\n${parts.join('\n\n')}\n`;
}
