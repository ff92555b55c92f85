import { isMap, isScalar, LineCounter, type Pair, parseDocument, type Scalar, visit } from 'yaml';
import { BRACED_NAME } from '@/lib/markdown/remark-site-values.mjs';
import { findClosestMatch } from '@/lib/text/edit-distance';
import { describeUnknownValue, type SiteValues } from './fill';

/** Problem of a name in braces; `line` counts from 1. */
type FillProblem = { readonly line: number; readonly message: string };

/** Source with the values filled in; lines keep their numbers. */
export type FilledSource = { readonly text: string; readonly problems: readonly FillProblem[] };

/** Keys whose texts are neither shown nor sent: a file name and a regular expression. */
const UNFILLED_KEYS = new Set<unknown>(['$ref', 'pattern']);

/** Whether a file holds a name in braces; most do not, and need not be parsed as YAML. */
function hasBracedName(text: string): boolean {
  return text.search(BRACED_NAME) !== -1;
}

/**
 * Names in braces of the document itself: parameters of its paths, variables of its servers. They
 * stay as they are, even where the site has a value of the same name.
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

/** Source of a scalar with the values filled in, escaped as its style demands. */
function fillScalar(source: string, { type }: Scalar, values: SiteValues): string {
  const fill = (encode: (value: string) => string) =>
    source.replace(BRACED_NAME, (token, word: string) => {
      const value = Object.hasOwn(values, word) ? values[word] : undefined;
      return value === undefined ? token : encode(value);
    });
  if (type === 'QUOTE_DOUBLE') return fill((value) => JSON.stringify(value).slice(1, -1));
  if (type === 'QUOTE_SINGLE') return fill((value) => value.replaceAll("'", "''"));
  const filled = fill((value) => value);
  if (type !== 'PLAIN' || filled === source) return filled;
  // Quoted, because a value may hold what ends a plain scalar: `: `, ` #`.
  return `'${filled.replaceAll("'", "''")}'`;
}

/** Whether a name is a typo of a value, `{prodct}`; `{productId}` may be a name of the document. */
function isTypo(word: string, values: SiteValues): boolean {
  const closest = findClosestMatch(word, Object.keys(values));
  return closest !== undefined && Math.abs(closest.length - word.length) <= 1;
}

function describeNameProblem(word: string, isCode: boolean, values: SiteValues): string {
  if (Object.hasOwn(values, word) || isCode || !isTypo(word, values)) return '';
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
 * Fills the site's values into the texts of an OpenAPI source, JSON or YAML. Keys, references,
 * patterns and other names in braces stay as they are; a typo of a value is a problem. A source
 * that is not YAML comes back as it is, for the linter to refuse.
 * @param documentNames names in braces of the document itself.
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
