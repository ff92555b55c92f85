import type { z } from 'zod';
import { findJsonError } from '@/lib/openapi/parse/json-error';
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
