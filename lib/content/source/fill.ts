import { fillValues, BRACED_NAME } from '@/lib/markdown/remark-site-values.mjs';
import { formatSuggestion } from '@/lib/text/edit-distance';

/** Reports an error at a location of the file that is being read. */
export type Report = (at: string, message: string) => void;

/** The site's values by the names in braces that they replace: `{product}`. */
export type SiteValues = Readonly<Record<string, string>>;

/**
 * Message about a name in braces that has no value.
 * @example describeUnknownValue('prodct', values) // 'unknown value {prodct}. Did you mean {product}?'
 */
export function describeUnknownValue(name: string, values: SiteValues): string {
  const known = Object.keys(values);
  if (known.length === 0) return `unknown value {${name}}. This file has none`;
  const suggestion = formatSuggestion(name, known).replace(/"(.+)"/, '{$1}');
  return `unknown value {${name}}.${suggestion || ` Known values: ${known.map((key) => `{${key}}`).join(', ')}`}`;
}

/** Id of an operation, whose path has names in braces of its own: `post /void/{pgIdOrig}`. */
const OPERATION_ID = /^[a-z]+ \/\S*$/;

/**
 * Fills the site's values into every text of JSON or front matter, and reports names in braces
 * without a value, and halves of letters. Numbers, flags, ids of operations and keys stay as they are, but for keys that
 * are addresses.
 * @param at location of `data` in the file; empty for the whole.
 */
export function fillData(data: unknown, values: SiteValues, report: Report, at = ''): unknown {
  if (typeof data === 'string') {
    if (/\p{Cs}/u.test(data))
      report(
        at || '(root)',
        'half of a letter, which is shown as �. Write both codes of it, or the letter itself',
      );
    if (OPERATION_ID.test(data)) return data;
    for (const [, name = ''] of data.matchAll(BRACED_NAME)) {
      if (!Object.hasOwn(values, name)) report(at || '(root)', describeUnknownValue(name, values));
    }
    return fillValues(data, values);
  }
  const inside = (key: string | number) => (at === '' ? String(key) : `${at}.${key}`);
  if (Array.isArray(data)) {
    return data.map((one, index) => fillData(one, values, report, inside(index)));
  }
  // Dates of YAML are no plain objects: they stay for the schema to refuse.
  if (Object.prototype.toString.call(data) !== '[object Object]' || !data) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, one]) => [
      key.startsWith('/') ? fillValues(key, values) : key,
      fillData(one, values, report, inside(key)),
    ]),
  );
}
