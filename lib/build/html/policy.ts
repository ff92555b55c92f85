import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isExternal } from '@/lib/routes/urls';
import { readTree } from '../tree';
import { HEAD_START, type HtmlTag, parseStartTags } from './html-tags';

/** Origins that pages may reach besides their own. */
export type PolicySources = {
  /** Origins of OpenAPI documents: every environment's API base, and the allow-list. */
  readonly connect: readonly string[];
  /** Absent when the chat is disabled: then no third-party script is allowed. */
  readonly chat?: ChatSources;
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
};

/** Type of a data block, which never runs and needs no hash. */
const DATA_BLOCK = /^application\/(?:ld\+)?json$/i;

/** `'sha256-…'` sources of inline scripts and styles, sorted, each once. */
export type InlineHashes = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

/** Hashes the inline scripts and styles of a page; empty lists for a page without. */
export function hashInlineElements(html: string): InlineHashes {
  const tags = parseStartTags(html);
  const scripts = tags
    .filter(({ name, attributes }) => name === 'script' && !attributes.has('src'))
    .filter(({ attributes }) => !DATA_BLOCK.test(attributes.get('type') ?? ''));
  return {
    scripts: hashTags(scripts),
    styles: hashTags(tags.filter(({ name }) => name === 'style')),
  };
}

function hashTags(tags: readonly HtmlTag[]): readonly string[] {
  const hashes = tags.map(({ text }) =>
    createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64'),
  );
  return [...new Set(hashes)].sort().map((hash) => `'sha256-${hash}'`);
}

/**
 * Builds the policy of one page. No `unsafe-inline` (but for the styles of a chat that needs it),
 * no `unsafe-eval`; `wasm-unsafe-eval` only allows the WebAssembly of the search index, no script.
 */
export function buildPolicy(
  { scripts, styles }: InlineHashes,
  { connect, chat, storage }: PolicySources,
): string {
  const reach = chat?.reach ?? [];
  const frames = [...reach, ...storage];
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", "'wasm-unsafe-eval'", ...scripts, ...(chat ? [chat.script] : [])],
    // Not both: a hash makes browsers ignore `unsafe-inline`.
    ['style-src', "'self'", ...(chat?.inlineStyles ? ["'unsafe-inline'"] : styles)],
    ['img-src', "'self'", 'data:', ...reach],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...connect, ...reach],
    ...(chat ? [['media-src', "'self'", ...reach]] : []),
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
  ];
  return directives.map((parts) => [...new Set(parts)].join(' ')).join('; ');
}

/**
 * Writes a policy into each page, right after its charset and before any script. Must be the last
 * edit of the export, because a changed script no longer matches its hash. Throws for a page
 * without `<head>`.
 */
export function writePolicies(root: string, sources: PolicySources): void {
  for (const file of readTree(root).filter((name) => name.endsWith('.html'))) {
    const path = join(root, file);
    const html = readFileSync(path, 'utf8');
    const policy = buildPolicy(hashInlineElements(html), sources);
    writeFileSync(path, withPolicy(html, policy, file));
  }
}

function withPolicy(html: string, policy: string, file: string): string {
  const head = HEAD_START.exec(html);
  if (!head) throw new Error(`${file}: no <head>, so no Content-Security-Policy can stand in it`);
  const at = head.index + head[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.slice(0, at) + meta + html.slice(at);
}

/** Part of `site.json` that decides which origins a page may reach. */
type SiteOrigins = {
  readonly environments: Readonly<Record<string, { readonly api: string }>>;
  readonly documents: { readonly allow: readonly string[] };
  readonly chat: {
    readonly enabled: boolean;
    readonly accountUrl: string;
    readonly assetHost: string;
    readonly hosts: readonly string[];
    readonly inlineStyles: boolean;
  };
  /** Path of the portal, or address on a storage host. */
  readonly storage: string;
};

/**
 * Lists the origins of the policy, sorted, each once: the API base of every environment (the
 * browser decides which one a page uses, SPEC 4) and the documents on the allow-list; the chat's
 * hosts when it is enabled; the storage host when downloads lie on one. Throws for an invalid
 * address.
 */
export function buildPolicySources({
  environments,
  documents,
  chat,
  storage,
}: SiteOrigins): PolicySources {
  const bases = Object.values(environments).map(({ api }) => api);
  return {
    connect: listOrigins([...bases, ...documents.allow]),
    storage: isExternal(storage) ? listOrigins([storage]) : [],
    ...(chat.enabled ? { chat: buildChatSources(chat) } : {}),
  };
}

function buildChatSources({ accountUrl, assetHost, hosts, inlineStyles }: SiteOrigins['chat']) {
  const reach = listOrigins([accountUrl, assetHost, ...hosts]);
  return { script: new URL(assetHost).origin, reach, inlineStyles };
}

function listOrigins(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.map((address) => new URL(address).origin))].sort();
}
