import { visit } from 'unist-util-visit';
import { parseMarkdown } from '@/lib/markdown/markdown-inline';
import { getMdxElement, MDX_ELEMENTS, type OwnElements } from '@/lib/markdown/mdx-elements.mjs';
import { formatSuggestion } from '@/lib/text/edit-distance';
import type { Report } from './fill';

/** Message on a tag that is none of the components, those of the adopter included. */
export function describeUnknownTag(name: string, own: OwnElements = {}): string {
  const names = [...Object.keys(MDX_ELEMENTS), ...Object.keys(own)];
  const suggestion = formatSuggestion(name, names).replace(/"(.+)"/, '<$1>');
  const isWord = /^[a-z]/.test(name);
  if (suggestion === '' && isWord)
    return `<${name}> is read as a tag, and HTML is refused. Write Markdown; where these letters are meant, \\<${name}> or backticks`;
  const meant = ` Where these letters are meant, write \\<${name}> or backticks`;
  if (suggestion !== '') return `<${name}> is not a component.${suggestion}${isWord ? meant : ''}`;
  return `<${name}> is not a component.${meant}. Components: ${names.join(', ')}`;
}

/** Error in the source of a block of code; empty for a fence that ends, and for code without one. */
export function findFenceError(code: string): string {
  const [fence = ''] = /^(?:`{3,}|~{3,})/.exec(code) ?? [];
  const [, ...lines] = code.split('\n');
  const last = lines.at(-1)?.replace(/^[\s>]+|\s+$/g, '') ?? '';
  const isClosed = last.startsWith(fence) && last.replaceAll(fence.charAt(0), '') === '';
  return fence === '' || isClosed ? '' : `a fence without an end. Write ${fence} below the code`;
}

/** Tag, comment or address in angle brackets; one behind a backslash is text. */
const BRACKETS = /(?<!\\)<(\/?)([a-z_$](?:"[^"]*"|'[^']*'|[^<>"'])*|!--[^]*?--)>/gi;

type Found = { readonly line: number; readonly message: string };

function describeBrackets(inside: string, isAddress: boolean, own: OwnElements): string {
  if (inside.startsWith('!--')) return 'a comment is refused. Take it out';
  const url = inside.includes('://') ? inside : `mailto:${inside.replace(/^mailto:/, '')}`;
  return isAddress
    ? `<${inside}> is read as a tag. Write [words that say what is there](${url}), or backticks`
    : describeUnknownTag(inside, own);
}

/** Everything in a file that Markdown knows and MDX does not: each tag that is no component, and an open fence. */
function listStrangers(source: string, own: OwnElements): readonly Found[] {
  const found: Found[] = [];
  const names = new Set<string>();
  const body = source.replace(/^---\r?\n[^]*?\n---/, (head) => head.replace(/[^\n]/g, ' '));
  visit(parseMarkdown(body), (node) => {
    const { start, end } = node.position ?? {};
    if (!start || !end) return;
    const written = body.slice(start.offset, end.offset);
    const error = node.type === 'code' ? findFenceError(written) : '';
    if (error !== '') found.push({ line: start.line, message: error });
    const isAddress = node.type === 'link' && written.startsWith('<');
    if (!isAddress && node.type !== 'html' && node.type !== 'text') return;
    const text = written.replace(/`[^`]*`/g, (code) => code.replace(/[^\n]/g, ' '));
    for (const { 1: slash, 2: inside = '', index } of text.matchAll(BRACKETS)) {
      const [name = ''] = /^[^\s/]*/.exec(inside) ?? [];
      if (getMdxElement(name, own) || (slash !== '' && names.has(name))) continue;
      names.add(name);
      const line = start.line + text.slice(0, index).split('\n').length - 1;
      found.push({ line, message: describeBrackets(inside, isAddress, own) });
    }
  });
  return found;
}

/** Whether a syntax error is about a tag that is no component, or about one without a component's name. */
function isAboutStranger(reason: string, own: OwnElements): boolean {
  const names = [...reason.matchAll(/`<\/?([^`>\s]*)/g)].map(([, name]) => name);
  return names.length > 0
    ? !names.every((name) => getMdxElement(name, own))
    : /name|attribute|tag/.test(reason);
}

/** Braces of other dialects, each with what to write here. */
const BRACES: readonly (readonly [RegExp, string])[] = [
  [/\{\s*\/[*/]/, 'a comment is refused. Take it out'],
  [
    /\{:?\s*#[\w-]+[^}]*\}/,
    'a heading takes no id: it has that of its words. For another one write <Anchor id="…" /> on a line above it, and a blank line between',
  ],
  [
    /\{[%:{][^\n]*\}/,
    'braces of templates are refused. Take them out; a value is {name}, a note <Callout tone="note">',
  ],
];

/** Message on what is in braces on a line and is no value; empty for other lines. */
export function describeBraces(line: string): string {
  return BRACES.find(([pattern]) => pattern.test(line))?.[1] ?? '';
}

/** Message of a syntax error, with the remedy for those that are common in prose. */
function describeSyntaxError(reason: string, line: string): string {
  if (/import\/exports/.test(reason)) {
    return 'a line that begins with "import" or "export" is code. Begin it with another word';
  }
  const [stray = ''] = /closing slash/.test(reason) ? (/<\/[^>]*>/.exec(line) ?? []) : [];
  if (stray !== '') return `${stray} closes nothing. Take it out, or write its opening tag above`;
  if (/closing tag/.test(reason)) {
    const name = /`<\/?([^`>]*)/.exec(reason)?.[1] ?? '';
    const isOpen = !/before|either/.test(reason);
    return `${reason}. ${isOpen ? `Write </${name}> below its text. ` : ''}Leave a blank line after an opening and before a closing tag`;
  }
  if (/expression|acorn/.test(reason))
    return describeBraces(line) || `${reason}. Write \\{ for a brace in prose`;
  if (/before name|in name|after attribute|tag/.test(reason)) {
    return `${reason}. Write \\< for an angle bracket in prose`;
  }
  return reason;
}

/**
 * Reports a syntax error at its line. The parser stops at the first, and often behind the cause: where tags that are no
 * components or an open fence explain it, each of these is reported instead.
 */
export function reportSyntaxError(
  source: string,
  at: string,
  reason: string,
  report: Report,
  own: OwnElements,
): void {
  const found = listStrangers(source, own);
  for (const { line, message } of found) report(`line ${line}`, message);
  const isFence = found.some(({ message }) => message.startsWith('a fence'));
  const isExplained =
    found.length > 0 && (isAboutStranger(reason, own) || (isFence && /closing tag/.test(reason)));
  const line = source.split('\n')[Number(/\d+/.exec(at)?.[0] ?? 1) - 1] ?? '';
  if (!isExplained) report(at, describeSyntaxError(reason, line));
}
