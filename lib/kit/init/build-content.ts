import { readSiteFile } from '@/lib/content/load/read-site-file';
import { getStarterWords, type StarterWords } from '@/lib/kit/words/starter-words';
import { stripTrailingSlashes } from '@/lib/openapi/core/json';
import { listDeprecatedParts } from '@/lib/openapi/document/list-deprecated-parts';
import { nameKeyVariable } from '@/lib/openapi/request/request-key';
import { tagSlug } from '@/lib/text/slug';
import { shortenName } from '@/lib/text/truncate-name';
import { chooseFirstCall, type FirstCall } from './choose-first-call';
import type { ChosenServers } from './choose-servers';
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
  /** Language of the interface, and of the content that a portal begins with. */
  readonly lang: string;
};

/** Most tags in the menu of the API; readers find more in the list beside each page. */
const MAX_TAGS = 24;
/** Most characters of a name in the menu. */
const MAX_NAME_CHARS = 40;
/** Most characters of a server's description in content/site.json. */
const MAX_DESCRIPTION_CHARS = 200;

const API_HOST = 'https://api.example.com';

/** Servers of the first document that names a sandbox and a production, each on a host of its own. */
function findPair(documents: readonly NewDocument[]): ChosenServers | undefined {
  return documents.find(
    ({ servers: { sandbox, production } }) =>
      sandbox && production && sandbox.url.origin !== production.url.origin,
  )?.servers;
}

/** Origin of the API: of the sandbox that has a production beside it, else of any sandbox, else of any server. */
function getApiBase(documents: readonly NewDocument[]): string {
  const sandboxes = documents.flatMap(({ servers }) => servers.sandbox ?? []);
  const all = documents.flatMap(({ servers }) => servers.ordered);
  const [first] = [findPair(documents)?.sandbox ?? [], sandboxes, all].flat();
  return first?.url.origin ?? API_HOST;
}

/** Origin of production; `undefined` where no document names it beside its sandbox. */
export function findProduction(documents: readonly NewDocument[]): string | undefined {
  return findPair(documents)?.production?.url.origin;
}

const getAddress = ({ origin, pathname }: URL) => `${origin}${stripTrailingSlashes(pathname)}`;

/** Sandbox of a document that has another host than `base`, and production on a third; `undefined` for none. */
function getOwnSandbox({ servers }: NewDocument, base: string): string | undefined {
  const { sandbox, production } = servers;
  const isPair = production && sandbox?.url.origin !== production.url.origin;
  return sandbox && isPair && sandbox.url.origin !== base ? getAddress(sandbox.url) : undefined;
}

/** Whether a document has calls and names no host for them, so that one is made up. */
export const lacksServer = ({ servers, api }: NewDocument): boolean =>
  servers.ordered.length === 0 && [...api.operations.values()].some(({ webhook }) => !webhook);

/**
 * Servers of an entry of `apis` where those of its document would not do: no host for its calls, another order, a
 * sandbox of its own.
 */
function listServers(document: NewDocument, base: string): readonly object[] {
  const { servers, path } = document;
  if (lacksServer(document)) return [{ url: `${base}${path}` }];
  if (!servers.isReordered && getOwnSandbox(document, base) === undefined) return [];
  return servers.ordered.map(({ url, description }) => ({
    url: getAddress(url),
    ...(description !== '' && { description: description.slice(0, MAX_DESCRIPTION_CHARS) }),
  }));
}

/** Beginning of the environment variables of samples where content/site.json says nothing. */
const SANDBOX_PREFIX = 'SANDBOX';

/** Beginning of the environment variables of samples: keys of an API without a sandbox are no keys of one. */
const getKeyPrefix = (documents: readonly NewDocument[]) =>
  documents.some(({ servers }) => servers.sandbox) ? SANDBOX_PREFIX : 'API';

/** `content/site.json` of a new portal. */
export function buildSite(answers: Answers, documents: readonly NewDocument[]): object {
  const { name, email, url, primary, secondary, lang } = answers;
  const api = getApiBase(documents);
  const keyPrefix = getKeyPrefix(documents);
  const production = findProduction(documents);
  const website = url.replace('://developer.', '://www.');
  const hosts = { website, productionApp: website, app: website, www: website, env: website };
  const environment = { ...hosts, api, doc: '/doc' };
  const local = { ...environment, api: 'http://localhost:4010' };
  return {
    ...{ name, release: readSiteFile().release, product: tagSlug(name) },
    ...{ tagline: getStarterWords(lang).tagline, email, lang, url },
    productionApi: production ?? api,
    legal: { since: new Date().getFullYear() },
    contentSignals: { search: 'yes', 'ai-input': 'yes' },
    theme: { primary, secondary },
    storage: '/storage',
    apis: documents.map((document) => {
      const { id, name: title, path, address } = document;
      const servers = listServers(document, api);
      const sandbox = getOwnSandbox(document, api);
      return {
        ...{ id, name: title },
        ...(path !== '' && { path }),
        ...(sandbox !== undefined && { sandbox }),
        ...(servers.length > 0 && { servers }),
        // Only its owner knows whether a document that came as a file is live anywhere.
        location: address ?? false,
        // Its braces are its own: nobody wrote them for this portal.
        values: false,
        // As with the rules of the linter, what it breaks is turned off.
        ...(!isExplained(document) && { deprecations: false }),
      };
    }),
    partners: [],
    embed: { frameAncestors: [] },
    ...(keyPrefix !== SANDBOX_PREFIX && { keyPrefix }),
    // Where sandbox and production are one host, a page must not send to it.
    ...(production === undefined && { runner: false }),
    chat: { enabled: false },
    links: {},
    environments: { local, test: environment, prod: environment },
  };
}

/** Whether a document says of each deprecation what to do, and nothing in it has a day that will pass. */
const isExplained = ({ api }: NewDocument) =>
  listDeprecatedParts(api.document).every(
    (one) => one.isExplained && one.sunset?.day === undefined,
  );

/** Name of a document's part for the menu, where braces would be words that content/site.json fills in. */
const cut = (name: string) =>
  shortenName(name, MAX_NAME_CHARS).replaceAll('{', '(').replaceAll('}', ')');

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
export function buildNavigation({ lang }: Answers, documents: readonly NewDocument[]): object {
  const words = getStarterWords(lang);
  const tags = listTags(documents);
  const guides = { name: words.sections.guides, url: '/guides/' };
  const api = { name: words.sections.api, url: '/api/' };
  const list = [{ name: words.firstRequest, url: '/guides/first-request/' }];
  const menu = tags.length > 0 ? { ...api, sub: true, listByMethod: true, list: tags } : api;
  return {
    shell: { banner: true, nav: true, footer: true, chat: false },
    starts: [
      { ...guides, text: words.startGuides },
      { name: words.apiReference, url: '/api/', text: words.startReference },
    ],
    primary: [
      { name: words.getStarted, url: '/', exact: true },
      { ...guides, sub: true, list },
      menu,
    ],
    footer: [guides, api],
    resources: documents.map(({ id, name }) => ({
      name: cut(`OpenAPI: ${name}`),
      url: `/openapi/${id}.json`,
    })),
  };
}

/** `content/get-started.json` of a new portal. */
export function buildGetStarted(
  { name, lang }: Answers,
  documents: readonly NewDocument[],
): object {
  const words = getStarterWords(lang);
  const first = chooseFirstCall(documents);
  const guide = '/guides/first-request/';
  const isGuided = documents.length === 0 || first !== undefined;
  const browse = { name: words.findOperation, target: '/api/', desc: words.findOperationText };
  return {
    title: words.buildWith(name),
    lead: isGuided ? words.lead : `${words.startReference}.`,
    actions: [
      ...(isGuided ? [{ name: words.sendRequest, target: guide }] : []),
      ...(documents.length > 0 ? [{ name: words.browseApi, target: '/api/' }] : []),
    ],
    ...(first && { firstCall: { operation: first.entry.id } }),
    steps: [
      ...(isGuided ? [{ name: words.sendFirst, target: guide, desc: words.sendFirstText }] : []),
      ...(documents.length > 0 ? [browse] : []),
    ],
    questions: { title: words.questions, text: words.writeTo, withoutChat: words.writeTo },
  };
}

function describeCall(words: StarterWords, { entry, isSimple }: FirstCall): string {
  const title = entry.name.replace(/["\n{}<>]/g, ' ').trim();
  const call = isSimple
    ? `<Request operation="${entry.id}" title="${title}" />`
    : `<Operation id="${entry.id}" />`;
  return `${words.needsLeast}\n\n${call}`;
}

/** Section on the access token of the first call: its flow, its scopes, the request, and where it goes. */
function describeToken(words: StarterWords, { entry, token }: FirstCall, prefix: string) {
  if (!token) return [];
  const { kind, request, scopes } = token;
  // Variables have the prefix of this portal until the new one has its own.
  const variable = token.variable.replace(nameKeyVariable(''), `${prefix}_`);
  const names = scopes.map((scope) => `\`${scope}\``).join(', ');
  const flows = {
    client: words.tokenByClient,
    code: words.tokenByCode,
    openId: words.tokenByOpenId,
  };
  return [
    `## ${words.getToken}`,
    [
      flows[kind](request.url),
      ...(scopes.length > 0 ? [words.tokenScopes({ count: scopes.length, names })] : []),
    ].join(' '),
    `<AccessToken operation="${entry.id}" />`,
    words.tokenGoes(variable),
    `\`\`\`bash\nexport ${variable}='YOUR_TOKEN'\n\`\`\``,
  ];
}

/** What a reader needs before the first call. */
function describeAccess(words: StarterWords, first: FirstCall | undefined): string {
  if (first?.isOpen) return words.noKeyNeeded;
  return first?.token && first.token.kind !== 'openId' ? words.askForClient : words.askForAccess;
}

/** `content/guides/first-request.mdx` of a new portal; `undefined` where its documents describe no call, webhooks alone. */
export function buildGuide(
  { lang }: Answers,
  documents: readonly NewDocument[],
): string | undefined {
  const words = getStarterWords(lang);
  const first = chooseFirstCall(documents);
  if (documents.length > 0 && !first) return undefined;
  const head = [
    '---',
    `title: ${words.firstRequest}`,
    `description: ${words.guideDescription}`,
    'order: 10',
    '---',
  ].join('\n');
  const parts = [
    `## ${words.beforeYouStart}`,
    describeAccess(words, first),
    ...(first ? describeToken(words, first, getKeyPrefix(documents)) : []),
    `## ${words.sendIt}`,
    first ? describeCall(words, first) : words.noDocument,
    ...(first ? [`## ${words.goOn}`, words.referenceLists] : []),
  ];
  return `${head}\n\n${parts.join('\n\n')}\n`;
}
