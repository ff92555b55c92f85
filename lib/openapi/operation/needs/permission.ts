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

function joinNames(value: Json | undefined, type: 'conjunction' | 'disjunction'): string {
  const names = (isList(value) ? value : [value ?? '']).map(getName).filter((name) => name !== '');
  return new Intl.ListFormat(LOCALE, { type }).format([...new Set(names)].slice(0, MAX_NAMES));
}

/** Permissions of a value: a text, a list of which all are needed, or `all` and `any` of an object. */
function describePermissions(value: Json): string {
  if (!isObject(value)) return joinNames(value, 'conjunction');
  return (
    joinNames(getAny(value, ['all', 'allof', 'permissions', 'scopes', 'names']), 'conjunction') ||
    joinNames(getAny(value, ['any', 'anyof', 'oneof']), 'disjunction') ||
    getName(value) ||
    getDescription(value)
  );
}

/** Reads the permission that a call needs. */
export function readPermission(get: Get): Statement {
  const value = KEYS.map(get).find((one) => one !== undefined) ?? null;
  return { text: describePermissions(value) || undefined, url: getUrl(value) };
}
