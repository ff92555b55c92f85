import { isMap, isScalar, LineCounter, type Pair, parseDocument, type Scalar, visit } from 'yaml';
import { type SiteValues, toUnknownValue } from '@/lib/content/source/fill';
import { getNearest } from '@/lib/content/source/nearest';
import { WORD } from '@/lib/markdown/remark-site-values.mjs';

/** What is wrong with a word in braces; `line` counts from 1. */
type FillProblem = { readonly line: number; readonly message: string };

/** A source with the values in place, its lines where they were. */
export type FilledSource = { readonly text: string; readonly problems: readonly FillProblem[] };

/** Texts that are neither shown nor sent: a file's name and a regular expression. */
const LEFT_ALONE = new Set<unknown>(['$ref', 'pattern']);

/** Most files hold no word in braces, and reading YAML takes its time. */
function hasWord(text: string): boolean {
  return text.search(WORD) !== -1;
}

/**
 * Words in braces that belong to the document itself: parameters in its paths, variables of its servers.
 * They stay as they are, whatever the site calls its values.
 */
export function toOwnWords(text: string): readonly string[] {
  if (!hasWord(text)) return [];
  const words: string[] = [];
  visit(parseDocument(text), {
    Pair: (_, { key, value }: Pair) => {
      if (!isScalar(key)) return;
      words.push(...[...String(key.value).matchAll(WORD)].map(([, word = '']) => word));
      if (key.value !== 'variables' || !isMap(value)) return;
      words.push(...value.items.map(({ key: name }) => String(name)));
    },
  });
  return words;
}

/** A value's text as its scalar must spell it. */
function toSpelling(source: string, { type }: Scalar, values: SiteValues): string {
  const spell = (toText: (value: string) => string) =>
    source.replace(WORD, (token, word: string) => {
      const value = Object.hasOwn(values, word) ? values[word] : undefined;
      return value === undefined ? token : toText(value);
    });
  if (type === 'QUOTE_DOUBLE') return spell((value) => JSON.stringify(value).slice(1, -1));
  if (type === 'QUOTE_SINGLE') return spell((value) => value.replaceAll("'", "''"));
  const filled = spell((value) => value);
  if (type !== 'PLAIN' || filled === source) return filled;
  // A value may hold what ends a plain scalar: `: `, ` #`.
  return `'${filled.replaceAll("'", "''")}'`;
}

/** One letter more or less: `{prodct}` is a slip of the pen, `{productId}` may be a word of the document's. */
function isSlip(word: string, values: SiteValues): boolean {
  const nearest = getNearest(word, Object.keys(values));
  return nearest !== undefined && Math.abs(nearest.length - word.length) <= 1;
}

function toProblem(word: string, isCode: boolean, values: SiteValues): string {
  const value = Object.hasOwn(values, word) ? values[word] : undefined;
  if (value === '') return `{${word}} has no value: write "${word}" into content/site.json`;
  if (value !== undefined || isCode || !isSlip(word, values)) return '';
  return toUnknownValue(word, values);
}

function toProblems(source: string, values: SiteValues, own: ReadonlySet<string>) {
  const code = [...source.matchAll(/`[^`]*`/g)];
  const isCode = (at: number) =>
    code.some(({ index, 0: { length } }) => index < at && at < index + length);
  return [...source.matchAll(WORD)].flatMap(({ index, 1: word = '' }) => {
    const message = own.has(word) ? '' : toProblem(word, isCode(index), values);
    return message === '' ? [] : [{ index, message }];
  });
}

/**
 * Puts the site's values into the texts of an OpenAPI source, JSON or YAML. Keys, references and patterns
 * stay as they are, and so does every word in braces that is none of the values; one that is nearly one is
 * a problem. A source that is no YAML comes back as it is, for the linter to refuse.
 * @param own words that belong to the document itself.
 */
export function fillSource(
  text: string,
  values: SiteValues,
  own: ReadonlySet<string>,
): FilledSource {
  if (!hasWord(text)) return { text, problems: [] };
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  if (document.errors.length > 0) return { text, problems: [] };
  const free = Object.fromEntries(Object.entries(values).filter(([name]) => !own.has(name)));
  const problems: FillProblem[] = [];
  const pieces: string[] = [];
  let end = 0;
  visit(document, {
    Pair: (_, { key }: Pair) =>
      isScalar(key) && LEFT_ALONE.has(key.value) ? visit.SKIP : undefined,
    Scalar: (at, node) => {
      if (at === 'key' || typeof node.value !== 'string' || !node.range) return;
      const [from, to] = node.range;
      const source = text.slice(from, to);
      for (const { index, message } of toProblems(source, values, own)) {
        problems.push({ line: lines.linePos(from + index).line, message });
      }
      pieces.push(text.slice(end, from), toSpelling(source, node, free));
      end = to;
    },
  });
  return { text: [...pieces, text.slice(end)].join(''), problems };
}
