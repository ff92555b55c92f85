import { getOwn, isList } from '../core/json';
import type { JsonObject } from '../core/types';

/**
 * Names in `x-display-fields`: the fields that a first request needs (SPEC 3). The extension is a
 * list of names or one text with commas, on a schema, a request body or a parameter. Empty when
 * absent or of another type.
 */
export function getDisplayFields(holder: JsonObject | undefined): readonly string[] {
  const value = getOwn(holder, 'x-display-fields');
  const names = typeof value === 'string' ? value.split(',') : isList(value) ? value : [];
  const texts = names.filter((name): name is string => typeof name === 'string');
  return [...new Set(texts.map((name) => name.trim()).filter((name) => name !== ''))];
}
