import { NAMED_SCRIPTS } from '@/lib/bootstrap/start-api-page';
import { PAGE_PAYLOAD, PAGE_SCRIPTS } from '@/lib/bootstrap/start-page';
import type { FindNamedScripts } from './bootstrap-scripts';
import { parseStartTags } from './html-tags';

/** What a page starts with. */
export type PageBootstrap = {
  /** The script that runs first. */
  readonly start: string;
  /** One that follows it; `''` where there is none. */
  readonly then: string;
  /** Address of the page's payload. */
  readonly payload: string;
  readonly findNamedScripts: FindNamedScripts;
};

const ASYNC_SCRIPT = /<script [^>]*\bsrc="[^"]*\/_next\/static\/[^"]*"[^>]*><\/script>/g;

/** `<link rel="preload">` of a script or a stylesheet: what is fetched first is said elsewhere, or is in the page. */
const PRELOAD = /<link rel="preload"(?=[^>]* as="(?:script|style)")[^>]*>/g;

/** Browsers draw nothing while a font that was asked for so may still come in time: it is asked for first of all. */
const FONT = /<link rel="preload"(?=[^>]* as="font")[^>]*>/g;

/**
 * A page whose first script is `prefix`, told of the page's payload and of its own scripts, which are taken out:
 * `prefix` fetches and runs them. Its fonts come first. Throws for a page without `<head>` or without scripts.
 * @param file its name, for the message.
 */
export function withPageBootstrap(
  html: string,
  { start, then, payload, findNamedScripts }: PageBootstrap,
  file: string,
): string {
  const scripts = (html.match(ASYNC_SCRIPT) ?? []).filter((tag) => / async=/.test(tag));
  const head = /<head[^>]*>(?:\s*<meta charset=[^>]*>)?/i.exec(html)?.[0];
  if (head === undefined || scripts.length === 0)
    throw new Error(`${file}: no <head> or no scripts, so it cannot start early`);
  const sources = scripts.map((tag) => parseStartTags(tag)[0]?.attributes.get('src') ?? '');
  const attributes = [
    `${PAGE_PAYLOAD}="${payload}"`,
    `${PAGE_SCRIPTS}="${sources.join(' ')}"`,
    `${NAMED_SCRIPTS}="${findNamedScripts(sources).join(' ')}"`,
  ];
  const first = `<script ${attributes.join(' ')}>${start}</script>`;
  const second = then === '' ? '' : `<script>${then}</script>`;
  const fonts = html.match(FONT) ?? [];
  const rest = scripts
    .reduce((text, tag) => text.replace(tag, ''), html)
    .replace(PRELOAD, '')
    .replace(FONT, '');
  // A function: a `$` in a script is no reference to a match.
  return rest.replace(head, () => [head, ...fonts, first, second].join(''));
}

/** How Next writes what React needs to bring a page to life: a script for each piece of it. */
const PAYLOAD_SCRIPT =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*?\])\)<\/script>/gs;

/**
 * Takes a page's payload out of it. It says once more, for React, all that the page shows: as scripts in the page
 * it doubles what every reader loads before the text is there, and keeps the parser from what stands behind it.
 * Throws for a page whose payload is not text, or that has none.
 * @param file its name, for the message.
 */
export function extractPayload(html: string, file: string): { html: string; payload: string } {
  const texts: string[] = [];
  const rest = html.replace(PAYLOAD_SCRIPT, (_, json: string) => {
    const chunk: unknown = JSON.parse(json);
    const [kind, text]: unknown[] = Array.isArray(chunk) ? chunk : [];
    if (kind === 1 && typeof text === 'string') texts.push(text);
    else if (kind !== 0) throw new Error(`${file}: a payload of a kind that is not known here`);
    return '';
  });
  const payload = texts.join('');
  if (payload === '' || rest.includes('__next_f'))
    throw new Error(`${file}: its payload does not look as Next writes it`);
  return { html: rest, payload };
}

const STYLESHEET = /<link rel="stylesheet" href="([^"]*)"([^>]*?)\/?>/g;

/**
 * A page with its stylesheets inside, as one request less stands between the reader and the first line. The links
 * stay, and load nothing: React looks for them before it would load a stylesheet itself.
 * @param readStyle the text of a stylesheet, by its address; `undefined` leaves the link as it is.
 */
export function withInlineStyles(
  html: string,
  readStyle: (address: string) => string | undefined,
): string {
  return html.replace(STYLESHEET, (tag, address: string, rest: string) => {
    const text = readStyle(address);
    if (text === undefined || /<\/style/i.test(text)) return tag;
    return `<style>${text}</style><link rel="stylesheet" href="${address}"${rest} disabled=""/>`;
  });
}
