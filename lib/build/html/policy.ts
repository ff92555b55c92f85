import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isExternal } from '@/lib/routes/urls';
import { readTree } from '../tree';
import { type HtmlTag, parseStartTags } from './html-tags';

/** Origins that pages may reach beyond their own. */
export type PolicySources = {
  /** Where OpenAPI documents may be fetched from: every environment's API base, and the allow-list. */
  readonly connect: readonly string[];
  /** Left out when the chat is off: then no other party's script is allowed at all. */
  readonly chat?: ChatSources;
  /** A storage host, whose downloads start in a frame; empty while the files lie beside the pages. */
  readonly storage: readonly string[];
};

/** What the support chat's widget may do on a page. */
export type ChatSources = {
  /** The one origin whose script may run. */
  readonly script: string;
  /** Origins it may talk to, and show pictures, sounds and frames of. */
  readonly reach: readonly string[];
  /** Whether it may style itself in the page: a weaker policy, so only where configuration says so. */
  readonly inlineStyles: boolean;
};

/** Data blocks: never run, so no hash. */
const DATA_BLOCK = /^application\/(?:ld\+)?json$/i;

/** `'sha256-…'` sources of what stands in a page itself, sorted, each once. */
export type InlineHashes = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

/** The hashes of every script and stylesheet in a page; empty lists for a page without. */
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
 * The policy of one page. No `unsafe-inline` (but for the styles of a chat that needs it), no `unsafe-eval`;
 * `wasm-unsafe-eval` only lets the search index's WebAssembly start (it allows no script).
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
    // A browser that reads a hash leaves `unsafe-inline` out: the one or the other.
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
 * Writes each page's policy into it as the first thing after its charset, before any script.
 * Must be the last edit of the export: a later change of a script would no longer match its hash.
 * Throws for a page without `<head>`.
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
  const head = /<head[^>]*>(?:\s*<meta charset=[^>]*>)?/i.exec(html);
  if (!head) throw new Error(`${file}: no <head>, so no Content-Security-Policy can stand in it`);
  const at = head.index + head[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.slice(0, at) + meta + html.slice(at);
}

/** The part of `site.json` that decides which origins a page may reach. */
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
  /** A path of the portal, or an address on a storage host. */
  readonly storage: string;
};

/**
 * Origins for the policy, sorted, each once: the API base of every environment (which one a page uses is
 * known only in the browser, SPEC 4) and the documents on the allow-list; the chat's hosts only when enabled;
 * the storage host only when downloads lie on one.
 * Throws for an address that is no URL.
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
