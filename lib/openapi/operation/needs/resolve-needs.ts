import { getOwn, getText, isList, isObject } from '../../core/json';
import type { CallNeed, Operation } from '../../core/operation-types';
import type { ApiIndex, JsonObject, OperationEntry } from '../../core/types';
import type { DocumentPart } from '../../document/path-items';
import { hasBodyField } from './has-body-field';
import { readPermission } from './permission';
import { readRateLimit } from './rate-limit';
import { decideRepeat, readRepeat } from './repeat';
import { readSandbox } from './sandbox-behaviour';
import { mergeNearest, type Get, type Statement } from './statement';
import { readTimeout } from './timeout';

/** Parts of an operation that say what a call needs. */
type CallParts = Pick<Operation, 'parameters' | 'requestBody'> & {
  /** The operation, then its path items. */
  readonly holders: readonly DocumentPart[];
  /** Whether it can be called without authentication. */
  readonly isOpen: boolean;
};

/** Declarations of an operation's tags, in the order of the operation. */
function listTags({ document }: ApiIndex, { tags }: OperationEntry): readonly JsonObject[] {
  const declared = getOwn(document, 'tags');
  const all = isList(declared) ? declared.filter(isObject) : [];
  return tags.flatMap((name) => all.filter((tag) => getText(tag, 'name') === name));
}

/** Need of which the nearest words and the nearest page count; empty without words. */
function toNeed(kind: CallNeed['kind'], statements: readonly Statement[]): readonly CallNeed[] {
  const { text, url } = mergeNearest(statements);
  return text === undefined ? [] : [{ kind, text, ...(url !== undefined && { url }) }];
}

/**
 * What a call needs, from extensions of the operation, its path, its tags and the document, of which the nearest counts:
 * permission, rate limit, how it is repeated, timeout, and what the sandbox does otherwise.
 * @returns in this order; empty for a webhook, and where the document says nothing. That HTTP lets a method be repeated
 * is said beside other needs only.
 */
export function resolveNeeds(
  api: ApiIndex,
  entry: OperationEntry,
  { holders, isOpen, parameters, requestBody }: CallParts,
): readonly CallNeed[] {
  if (entry.webhook || entry.pathItemPointer !== undefined) return [];
  const values = [...holders.map(({ value }) => value), ...listTags(api, entry), api.document];
  const getters = values.map(
    (value): Get =>
      (key) =>
        getOwn(value, key),
  );
  const rules = getters.map(readRepeat);
  const { url } = mergeNearest(rules);
  const repeat = decideRepeat(rules, {
    method: entry.method,
    headers: parameters.filter((one) => one.in === 'header').map(({ name }) => name),
    hasField: (name) => hasBodyField(api, requestBody, name),
  });
  const needs = [
    ...(isOpen ? [] : toNeed('permission', getters.map(readPermission))),
    ...toNeed('rateLimit', getters.map(readRateLimit)),
    ...(repeat
      ? [
          {
            kind: 'repeat' as const,
            text: repeat.text,
            ...(repeat.key && { key: repeat.key }),
            ...(url !== undefined && { url }),
          },
        ]
      : []),
    ...toNeed('timeout', getters.map(readTimeout)),
    ...toNeed('sandbox', getters.map(readSandbox)),
  ];
  const isImplied = repeat?.isImplied === true && rules.every((rule) => isEmptyRule(rule));
  return isImplied && needs.length === 1 ? [] : needs;
}

const isEmptyRule = (rule: object) => Object.values(rule).every((value) => value === undefined);
