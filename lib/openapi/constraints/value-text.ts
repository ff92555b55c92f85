import { printJson } from '../core/print-json';
import type { Json } from '../core/types';

/** Formats a value for readers: a text as it is, a blank text in quotes, anything else as JSON. */
export function formatJsonValue(value: Json): string {
  return typeof value === 'string' && value.trim() !== '' ? value : printJson(value);
}

/** Formats several values; a text that looks like another of them is in quotes. */
export function formatJsonValues(values: readonly Json[]): readonly string[] {
  const others = new Set(values.filter((one) => typeof one !== 'string').map(formatJsonValue));
  return values.map((value) => {
    const text = formatJsonValue(value);
    return typeof value === 'string' && others.has(text) ? printJson(value) : text;
  });
}
