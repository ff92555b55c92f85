import { once } from 'node:events';
import { RewritingStream } from 'parse5-html-rewriting-stream';
import { PAGE_CONTROLS } from '@/lib/bootstrap/start/page-start';
import { isInlineScript, isNextScript } from './next-start';

/** Edits of one page. */
export type PageEdits = {
  /** Content Security Policy, right after the charset and before anything is loaded. */
  readonly policy: string;
  /** URL of a script that the first script is likely to run, fetched beside it. */
  readonly preload?: string | undefined;
  /** Structured data as JSON, at the end of the head; absent: none. */
  readonly data?: string | undefined;
  /** Attributes of the first script, which starts the page. Absent: Next starts it. */
  readonly start?: ReadonlyMap<string, string>;
};

/**
 * Rewrites a page in one pass: its policy and structured data come in; with `start`, Next's inline scripts, own scripts and
 * preloads go out, as the first script runs and fetches them.
 * @throws for a page without `<meta charset>` and, with `start`, without first script.
 */
export async function rewritePage(
  html: string,
  { policy, preload, data, start }: PageEdits,
): Promise<string> {
  const stream = new RewritingStream();
  let hasPolicy = false;
  let hasStart = start === undefined;
  let isInDropped = false;
  stream.on('startTag', (tag, raw) => {
    const attributes = new Map(tag.attrs.map(({ name, value }) => [name, value]));
    if (start && attributes.has(PAGE_CONTROLS)) {
      hasStart = true;
      stream.emitStartTag({ ...tag, attrs: listAttributes([...attributes, ...start]) });
    } else if (start && isStartedLater(tag.tagName, attributes)) {
      isInDropped = tag.tagName === 'script';
    } else stream.emitRaw(raw);
    if (hasPolicy || !attributes.has('charset')) return;
    hasPolicy = true;
    stream.emitStartTag({ ...tag, attrs: listAttributes(buildPolicyAttributes(policy)) });
    if (preload === undefined) return;
    const attrs = listAttributes(buildPreloadAttributes(preload));
    stream.emitStartTag({ ...tag, tagName: 'link', attrs });
  });
  stream.on('text', (_, raw) => {
    if (!isInDropped) stream.emitRaw(raw);
  });
  stream.on('endTag', ({ tagName }, raw) => {
    if (tagName === 'head' && data !== undefined)
      stream.emitRaw(`<script type="application/ld+json">${data}</script>`);
    if (!isInDropped) stream.emitRaw(raw);
    isInDropped = false;
  });
  const rewritten = await readAll(stream, html);
  if (!hasPolicy) throw new Error('it has no <meta charset>, behind which its policy would stand');
  if (!hasStart) throw new Error(`it has no script with ${PAGE_CONTROLS}, which would start it`);
  return rewritten;
}

/** Whether the first script runs or fetches what a tag stands for, or a stylesheet's link does. */
function isStartedLater(name: string, attributes: ReadonlyMap<string, string>): boolean {
  const isPreload =
    attributes.get('rel') === 'preload' &&
    /^(?:script|style|font)$/.test(attributes.get('as') ?? '');
  const tag = { name, attributes, text: '' };
  return isPreload || isNextScript(tag) || isInlineScript(tag);
}

type Attributes = Iterable<readonly [name: string, value: string]>;

/** Attributes as the parser has them; of two with one name the last counts. */
function listAttributes(attributes: Attributes): { name: string; value: string }[] {
  return [...new Map(attributes)].map(([name, value]) => ({ name, value }));
}

const buildPolicyAttributes = (policy: string): Attributes => [
  ['http-equiv', 'Content-Security-Policy'],
  ['content', policy],
];

const buildPreloadAttributes = (script: string): Attributes => [
  ['rel', 'preload'],
  ['as', 'script'],
  ['href', script],
];

/** Writes HTML to a stream and collects what comes out. */
async function readAll(stream: RewritingStream, html: string): Promise<string> {
  let text = '';
  // A listener from the start, because the stream keeps nothing for a later reader.
  stream.on('data', (part) => (text += String(part)));
  stream.end(html);
  await once(stream, 'end');
  return text;
}
