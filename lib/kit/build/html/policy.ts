import { createHash } from 'node:crypto';
import { TRUSTED_TYPES_POLICIES } from '@/lib/bootstrap/start/trusted-types';
import type { Site } from '@/lib/content/schemas/site';
import { getApiBase, listEnvironments } from '@/lib/environment/app-links';
import { getDocumentBases, getDocumentUrl } from '@/lib/environment/document-urls';
import { getForEnvironment } from '@/lib/environment/select-environment';
import { isExternal } from '@/lib/routes/urls';

/** Origins that pages may reach besides their own. */
export type PolicySources = {
  /** Origins of OpenAPI documents: every environment's API base, and the allow-list. */
  readonly connect: readonly string[];
  /** Absent when the chat is disabled: then no third-party script is allowed. */
  readonly chat?: ChatSources;
  /** Scripts of other hosts that content/site.json names. */
  readonly scripts?: Pick<ChatSources, 'reach' | 'trustedTypes'> & {
    readonly run: readonly string[];
  };
  /** Storage host, whose downloads start in a frame; empty while the files lie beside the pages. */
  readonly storage: readonly string[];
};

/** Origins and rights of the support chat's widget. */
export type ChatSources = {
  /** Origin whose script may run. */
  readonly script: string;
  /** Origins of its connections, pictures, sounds and frames. */
  readonly reach: readonly string[];
  /** Whether it may use inline styles, which weakens the policy. */
  readonly inlineStyles: boolean;
  /** `false` where it works only if no string is checked before it becomes markup or a script. */
  readonly trustedTypes?: boolean | undefined;
};

/** `'sha256-…'` sources of inline scripts, sorted, each once; for a build with `PLAIN_NEXT` only. */
export function hashInlineScripts(scripts: readonly string[]): readonly string[] {
  const hashes = scripts.map((text) =>
    createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64'),
  );
  return [...new Set(hashes)].sort().map((hash) => `'sha256-${hash}'`);
}

/**
 * Builds the policy of all pages: no `unsafe-inline` (but for the styles of a chat that needs it), no
 * `unsafe-eval`, and no string that becomes a script unchecked (but for scripts of others that cannot do without).
 * @param hashes sources of a page's inline scripts; empty but for a build with `PLAIN_NEXT`.
 */
export function buildPolicy(
  { connect, chat, scripts, storage }: PolicySources,
  hashes: readonly string[] = [],
): string {
  const reach = [...(chat?.reach ?? []), ...(scripts?.reach ?? [])];
  const frames = [...reach, ...storage];
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...hashes, ...(chat ? [chat.script] : []), ...(scripts?.run ?? [])],
    ['style-src', "'self'", ...(chat?.inlineStyles ? ["'unsafe-inline'"] : [])],
    ['img-src', "'self'", 'data:', ...reach],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...connect, ...reach],
    ...(chat ? [['media-src', "'self'", ...chat.reach]] : []),
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    // Scripts share the objects of the page: what one of them cannot do with, is required of none.
    ...(chat?.trustedTypes === false || scripts?.trustedTypes === false
      ? []
      : [
          ['require-trusted-types-for', "'script'"],
          ['trusted-types', ...TRUSTED_TYPES_POLICIES],
        ]),
  ];
  return directives.map((parts) => [...new Set(parts)].join(' ')).join('; ');
}

/** Part of `site.json` that decides which origins a page may reach. */
type SiteOrigins = Pick<
  Site,
  | 'apis'
  | 'chat'
  | 'otherDocuments'
  | 'environments'
  | 'feedback'
  | 'publish'
  | 'runner'
  | 'scripts'
  | 'storage'
>;

/** Addresses that the pages of an environment load documents from or send requests to. */
function listApiAddresses(site: SiteOrigins, isWanted: (name: string) => boolean) {
  const bases = getDocumentBases(site);
  return listEnvironments(site)
    .filter(([name]) => isWanted(name))
    .flatMap(([name, environment]) => [
      getForEnvironment(bases, name),
      ...site.apis.map((api) => getDocumentUrl(api, environment, name)),
      // Nothing is sent to production.
      ...site.apis.map((api) =>
        site.runner === false || environment.production ? '' : getApiBase(api, environment, name),
      ),
    ])
    .filter((address) => address !== '');
}

/**
 * Lists the origins that pages on this machine may reach besides those of their policy, which names no host of it:
 * `npm start` adds them to the pages that it serves.
 */
export function listLocalOrigins(site: SiteOrigins): readonly string[] {
  return listOrigins(listApiAddresses(site, (name) => name === 'local'));
}

/**
 * Lists the origins of the policy, sorted, each once: of every published environment but `local` the API
 * base, where pages use it, and the hosts of the documents (the browser decides which environment a page is in, SPEC 4);
 * the documents on the allow-list; what receives feedback; the chat's hosts when it is enabled; those of other scripts; the storage host when
 * downloads lie on one. Throws for an invalid address.
 */
export function buildPolicySources(site: SiteOrigins): PolicySources {
  const { otherDocuments, chat, scripts = [], storage, feedback } = site;
  return {
    connect: listOrigins([
      ...listApiAddresses(site, (name) => name !== 'local'),
      ...otherDocuments,
      ...(feedback !== undefined && isExternal(feedback) ? [feedback] : []),
    ]),
    storage: isExternal(storage) ? listOrigins([storage]) : [],
    ...(chat.enabled ? { chat: buildChatSources(chat) } : {}),
    ...(scripts.length > 0 ? { scripts: buildScriptSources(scripts) } : {}),
  };
}

function buildScriptSources(scripts: NonNullable<Site['scripts']>) {
  const run = listOrigins(scripts.map(({ src }) => src));
  const trustedTypes = scripts.every((script) => script.trustedTypes !== false);
  return {
    run,
    trustedTypes,
    reach: listOrigins([...run, ...scripts.flatMap(({ hosts }) => hosts)]),
  };
}

function buildChatSources({ accountUrl, assetHost, hosts, ...rights }: Site['chat']) {
  const { inlineStyles, trustedTypes } = rights;
  const reach = listOrigins([accountUrl, assetHost, ...hosts]);
  return { script: new URL(assetHost).origin, reach, inlineStyles, trustedTypes };
}

function listOrigins(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.map((address) => new URL(address).origin))].sort();
}
