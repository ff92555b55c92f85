import { truncateName } from '@/lib/text/truncate-name';
import { getLinkUrl } from '../../core/external-docs';
import { getObject, getOwn, getText, isObject } from '../../core/json';
import type { Json, JsonObject } from '../../core/types';

/** Reads an extension of one holder: an operation, a path, a tag or the document. */
export type Get = (key: string) => Json | undefined;

/** What one holder says of a need: words and a page that explains them; both absent for nothing. */
export type Statement = { readonly text?: string | undefined; readonly url?: string | undefined };

const TEXT_KEYS = ['description', 'text', 'summary', 'message', 'note'] as const;
const URL_KEYS = ['url', 'href', 'link', 'docs'] as const;

/** Words of a statement in one line; empty for a value of another type. */
export function getWords(value: Json | undefined): string {
  return typeof value === 'string' ? truncateName(value.replace(/\s+/g, ' ').trim()) : '';
}

/** What an object says in words, under one of the names that authors use; empty for none. */
export function getDescription(object: JsonObject): string {
  return TEXT_KEYS.map((key) => getWords(getOwn(object, key))).find((one) => one !== '') ?? '';
}

/** Page that an object names; `undefined` for none, and for an unsafe address. */
export function getUrl(value: Json | undefined): string | undefined {
  if (!isObject(value)) return undefined;
  const all = [
    ...URL_KEYS.map((key) => getText(value, key)),
    getText(getObject(value, 'externalDocs'), 'url'),
  ];
  return all.map(getLinkUrl).find((one) => one !== undefined);
}

/** Own value of the first of some keys that an object has; keys are compared without case, `_` and `-`. */
export function getAny(object: JsonObject, keys: readonly string[]): Json | undefined {
  const found = Object.keys(object).find((key) => keys.includes(getPlainKey(key)));
  return found === undefined ? undefined : getOwn(object, found);
}

/** Key in lower case, without the signs between its words: `max_requests` and `maxRequests` are one. */
export function getPlainKey(key: string): string {
  return key.replace(/[-_\s]/g, '').toLowerCase();
}

/** Nearest value of each property; holders come nearest first. */
export function mergeNearest<T extends object>(all: readonly T[]): Partial<T> {
  return all.reduceRight<Partial<T>>((merged, one) => {
    const known = Object.entries(one).filter(([, value]) => value !== undefined);
    return { ...merged, ...Object.fromEntries(known) };
  }, {});
}
