import { PAGE_FONTS } from '@/lib/bootstrap/choose-fonts';
import { PAGE_PAYLOAD } from '@/lib/bootstrap/start/page-start';
import { PAGE_RUNTIME, PAGE_SCRIPTS, PAGE_START } from '@/lib/bootstrap/start/start-page';
import type { StartTime } from '@/lib/bootstrap/start/start-page';
import type { HtmlTag } from './read-tags';

/** Scripts and data that Next has put into a page to start React. */
export type NextStart = {
  /** Payload that React hydrates the page from. */
  readonly payload: string;
  /** Id of the build. */
  readonly build: string;
  /** URLs of the page's own scripts. */
  readonly scripts: readonly string[];
  /** JSON of the scripts and modules that the runtime starts with. */
  readonly runtime: string;
};

/** Advice at the end of messages about pages that another version of Next writes. */
const ADVICE = 'build with PLAIN_NEXT=1, which starts pages as Next does, until this is mended';

const PAYLOAD = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*\])\)$/s;
const RUNTIME = /^\(globalThis\["TURBOPACK"\].*?\)\.push\((\{.*\})\);?$/s;

/** Type of a data block, which never runs. */
const DATA_BLOCK = /^application\/(?:ld\+)?json$/i;

/** Whether a tag is a script that stands in the page and runs. */
export function isInlineScript({ name, attributes }: HtmlTag): boolean {
  const isData = DATA_BLOCK.test(attributes.get('type') ?? '');
  return name === 'script' && !attributes.has('src') && !isData;
}

/** Whether a tag is a script of Next that starts React. */
export function isNextScript({ name, attributes }: Pick<HtmlTag, 'name' | 'attributes'>): boolean {
  const src = attributes.get('src') ?? '';
  return name === 'script' && attributes.has('async') && src.includes('/_next/static/');
}

/**
 * Reads what Next has put into a page to start React; `undefined` for a page without, such as a redirect.
 * @param file name of the page, for the message.
 * @throws for an inline script that is not known here, and for a payload that is not text.
 */
export function readNextStart(tags: readonly HtmlTag[], file: string): NextStart | undefined {
  const inline = tags.filter(isInlineScript).map(({ text }) => text);
  if (inline.length === 0) return undefined;
  const unknown = inline.find((text) => !PAYLOAD.test(text) && !RUNTIME.test(text));
  if (unknown !== undefined)
    throw new Error(`${file}: an inline script begins with ${unknown.slice(0, 60)}; ${ADVICE}`);
  const payload = inline.map((text) => readPayloadChunk(text, file)).join('');
  const [runtime] = inline.flatMap((text) => RUNTIME.exec(text)?.[1] ?? []);
  const scripts = tags.filter(isNextScript).map(({ attributes }) => attributes.get('src') ?? '');
  const build = /"b":"([^"]+)"/.exec(payload)?.[1];
  if (build === undefined || runtime === undefined || scripts.length === 0)
    throw new Error(`${file}: no payload, no runtime or no scripts of Next; ${ADVICE}`);
  return { payload, build, scripts, runtime };
}

/** Text of a script that holds a part of the payload; `''` for another script. */
function readPayloadChunk(script: string, file: string): string {
  const json = PAYLOAD.exec(script)?.[1];
  if (json === undefined) return '';
  const chunk: unknown = JSON.parse(json);
  const parts: readonly unknown[] = Array.isArray(chunk) ? chunk : [];
  const [kind, text] = parts;
  if (kind === 0) return '';
  if (kind === 1 && typeof text === 'string') return text;
  throw new Error(`${file}: a part of its payload is no text; ${ADVICE}`);
}

/** Pages whose start waits for nothing: the not-found pages, which may have to lead on. */
const STARTS_NOW = /^(?:404(?:\.html|\/)|_not-found\/)/;

/** Pages that start at their first paint: not-found pages read their address. */
const STARTS_PAINTED = /(?:^|\/)(?:404\.html|not-found\/)/;

/** When a page starts React. @param file path inside the export. */
export function getStartTime(file: string): StartTime {
  if (STARTS_NOW.test(file)) return 'now';
  return STARTS_PAINTED.test(file) ? 'painted' : 'needed';
}

/**
 * Attributes that tell the first script how to start a page.
 * @param payload URL of the file with the page's payload.
 * @param fonts URLs of the fonts.
 */
export function buildStartAttributes(
  { build, scripts, runtime }: NextStart,
  time: StartTime,
  payload: string,
  fonts: readonly string[],
): ReadonlyMap<string, string> {
  return new Map([
    [PAGE_START, time],
    [PAGE_PAYLOAD, `${payload}?v=${encodeURIComponent(build)}`],
    [PAGE_SCRIPTS, scripts.join(' ')],
    [PAGE_RUNTIME, runtime],
    [PAGE_FONTS, fonts.join(' ')],
  ]);
}
