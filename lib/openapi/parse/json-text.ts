import { toPrintable } from '../json';
import { parseJson } from './parse-json';
import type { Json } from '../types';

/** What JSON text says, where a value can hold it. */
function isJson(value: unknown): value is Json {
  return value !== undefined && (typeof value !== 'number' || Number.isFinite(value));
}

/** A text that is JSON as its value, long integers whole; else as it is. */
export function toParsed(text: string): Json {
  try {
    const value = parseJson(text);
    return isJson(value) ? toPrintable(value) : text;
  } catch {
    return text;
  }
}
