import { printJson } from '../core/print-json';
import type { Json } from '../core/types';

/** A value as readers see it: text as it is, but in quotes where it would not be seen; anything else as JSON. */
export function formatJsonValue(value: Json): string {
  return typeof value === 'string' && value.trim() !== '' ? value : printJson(value);
}

/** Each of several values; text that looks like another of them is in quotes. */
export function formatJsonValues(values: readonly Json[]): readonly string[] {
  const others = new Set(values.filter((one) => typeof one !== 'string').map(formatJsonValue));
  return values.map((value) => {
    const text = formatJsonValue(value);
    return typeof value === 'string' && others.has(text) ? printJson(value) : text;
  });
}
