import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { findJsonError } from '@/lib/openapi/parse/json-error';
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

/** Parses a `.json` file of content: fills the site's values in, then applies the schema. */
export function parseJsonContent<T>(
  schema: z.ZodType<T>,
  text: string,
  values: SiteValues,
  report: Report,
): T | undefined {
  const data = parseJsonText(text, report);
  return data === undefined ? undefined : parseData(schema, fillData(data, values, report), report);
}

/**
 * Parses YAML text (1.2, core schema: dates stay texts). The first error is reported with its line
 * and what to do, and gives `undefined`; others mostly follow from it. `null` for an empty text.
 */
export function parseYamlText(text: string, report: Report): unknown {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, logLevel: 'error' });
  const [error] = [...document.errors, ...document.warnings];
  if (!error) return document.toJS();
  const { code, message, pos } = error;
  const { line } = lineCounter.linePos(pos[0]);
  // The library runs a quote and its name together: `Missing closing 'quote`.
  const sentence = message.replace(/(['"])quote$/, '$1').replace(/\.?$/, '.');
  report(`line ${Math.max(line, 1)}`, `not YAML: ${sentence} ${YAML_FIXES[code] ?? ''}`.trim());
  return undefined;
}
