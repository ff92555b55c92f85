import { LOCALE } from '@/.generated/words/locale';
import { getOwn, getText, isList, isObject } from '../../core/json';
import type { Json } from '../../core/types';
import { getAny, getDescription, getUrl, getWords, type Get, type Statement } from './statement';

/** Extensions that name the permissions of a key or a token. */
const KEYS = [
  'x-required-permissions',
  'x-required-permission',
  'x-permissions',
  'x-permission',
  'x-required-scopes',
  'x-scopes',
] as const;

/** Most permissions that are named. */
const MAX_NAMES = 20;

function getName(value: Json): string {
  if (!isObject(value)) return getWords(value);
  return getWords(getOwn(value, 'name') ?? getOwn(value, 'id')) || getText(value, 'permission');
}

/** Sets of permissions, one of which is enough. */
export type PermissionSets = readonly (readonly string[])[];

function listNames(value: Json | undefined): readonly string[] {
  const names = (isList(value) ? value : [value ?? '']).map(getName).filter((name) => name !== '');
  return [...new Set(names)].slice(0, MAX_NAMES);
}

/** Permissions of a value: a text, a list of which all are needed, or `all` and `any` of an object. */
function listSets(value: Json): PermissionSets {
  const isPlain = !isObject(value);
  const all = listNames(
    isPlain ? value : getAny(value, ['all', 'allof', 'permissions', 'scopes', 'names']),
  );
  if (all.length > 0 || isPlain) return all.length > 0 ? [all] : [];
  const any = listNames(getAny(value, ['any', 'anyof', 'oneof']));
  return (any.length > 0 ? any : listNames([value])).map((name) => [name]);
}

const formatList = (texts: readonly string[], type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat(LOCALE, { type }).format(texts);

/**
 * Reads the permission that a call needs.
 * @returns `sets` is absent where a description alone says it.
 */
export function readPermission(get: Get): Statement & { readonly sets?: PermissionSets } {
  const value = KEYS.map(get).find((one) => one !== undefined) ?? null;
  const url = getUrl(value);
  const sets = listSets(value);
  if (sets.length === 0)
    return { text: (isObject(value) && getDescription(value)) || undefined, url };
  const texts = sets.map((names) => formatList(names, 'conjunction'));
  return { text: formatList(texts, 'disjunction'), url, sets };
}
