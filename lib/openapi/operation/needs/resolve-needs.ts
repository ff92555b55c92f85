import { noAuthentication } from '@/.generated/words/openapi/security';
import { getAtPointer, getOwn, getText, isList, isObject, joinPointer } from '../../core/json';
import type { CallNeed, Operation } from '../../core/operation-types';
import type { ApiIndex, OperationEntry } from '../../core/types';
import { type DocumentPart, listPathItems } from '../../document/path-items';
import { hasBodyField } from './has-body-field';
import { readPermission } from './permission';
import { readRateLimit } from './rate-limit';
import { decideRepeat, readRepeat, type Repeat, type RepeatRule } from './repeat';
import { readSandbox } from './sandbox-behaviour';
import { readSigning, type RequestSigning } from './signature';
import { mergeNearest, type Get, type Statement } from './statement';
import { readTimeout } from './timeout';

/** Parts of an operation on which what its calls need depends. */
export type CallParts = Pick<Operation, 'parameters' | 'requestBody' | 'security'>;

/** Declarations of an operation's tags, in the order of the operation. */
function listTags({ document }: ApiIndex, { tags }: OperationEntry): readonly DocumentPart[] {
  const declared = getOwn(document, 'tags');
  const all = (isList(declared) ? declared : []).flatMap((value, index) =>
    isObject(value) ? [{ value, pointer: joinPointer('#', 'tags', String(index)) }] : [],
  );
  return tags.flatMap((name) => all.filter(({ value }) => getText(value, 'name') === name));
}

/** Parts of a document that say what an operation's calls need, nearest first: it, its path items, its tags, the document. */
export function listHolders(api: ApiIndex, entry: OperationEntry): readonly DocumentPart[] {
  const { document } = api;
  const value = getAtPointer(document, entry.pointer);
  return [
    ...(isObject(value) ? [{ value, pointer: entry.pointer }] : []),
    ...listPathItems(document, entry),
    ...listTags(api, entry),
    { value: document, pointer: '#' },
  ];
}

/** Reads the extensions of a part of a document. */
export const createGet =
  ({ value }: DocumentPart): Get =>
  (key) =>
    getOwn(value, key);

/** Whether an operation is a call to the API without authentication, which needs no permission. */
export const isOpen = ({ security }: Pick<CallParts, 'security'>): boolean =>
  security[0] === noAuthentication;

/** How a call is repeated safely; `undefined` where nothing is known. */
export function resolveRepeat(
  api: ApiIndex,
  { method }: OperationEntry,
  { parameters, requestBody }: CallParts,
  rules: readonly RepeatRule[],
): Repeat | undefined {
  return decideRepeat(rules, {
    method,
    headers: parameters.filter((one) => one.in === 'header').map(({ name }) => name),
    hasField: (name) => hasBodyField(api, requestBody, name),
  });
}

/** How a call is signed, as the nearest of its holders says; `undefined` where it is not, or needs no authentication. */
export function resolveSigning(
  api: ApiIndex,
  entry: OperationEntry,
  parts: Pick<CallParts, 'security'>,
): RequestSigning | undefined {
  if (!isCall(entry) || isOpen(parts)) return undefined;
  const values = listHolders(api, entry).map(({ value }) => getOwn(value, 'x-request-signature'));
  return readSigning(values.find((one) => one !== undefined));
}

/** Need of which the nearest words and the nearest page count; empty without words. */
function toNeed(kind: CallNeed['kind'], statements: readonly Statement[]): readonly CallNeed[] {
  const { text, url } = mergeNearest(statements);
  return text === undefined ? [] : [{ kind, text, ...(url !== undefined && { url }) }];
}

/** Whether an operation is a call to the API: no webhook and no callback, which the provider sends. */
export const isCall = ({ webhook, pathItemPointer }: OperationEntry): boolean =>
  !webhook && pathItemPointer === undefined;

/**
 * What a call needs, from extensions of the operation, its path, its tags and the document, of which the nearest counts:
 * signature, permission, rate limit, how it is repeated, timeout, and what the sandbox does otherwise.
 * @returns in this order; empty for a webhook, and where the document says nothing. That HTTP lets a method be repeated
 * is said beside other needs only.
 */
export function resolveNeeds(
  api: ApiIndex,
  entry: OperationEntry,
  parts: CallParts,
): readonly CallNeed[] {
  if (!isCall(entry)) return [];
  const getters = listHolders(api, entry).map(createGet);
  const rules = getters.map(readRepeat);
  const { url } = mergeNearest(rules);
  const repeat = resolveRepeat(api, entry, parts, rules);
  const signing = resolveSigning(api, entry, parts);
  const needs = [
    ...toNeed('signature', signing ? [signing] : []),
    ...(isOpen(parts) ? [] : toNeed('permission', getters.map(readPermission))),
    ...toNeed('rateLimit', getters.map(readRateLimit)),
    ...(repeat
      ? [
          {
            kind: 'repeat' as const,
            text: repeat.text,
            ...(repeat.key && { key: repeat.key }),
            ...(repeat.isUnsafe && { isUnsafe: repeat.isUnsafe }),
            ...(url !== undefined && { url }),
          },
        ]
      : []),
    ...toNeed('timeout', getters.map(readTimeout)),
    ...toNeed('sandbox', getters.map(readSandbox)),
  ];
  const isImplied = repeat?.isImplied === true && rules.every(isEmptyRule);
  return isImplied && needs.length === 1 ? [] : needs;
}

/** Whether a rule says nothing. */
export const isEmptyRule = (rule: RepeatRule) =>
  Object.values(rule).every((value) => value === undefined);
