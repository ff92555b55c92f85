import { truncateDeepJson } from '../core/json';
import type { Json } from '../core/types';
import { parseJson } from './parse-json';

/** Whether a parsed value is JSON again when printed: `1e999` is infinite. */
function isJson(value: unknown): value is Json {
  return value !== undefined && (typeof value !== 'number' || Number.isFinite(value));
}

/** Parses a text as JSON with exact integers, cut below 64 levels; other texts stay as they are. */
export function parseJsonOrText(text: string): Json {
  try {
    const value = parseJson(text);
    return isJson(value) ? truncateDeepJson(value) : text;
  } catch {
    return text;
  }
}
