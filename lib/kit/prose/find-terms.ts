import { z } from 'zod';
import { text } from '@/lib/content/schemas/value-schemas';
import type { Report } from '@/lib/content/source/fill';
import { isElement, type MdxNode } from '@/lib/content/source/mdx-tree';
import { parseJsonContent } from '@/lib/content/source/parse';
import { getMdxElement } from '@/lib/markdown/mdx-elements.mjs';
import type { ProseError } from './prose-error';

const name = z.strictObject({
  /** Correct spelling: `JavaScript`. */
  write: text(2, 40),
  because: text(10, 200),
});

const word = z.strictObject({
  /** Replacement; absent where the word is to be left out. */
  write: text(2, 60).exactOptional(),
  /** Wrong words, found in upper and lower case. */
  not: z.array(text(2, 40)).min(1),
  because: text(10, 200),
});

const termsSchema = z.strictObject({
  /** Proper names, case included. */
  names: z.array(name).default([]),
  /** Words that replace others. */
  words: z.array(word).default([]),
});

/** `content/terms.json`: words that the portal uses, and why. */
export type Terms = z.infer<typeof termsSchema>;

/** Parses terms from JSON text; errors are reported, and give `undefined`. */
export function parseTerms(json: string, report: Report): Terms | undefined {
  return parseJsonContent(termsSchema, json, {}, report);
}

/** Text that a reader sees, and the line it begins on. */
type ProseText = { readonly line: number; readonly text: string };

/** Pattern of a term, singular or plural, but not inside an address, a file name or other code. */
function buildPattern(term: string): RegExp {
  const spelled = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');
  return new RegExp(`(?<![\\w/@.-])${spelled}s?(?![\\w/@]|[.:-][\\w/])`, 'gi');
}

/** Texts of attributes that readers see: titles, captions and texts of pictures. */
function collectAttributeTexts(node: MdxNode): readonly ProseText[] {
  const known = getMdxElement(node.name)?.attributes ?? {};
  const line = node.position?.start.line ?? 1;
  return (node.attributes ?? []).flatMap(({ name = '', value }) => {
    const rule = Object.hasOwn(known, name) ? known[name] : undefined;
    const isText = rule?.kind === 'text' && !rule.values;
    return isText && typeof value === 'string' ? [{ line, text: value }] : [];
  });
}

/** Texts of front matter that readers see: title and description. */
function collectFrontMatterTexts(node: MdxNode): readonly ProseText[] {
  const first = (node.position?.start.line ?? 1) + 1;
  return (node.value ?? '').split(/\r?\n/).flatMap((text, index) => {
    const visible = /^(?:title|navTitle|description):\s*(.*)$/.exec(text)?.[1];
    return visible === undefined ? [] : [{ line: first + index, text: visible }];
  });
}

/** Texts of an MDX file that readers see as prose, in reading order. */
function collectProse(node: MdxNode): readonly ProseText[] {
  const line = node.position?.start.line ?? 1;
  if (node.type === 'text') return [{ line, text: node.value ?? '' }];
  if (node.type === 'yaml') return collectFrontMatterTexts(node);
  const attributeTexts = isElement(node) ? collectAttributeTexts(node) : [];
  const alt = node.type === 'image' && node.alt ? [{ line, text: node.alt }] : [];
  return [...attributeTexts, ...alt, ...(node.children ?? []).flatMap(collectProse)];
}

function createProseError(
  { line, text }: ProseText,
  match: RegExpExecArray,
  how: string,
): ProseError {
  const before = text.slice(0, match.index).split('\n').length - 1;
  return { line: line + before, what: `“${match[0]}” is not what this portal writes`, how };
}

function findName(
  piece: ProseText,
  { write, because }: Terms['names'][number],
): readonly ProseError[] {
  return [...piece.text.matchAll(buildPattern(write))]
    .filter(([found]) => found !== write && found !== `${write}s`)
    .map((match) => createProseError(piece, match, `Write “${write}”: ${because}`));
}

function findWord(piece: ProseText, { write, not, because }: Terms['words'][number]) {
  const how = write === undefined ? `Leave it out: ${because}` : `Write “${write}”: ${because}`;
  return not.flatMap((term) =>
    [...piece.text.matchAll(buildPattern(term))].map((match) =>
      createProseError(piece, match, how),
    ),
  );
}

/** Finds wrong words and misspelled names in the prose of a file; code is skipped. */
export function findTerms(tree: MdxNode, { names, words }: Terms): readonly ProseError[] {
  return collectProse(tree).flatMap((piece) => [
    ...names.flatMap((name) => findName(piece, name)),
    ...words.flatMap((word) => findWord(piece, word)),
  ]);
}

/** Beginning of every sentence that `npm run new` leaves for the writer to replace. */
export const PLACEHOLDER = 'Write here:';

/** Finds sentences of the skeleton that are not replaced yet. */
export function findPlaceholders(tree: MdxNode): readonly ProseError[] {
  return collectProse(tree)
    .filter(({ text }) => text.includes(PLACEHOLDER))
    .map(({ line, text }) => ({
      line,
      what: `still the sentence of the skeleton: “${text.slice(text.indexOf(PLACEHOLDER)).trim()}”`,
      how: 'Put your own in its place',
    }));
}
