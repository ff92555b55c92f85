import { toJsonText } from '../print-json';
import type { Json } from '../types';

/** A value as readers see it: text as it is, but in quotes where it would not be seen; anything else as JSON. */
export function toValueText(value: Json): string {
  return typeof value === 'string' && value.trim() !== '' ? value : toJsonText(value);
}

/** Each of several values; text that looks like another of them is in quotes. */
export function toValueTexts(values: readonly Json[]): readonly string[] {
  const others = new Set(values.filter((one) => typeof one !== 'string').map(toValueText));
  return values.map((value) => {
    const text = toValueText(value);
    return typeof value === 'string' && others.has(text) ? toJsonText(value) : text;
  });
}
