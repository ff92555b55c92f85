import { type Document, LineCounter, parseDocument, type Scalar, visit } from 'yaml';
import type { z } from 'zod';
import { scanJson } from '@/lib/openapi/core/json-tokens';
import { findJsonError } from '@/lib/openapi/parse/json-error';
import { findPlace } from '@/lib/openapi/parse/parse-document';
import { YAML_FIXES } from '@/lib/openapi/parse/parse-yaml';
import { fillData, type Report, type SiteValues } from './fill';
import { describeIssue } from './messages';

/** Parses data with a schema. Every error is reported with its field, and gives `undefined`. */
export function parseData<T>(schema: z.ZodType<T>, data: unknown, report: Report): T | undefined {
  const result = schema.safeParse(data, { error: describeIssue });
  if (result.success) return result.data;
  for (const { path, message } of result.error.issues) {
    report(path.length === 0 ? '(root)' : path.join('.'), message);
  }
  return undefined;
}

/** Parses JSON text. A syntax error is reported with its line, and gives `undefined`. */
export function parseJsonText(text: string, report: Report): unknown {
  try {
    const data: unknown = JSON.parse(text);
    return data;
  } catch (error) {
    const syntaxError = findJsonError(text);
    report(syntaxError?.at ?? '(root)', syntaxError?.message ?? `not JSON: ${String(error)}`);
    return undefined;
  }
}

/** Reports keys that stand twice in an object: `JSON.parse` silently keeps the last one alone. */
function checkKeys(text: string, report: Report): void {
  const open: Set<string | number>[] = [];
  for (const { kind, start, path } of scanJson(text)) {
    if (kind === 'open') open.push(new Set());
    else if (kind === 'close') open.pop();
    const [key = '', keys] = [path.at(-1), open.at(-1)];
    if (kind !== 'name' || !keys) continue;
    const message = `the object has the key "${key}" already, and only one counts. Take one of the two out`;
    if (keys.has(key)) report(`line ${findPlace(text, start)[0]}`, message);
    keys.add(key);
  }
}

/**
 * Parses a `.json` file of content: fills the site's values in, then applies the schema.
 * @param rename gives former keys their names of today.
 */
export function parseJsonContent<T>(
  schema: z.ZodType<T>,
  text: string,
  values: SiteValues,
  report: Report,
  rename = (data: unknown) => data,
): T | undefined {
  const data = parseJsonText(text, report);
  if (data === undefined) return undefined;
  checkKeys(text, report);
  return parseData(schema, fillData(rename(data), values, report), report);
}

/** A `#` behind a text on its line. */
const COMMENT = /[ \t]+#/y;

function hasComment({ type, value, range }: Scalar, text: string): boolean {
  COMMENT.lastIndex = range?.[1] ?? 0;
  return type === 'PLAIN' && typeof value === 'string' && COMMENT.test(text);
}

/** Values of a YAML document; `undefined` with an alias that has none, which is reported like a text that `#` cuts. */
function toData(
  document: Document.Parsed,
  text: string,
  reportAt: (offset: number, message: string) => void,
): unknown {
  let isSound = true;
  let [repeats, offset] = [0, 0];
  visit(document, {
    Scalar: (_key, scalar) => {
      if (hasComment(scalar, text))
        reportAt(
          scalar.range?.[0] ?? 0,
          'what stands behind # is a comment. Put the text in quotes, or the comment on a line of its own',
        );
    },
    Alias: (_key, alias, path) => {
      const target = alias.resolve(document);
      repeats += 1;
      offset = alias.range?.[0] ?? 0;
      if (target && !path.includes(target)) return;
      isSound = false;
      const reason = target
        ? 'stands inside of what it repeats'
        : `repeats "&${alias.source}", which is not above`;
      reportAt(offset, `"*${alias.source}" ${reason}. Put a text that begins with * in quotes`);
    },
  });
  try {
    return isSound ? document.toJS() : undefined;
  } catch {
    reportAt(offset, `the ${repeats} aliases repeat too much. Write out what they stand for`);
    return undefined;
  }
}

/**
 * Parses YAML text (1.2, core schema: dates stay texts). The first error is reported with its line
 * and what to do, and gives `undefined`; others mostly follow from it. `null` for an empty text.
 */
export function parseYamlText(text: string, report: Report): unknown {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, logLevel: 'error' });
  const [error] = [...document.errors, ...document.warnings];
  const locate = (offset: number) => `line ${Math.max(lineCounter.linePos(offset).line, 1)}`;
  if (!error) return toData(document, text, (offset, message) => report(locate(offset), message));
  const { code, message, pos } = error;
  // The library runs a quote and its name together: `Missing closing 'quote`.
  const sentence = message.replace(/(['"])quote$/, '$1').replace(/\.?$/, '.');
  report(locate(pos[0]), `not YAML: ${sentence} ${YAML_FIXES[code] ?? ''}`.trim());
  return undefined;
}
