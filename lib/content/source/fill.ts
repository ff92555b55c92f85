import { fillValues, BRACED_NAME } from '@/lib/markdown/remark-site-values.mjs';
import { formatSuggestion } from '@/lib/text/edit-distance';

/** Reports a fault at a place of the file that is being read. */
export type Report = (at: string, message: string) => void;

/** Values by the names that stand in braces: `{product}`. */
export type SiteValues = Readonly<Record<string, string>>;

/**
 * What to say about a name in braces that has no value.
 * @example describeUnknownValue('prodct', values) // 'unknown value {prodct}. Did you mean {product}?'
 */
export function describeUnknownValue(name: string, values: SiteValues): string {
  const known = Object.keys(values);
  if (known.length === 0) return `unknown value {${name}}. This file has none`;
  const suggestion = formatSuggestion(name, known).replace(/"(.+)"/, '{$1}');
  return `unknown value {${name}}.${suggestion || ` Known values: ${known.map((key) => `{${key}}`).join(', ')}`}`;
}

/**
 * Puts the site's values into every text of JSON or front matter; a name in braces that has none is a
 * fault. Numbers, flags and keys stay as they are.
 * @param at where `data` stands in the file; empty for the whole.
 */
export function fillData(data: unknown, values: SiteValues, report: Report, at = ''): unknown {
  if (typeof data === 'string') {
    for (const [, name = ''] of data.matchAll(BRACED_NAME)) {
      if (!Object.hasOwn(values, name)) report(at || '(root)', describeUnknownValue(name, values));
    }
    return fillValues(data, values);
  }
  const inside = (key: string | number) => (at === '' ? String(key) : `${at}.${key}`);
  if (Array.isArray(data)) {
    return data.map((one, index) => fillData(one, values, report, inside(index)));
  }
  // A date or the like of YAML is no plain object: it stays for the schema to refuse.
  if (Object.prototype.toString.call(data) !== '[object Object]' || !data) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, one]) => [key, fillData(one, values, report, inside(key))]),
  );
}
