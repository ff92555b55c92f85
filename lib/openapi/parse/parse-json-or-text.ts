import { truncateDeepJson } from '../core/json';
import { parseJson } from './parse-json';
import type { Json } from '../core/types';

/** What JSON text says, where a value can hold it. */
function isJson(value: unknown): value is Json {
  return value !== undefined && (typeof value !== 'number' || Number.isFinite(value));
}

/** A text that is JSON as its value, long integers whole; else as it is. */
export function parseJsonOrText(text: string): Json {
  try {
    const value = parseJson(text);
    return isJson(value) ? truncateDeepJson(value) : text;
  } catch {
    return text;
  }
}
