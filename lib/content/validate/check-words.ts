import { SEQUENCE } from '@/lib/markdown/rehype-code.mjs';
import { fillValues } from '@/lib/markdown/remark-site-values.mjs';
import { nameKeyVariable } from '@/lib/openapi/request/request-key';
import { formatSuggestion } from '@/lib/text/edit-distance';
import type { CodeSet, ResponseCodes } from '../schemas/response-codes';
import type { OwnParts } from '../schemas/slots';
import type { TestData } from '../schemas/test-data';
import type { CodeFields } from '../schemas/workbench/code-fields';
import type { ApiLookup } from '../source/api-lookup';
import type { DocumentWords } from '../source/document-words';
import type { Report, SiteValues } from '../source/fill';
import { type MdxNode, formatPosition } from '../source/mdx-tree';
import { adviseName } from '../source/messages';

/** Context of the check of a body. */
export type BodyContext = {
  readonly report: Report;
  /** The site's values, which replace names in braces. */
  readonly values: SiteValues;
  /** `undefined` while the documents are not bundled; then operations are not checked. */
  readonly api: ApiLookup | undefined;
  /** Whether a picture exists, by its address: `/images/x.svg`. */
  readonly hasImage: (src: string) => boolean;
  /** Data of components; absent while its file is invalid, and then unchecked. */
  readonly testData?: TestData | undefined;
  readonly codes?: ResponseCodes | undefined;
  readonly codeFields?: CodeFields | undefined;
  /** The codes with their fields. */
  readonly codeSets?: readonly CodeSet[] | undefined;
  /** What an adopter adds to MDX; absent for nothing. */
  readonly own?: OwnParts | undefined;
  /** Allowed words; absent while their file is invalid, and then words are not checked. */
  readonly words?: Pick<WordContext, 'allowed' | 'used'> | undefined;
};

/** Names and values that words in code type are compared with. */
export type WordContext = {
  readonly report: Report;
  readonly values: SiteValues;
  readonly document: DocumentWords;
  /** Words that are right although no document contains them. */
  readonly allowed: ReadonlySet<string>;
  /** Allowed words that were found; the check adds to it. */
  readonly used: Set<string>;
  /** Code samples of the page, whose functions and variables the text names. */
  readonly code?: string;
};

const SNAKE_CASE = /^[a-z][a-z0-9]*(_[a-z0-9]+)+$/;
const CAMEL_CASE = /^[a-z]+([A-Z][a-z0-9]*)+$/;
/** Lower-case word, but no literal of JSON. */
const PLAIN_WORD = /^(?!(?:true|false|null)$)[a-z]{3,}$/;
const UPPER_CASE = /^[A-Z][A-Z0-9_]+$/;
const RESULT_CODE = /^\d{3}$/;
const PATH = /^\/[\w/{}-]*[\w}]$/;
const DOTTED_PATH = /^[a-z]\w*(\.[a-z]\w*)+$/;
const FILTER = /^([a-z]\w*),[A-Z_]+,/;
/** Extension of a file or host: `receiver.js` is no field inside a field. */
const FILE_OR_HOST =
  /\.(com|crt|csv|html|js|json|mjs|rb|svg|yaml|key|md|mdx|php|pdf|py|sh|ts|txt|zip)$/;

function isListed(word: string, { values }: DocumentWords): boolean {
  return [...values.values()].some((list) => list.has(word));
}

function describeUnknownWord(word: string, known: Iterable<string>): string {
  const remedy = 'Where it is right, add it to content/words.json with the reason';
  return `no document knows "${word}".${formatSuggestion(word, known)} ${remedy}`;
}

/** Field of the response of a token endpoint (RFC 6749 5.1), which no document has to describe. */
const TOKEN_FIELD = 'access_token';

/** Whether a sample of the page uses a name: `showButton`, `SANDBOX_KEY`. */
function isNamedInCode(word: string, { code = '' }: WordContext): boolean {
  return (CAMEL_CASE.test(word) || /^[A-Z]+_[A-Z_]+$/.test(word)) && code.includes(word);
}

/** Error in a single word; empty for one that does not look like a name of a document. */
function findWordError(word: string, context: WordContext): string {
  const { document } = context;
  const { names, paths, segments, statuses } = document;
  // A portal without documents has nothing to compare with.
  if (names.size + paths.size === 0 || isNamedInCode(word, context)) return '';
  if (names.has(word) || word === TOKEN_FIELD) return '';
  if (SNAKE_CASE.test(word) || CAMEL_CASE.test(word) || PLAIN_WORD.test(word)) {
    const isKnown = names.has(word) || segments.has(word) || isListed(word, document);
    return isKnown ? '' : describeUnknownWord(word, [...names, ...segments]);
  }
  if (UPPER_CASE.test(word)) {
    const isKnown = isListed(word, document) || names.has(word);
    const known = () => [...document.values.values()].flatMap((list) => [...list]);
    return isKnown ? '' : describeUnknownWord(word, known());
  }
  if (RESULT_CODE.test(word)) {
    return isListed(word, document) || statuses.has(word)
      ? ''
      : describeUnknownWord(word, statuses);
  }
  if (PATH.test(word)) return paths.has(word) ? '' : describeUnknownWord(word, paths);
  if (DOTTED_PATH.test(word) && !FILE_OR_HOST.test(word)) {
    const missing = word.split('.').find((part) => !names.has(part));
    return missing === undefined ? '' : `in "${word}", ${describeUnknownWord(missing, names)}`;
  }
  const field = FILTER.exec(word)?.[1] ?? '';
  return field === '' || names.has(field) ? '' : describeUnknownWord(field, names);
}

/** Values from which a list is complete, even where another schema gives a pattern. */
const MIN_COMPLETE_LIST = 20;

/** Error in a value that follows the name of its field; empty where any value is valid. */
function findFieldValueError(field: string, value: string, { document }: WordContext): string {
  const listed = document.values.get(field);
  if (!listed || listed.has(value)) return '';
  if (document.unrestricted.has(field) && listed.size < MIN_COMPLETE_LIST) return '';
  return `"${field}" is never "${value}".${adviseName(value, listed)}`;
}

function checkWord(word: string, field: string, at: string, context: WordContext): void {
  const isAllowed = context.allowed.has(word);
  if (isAllowed) context.used.add(word);
  const valueError = field === '' ? '' : findFieldValueError(field, word, context);
  const error = valueError || (isAllowed ? '' : findWordError(word, context));
  if (error) context.report(at, error);
}

/** Text of a node in code type; `undefined` for another node. */
function getInlineCode(node: MdxNode | undefined): string | undefined {
  return node?.type === 'inlineCode' ? (node.value ?? '').trim() : undefined;
}

/** Field that a value belongs to, one space before it: `` `rcode` `051` ``. Empty for none. */
function getPrecedingField(siblings: readonly MdxNode[], index: number): string {
  const between = siblings[index - 1];
  if (between?.type !== 'text' || between.value !== ' ') return '';
  return getInlineCode(siblings[index - 2]) ?? '';
}

function checkCells(row: MdxNode, fields: readonly string[], context: WordContext): void {
  for (const [column, cell] of (row.children ?? []).entries()) {
    checkChildren(cell, context, fields[column] ?? '');
  }
}

/** Checks a table; a column headed by the name of a field holds its values. */
function checkTable(table: MdxNode, context: WordContext): void {
  const [head, ...rows] = table.children ?? [];
  const fields = (head?.children ?? []).map(({ children = [] }) =>
    children.length === 1 ? (getInlineCode(children[0]) ?? '') : '',
  );
  if (head) checkCells(head, [], context);
  for (const row of rows) checkCells(row, fields, context);
}

/** Checks names and paths in a diagram, which has no code type. */
function checkDiagram(node: MdxNode, context: WordContext): void {
  const first = node.position?.start.line ?? 1;
  for (const [index, line] of (node.value ?? '').split('\n').entries()) {
    const words = line.matchAll(/(?<![\w/.])(\/?[a-z][\w/{}-]*[\w}])/g);
    for (const [, word = ''] of words) {
      const isName = SNAKE_CASE.test(word) || CAMEL_CASE.test(word) || PATH.test(word);
      if (isName) checkWord(word, '', `line ${first + index + 1}`, context);
    }
  }
}

function checkChildren(node: MdxNode, context: WordContext, field = ''): void {
  const children = node.children ?? [];
  const isValue = children.every((child) => child.type !== 'text' || child.value === ', ');
  for (const [index, child] of children.entries()) {
    const word = getInlineCode(child);
    if (word !== undefined) {
      const wordField = isValue ? field : getPrecedingField(children, index);
      checkWord(word, wordField, formatPosition(child), context);
    } else if (child.type === 'code' && child.lang === SEQUENCE) checkDiagram(child, context);
    else if (child.type === 'table') checkTable(child, context);
    else checkChildren(child, context);
  }
}

/** Parts of the environment variables that the samples of an element read. */
const SAMPLE_VARIABLES: Readonly<Record<string, readonly string[]>> = {
  AccessToken: ['CLIENT_ID', 'CLIENT_SECRET'],
  Request: ['KEY', 'TOKEN'],
};

/** Text of all fences but diagrams; with elements that print samples the variables that these read. */
function collectCode(node: MdxNode): string {
  if (node.type === 'code') return node.lang === SEQUENCE ? '' : `${node.value ?? ''}\n`;
  const variables = SAMPLE_VARIABLES[node.name ?? ''] ?? [];
  return (
    variables.map((part) => `${nameKeyVariable(part)}\n`).join('') +
    (node.children ?? []).map(collectCode).join('')
  );
}

/**
 * Reports words in code type that look like names of a document (`amt_tran`, `/sale`, `batchClose`,
 * `ACTIVE`, `051`, `data.response`) and are in none, and invalid values behind a field or in a
 * column headed by one.
 */
export function checkWords(tree: MdxNode, context: WordContext): void {
  checkChildren(tree, { ...context, code: collectCode(tree) });
}

/** Reports unknown words in a Markdown text of a JSON file; `at` is the location of the text. */
export function checkTextWords(text: string, at: string, context: WordContext): void {
  const words = [...text.matchAll(/`([^`]+)`( ?)/g)];
  for (const [index, { 1: word = '' }] of words.entries()) {
    const before = words[index - 1];
    const end = (before?.index ?? 0) + (before?.[0].length ?? 0);
    const isBehind = before?.[2] === ' ' && end === words[index]?.index;
    checkWord(fillValues(word, context.values), isBehind ? (before?.[1] ?? '') : '', at, context);
  }
}
