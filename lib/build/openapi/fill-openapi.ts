import { isMap, isScalar, LineCounter, type Pair, parseDocument, type Scalar, visit } from 'yaml';
import { type SiteValues, describeUnknownValue } from '@/lib/content/source/fill';
import { findClosestMatch } from '@/lib/text/edit-distance';
import { BRACED_NAME } from '@/lib/markdown/remark-site-values.mjs';

/** What is wrong with a word in braces; `line` counts from 1. */
type FillProblem = { readonly line: number; readonly message: string };

/** A source with the values in place, its lines where they were. */
export type FilledSource = { readonly text: string; readonly problems: readonly FillProblem[] };

/** Texts that are neither shown nor sent: a file's name and a regular expression. */
const UNFILLED_KEYS = new Set<unknown>(['$ref', 'pattern']);

/** Most files hold no word in braces, and reading YAML takes its time. */
function hasBracedName(text: string): boolean {
  return text.search(BRACED_NAME) !== -1;
}

/**
 * Words in braces that belong to the document itself: parameters in its paths, variables of its servers.
 * They stay as they are, whatever the site calls its values.
 */
export function collectDocumentNames(text: string): readonly string[] {
  if (!hasBracedName(text)) return [];
  const names: string[] = [];
  visit(parseDocument(text), {
    Pair: (_, { key, value }: Pair) => {
      if (!isScalar(key)) return;
      names.push(...[...String(key.value).matchAll(BRACED_NAME)].map(([, word = '']) => word));
      if (key.value !== 'variables' || !isMap(value)) return;
      names.push(...value.items.map(({ key: name }) => String(name)));
    },
  });
  return names;
}

/** A value's text as its scalar must spell it. */
function fillScalar(source: string, { type }: Scalar, values: SiteValues): string {
  const spell = (encode: (value: string) => string) =>
    source.replace(BRACED_NAME, (token, word: string) => {
      const value = Object.hasOwn(values, word) ? values[word] : undefined;
      return value === undefined ? token : encode(value);
    });
  if (type === 'QUOTE_DOUBLE') return spell((value) => JSON.stringify(value).slice(1, -1));
  if (type === 'QUOTE_SINGLE') return spell((value) => value.replaceAll("'", "''"));
  const filled = spell((value) => value);
  if (type !== 'PLAIN' || filled === source) return filled;
  // A value may hold what ends a plain scalar: `: `, ` #`.
  return `'${filled.replaceAll("'", "''")}'`;
}

/** One letter more or less: `{prodct}` is a slip of the pen, `{productId}` may be a word of the document's. */
function isTypo(word: string, values: SiteValues): boolean {
  const closest = findClosestMatch(word, Object.keys(values));
  return closest !== undefined && Math.abs(closest.length - word.length) <= 1;
}

function describeNameProblem(word: string, isCode: boolean, values: SiteValues): string {
  const value = Object.hasOwn(values, word) ? values[word] : undefined;
  if (value === '') return `{${word}} has no value: write "${word}" into content/site.json`;
  if (value !== undefined || isCode || !isTypo(word, values)) return '';
  return describeUnknownValue(word, values);
}

function findNameProblems(source: string, values: SiteValues, documentNames: ReadonlySet<string>) {
  const code = [...source.matchAll(/`[^`]*`/g)];
  const isCode = (at: number) =>
    code.some(({ index, 0: { length } }) => index < at && at < index + length);
  return [...source.matchAll(BRACED_NAME)].flatMap(({ index, 1: word = '' }) => {
    const message = documentNames.has(word) ? '' : describeNameProblem(word, isCode(index), values);
    return message === '' ? [] : [{ index, message }];
  });
}

/**
 * Puts the site's values into the texts of an OpenAPI source, JSON or YAML. Keys, references and patterns
 * stay as they are, and so does every word in braces that is none of the values; one that is nearly one is
 * a problem. A source that is no YAML comes back as it is, for the linter to refuse.
 * @param documentNames words that belong to the document itself.
 */
export function fillSource(
  text: string,
  values: SiteValues,
  documentNames: ReadonlySet<string>,
): FilledSource {
  if (!hasBracedName(text)) return { text, problems: [] };
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  if (document.errors.length > 0) return { text, problems: [] };
  const free = Object.fromEntries(
    Object.entries(values).filter(([name]) => !documentNames.has(name)),
  );
  const problems: FillProblem[] = [];
  const pieces: string[] = [];
  let end = 0;
  visit(document, {
    Pair: (_, { key }: Pair) =>
      isScalar(key) && UNFILLED_KEYS.has(key.value) ? visit.SKIP : undefined,
    Scalar: (at, node) => {
      if (at === 'key' || typeof node.value !== 'string' || !node.range) return;
      const [from, to] = node.range;
      const source = text.slice(from, to);
      for (const { index, message } of findNameProblems(source, values, documentNames)) {
        problems.push({ line: lines.linePos(from + index).line, message });
      }
      pieces.push(text.slice(end, from), fillScalar(source, node, free));
      end = to;
    },
  });
  return { text: [...pieces, text.slice(end)].join(''), problems };
}
