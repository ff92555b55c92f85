import { PAGE_CONTROLS } from '@/lib/bootstrap/page-start';
import { NAMED_SCRIPTS } from '@/lib/bootstrap/start-api-page';
import { PAGE_PAYLOAD, PAGE_SCRIPTS, STARTS_WHEN_NEEDED } from '@/lib/bootstrap/start-page';
import type { FindNamedScripts } from './bootstrap-scripts';
import { HEAD_START, parseStartTags } from './html-tags';

/** Scripts and payload that a page starts with. */
export type PageBootstrap = {
  /** Text of the first script. */
  readonly start: string;
  /** Text of a second script; `''` for none. */
  readonly then: string;
  /** Address of the payload. */
  readonly payload: string;
  /** Address of the script that serves the page without React. */
  readonly controls: string;
  /** Whether the page starts only when its reader needs React. */
  readonly startsWhenNeeded: boolean;
  /** Finds the scripts that render a named document. */
  readonly findNamedScripts: FindNamedScripts;
};

/** Script of Next. */
const ASYNC_SCRIPT = /<script [^>]*\bsrc="[^"]*\/_next\/static\/[^"]*"[^>]*><\/script>/g;

/** Preload of a script, which the first script fetches, or of a stylesheet, which is inlined. */
const PRELOAD = /<link rel="preload"(?=[^>]* as="(?:script|style)")[^>]*>/g;

/** Preload of a font, which browsers delay the first frame for. */
const FONT = /<link rel="preload"(?=[^>]* as="font")[^>]*>/g;

/**
 * Puts `start` first into a page, with the addresses of the payload and of the page's own scripts,
 * which are removed: `start` fetches and runs them. Preloads of fonts come before it.
 * @param file name of the page, for the message.
 * @throws for a page without `<head>` or without scripts.
 */
export function withPageBootstrap(
  html: string,
  { start, then, payload, controls, startsWhenNeeded, findNamedScripts }: PageBootstrap,
  file: string,
): string {
  const scripts = (html.match(ASYNC_SCRIPT) ?? []).filter((tag) => / async=/.test(tag));
  const head = HEAD_START.exec(html)?.[0];
  if (head === undefined || scripts.length === 0)
    throw new Error(`${file}: no <head> or no scripts, so it cannot be bootstrapped`);
  const sources = scripts.map((tag) => parseStartTags(tag)[0]?.attributes.get('src') ?? '');
  const attributes = [
    `${PAGE_PAYLOAD}="${payload}"`,
    `${PAGE_SCRIPTS}="${sources.join(' ')}"`,
    `${PAGE_CONTROLS}="${controls}"`,
    ...(startsWhenNeeded ? [`${STARTS_WHEN_NEEDED}=""`] : []),
    `${NAMED_SCRIPTS}="${findNamedScripts(sources).join(' ')}"`,
  ];
  const first = `<script ${attributes.join(' ')}>${start}</script>`;
  const second = then === '' ? '' : `<script>${then}</script>`;
  const fonts = html.match(FONT) ?? [];
  const rest = scripts
    .reduce((text, tag) => text.replace(tag, ''), html)
    .replace(PRELOAD, '')
    .replace(FONT, '');
  // A function, because a `$` in a script must not refer to a match.
  return rest.replace(head, () => [head, ...fonts, first, second].join(''));
}

/** Loads the script that serves a page without React, in a page that starts as Next starts it. */
export function withControls(html: string, controls: string): string {
  const script = `<script ${PAGE_CONTROLS}="" src="${controls}" defer=""></script>`;
  return html.replace('</head>', () => `${script}</head>`);
}

/** Script of Next with one chunk of the payload that React hydrates a page from. */
const PAYLOAD_SCRIPT =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*?\])\)<\/script>/gs;

/**
 * Takes the payload out of a page. It repeats the page's content for React: inline, it doubles what
 * every reader loads before the text is there, and delays the parser.
 * @param file name of the page, for the message.
 * @throws for a page without payload, or with one that is not text.
 */
export function extractPayload(html: string, file: string): { html: string; payload: string } {
  const texts: string[] = [];
  const rest = html.replace(PAYLOAD_SCRIPT, (_, json: string) => {
    const chunk: unknown = JSON.parse(json);
    const parts: readonly unknown[] = Array.isArray(chunk) ? chunk : [];
    const [kind, text] = parts;
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
 * Inlines the stylesheets of a page, to save a request before the first frame. Their links stay,
 * disabled, because React loads a stylesheet whose link it does not find.
 * @param readStyle gives the text of a stylesheet by its address; `undefined` leaves the link as it
 * is.
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
