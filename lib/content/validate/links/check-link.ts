import { isSafeUrl } from '@/lib/markdown/rehype-safe.mjs';
import { isExternal, isFileUrl } from '@/lib/routes/urls';
import { formatSuggestion } from '@/lib/text/edit-distance';
import { staticFilePath } from '../../files/static-files';
import { adviseName } from '../../source/messages';

/** Targets of links. */
export type LinkContext = {
  /** Addresses of all pages. */
  readonly addresses: ReadonlySet<string>;
  /** Addresses of written pages and operations, which have a card. */
  readonly cards: ReadonlySet<string>;
  /** Ids by address, for pages that are known in full. */
  readonly ids: ReadonlyMap<string, ReadonlySet<string>>;
  /** Keys of `links` in `content/site.json`; `undefined` while that file is invalid. */
  readonly tokens: readonly string[] | undefined;
  /** Whether the documents are bundled; while they are not, any operation's address passes. */
  readonly hasApi: boolean;
  /** Whether an address serves a file: `/storage/guides/disputes.pdf`. */
  readonly hasFile: (address: string) => boolean;
};

/** Address without encryption; one of the reader's own computer needs none. */
const INSECURE = /^http:\/\/(?!(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/?#]|$))/i;

/** Ids of a page that a message lists where none is close. */
const MAX_IDS = 8;

function findFragmentError(page: string, fragment: string, { ids }: LinkContext): string {
  const known = ids.get(page);
  if (fragment === '' || !known || known.has(fragment)) return '';
  const suggestion = formatSuggestion(fragment, known).replace('"', '"#');
  const first = [...known].slice(0, MAX_IDS).map((id) => `#${id}`);
  const advice = suggestion || (first.length > 0 ? ` It has ${first.join(', ')}` : '');
  return `nothing on ${page} has the id "${fragment}".${advice}`;
}

/** Whether an address may be that of an operation whose document is not bundled. */
function mayBeOperation(address: string, { hasApi }: LinkContext): boolean {
  return !hasApi && /^\/api\/[^/]+\/[^/]+\/$/.test(address);
}

/** Error in an address of this site; empty when valid. */
function findPageError(url: string, context: LinkContext): string {
  const [whole = '', fragment = ''] = url.split('#');
  const page = whole.split('?')[0] ?? '';
  if (isFileUrl(page))
    return context.hasFile(page) || (!context.hasApi && /^\/openapi\/[^/]+\.json$/.test(page))
      ? ''
      : `no such file: ${staticFilePath(page)}`;
  if (!page.endsWith('/')) return `expected a slash at the end: "${page}/"`;
  if (!context.addresses.has(page) && !mayBeOperation(page, context)) {
    return `no page has the address "${page}".${formatSuggestion(page, context.addresses)}`;
  }
  return findFragmentError(page, fragment, context);
}

/** Error in an address of another site or of a mailbox; empty when valid. */
function findExternalError(url: string): string {
  if (!isSafeUrl(url) || url.startsWith('//')) return `"${url}" is refused`;
  if (/^mailto:(?![^?]+(?:@|%40)[^?])/i.test(url))
    return `"${url}" has no address. Write mailto:name@example.com`;
  return INSECURE.test(url)
    ? `"${url}" is not encrypted, so that others can read and change what is there. Write https://`
    : '';
}

/**
 * Error in a link: an unknown page, fragment, file or `link:` key, no encryption, or a scheme that runs code.
 * Empty when valid; addresses of other sites are not looked up.
 * @param from address of the page with the link, for `#fragment`; empty for a link outside of
 * pages.
 */
export function findLinkError(url: string, from: string, context: LinkContext): string {
  const token = /^link:(.*)$/.exec(url)?.[1];
  if (token !== undefined) {
    if (context.tokens?.includes(token) ?? true) return '';
    return `content/site.json has no link "${token}".${adviseName(token, context.tokens ?? [])}`;
  }
  if (url.startsWith('#')) return findFragmentError(from, url.slice(1), context);
  if (isExternal(url)) return findExternalError(url);
  if (!url.startsWith('/'))
    return `expected an address that begins with a slash, received "${url}"`;
  return findPageError(url, context);
}

/** Error in an address of `related`: that of a link, or an address without a card. */
export function findRelatedError(url: string, context: LinkContext): string {
  const error = findLinkError(url, '', context);
  if (error !== '' || context.cards.has(url) || mayBeOperation(url, context)) return error;
  return `no card can be made of "${url}": only written pages and operations have one. Take it out, or link to it in the text.${formatSuggestion(url, context.cards)}`;
}
