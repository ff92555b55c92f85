import { type Alias, isAlias, isMap, isScalar, isSeq, type Scalar, type YAMLMap } from 'yaml';
import { LOCALE } from '@/.generated/words/locale';
import { atPlace, keyTwice } from '@/.generated/words/openapi-problems/parse';
import * as words from '@/.generated/words/openapi-problems/yaml-errors';
import { capitalize } from '@/lib/text/join-words';
import { Decimal, isDataKeyword, isExactDecimal, isValueKeyword } from '../core/decimal';
import { isList, isObject, joinPointer } from '../core/json';
import { addError, addWarning, type Problems, truncateForMessage } from '../core/problems';
import type { Json, JsonObject } from '../core/types';
import { parseLongInteger } from './parse-json';

/** Most values that aliases and merge keys may repeat: ten lines of YAML can ask for a billion. */
const MAX_ALIASED = 1_000_000;

/** Locations of versions, which are texts even without quotes: `3.10` is not `3.1`. */
const TEXT_POINTERS: ReadonlySet<string> = new Set(['#/openapi', '#/swagger', '#/info/version']);

/** Location of an extension with a version, which is a text where a number would change it. */
const VERSION = /\/x-\w*InVersion$/;

function isVersionText(at: string, value: number, source: string): boolean {
  return TEXT_POINTERS.has(at) || (VERSION.test(at) && source !== String(value));
}

/** Value of an anchor, and how many values it holds; `undefined` while it is being read. */
type Anchored = { readonly value: Json; readonly size: number } | undefined;

/** State of one conversion. */
type Run = {
  readonly locate: (offset: number) => string;
  readonly problems: Problems;
  readonly anchors: Map<string, Anchored>;
  /** Number of values so far, repeated ones included. */
  size: number;
  /** Number of values so far that repeat others. */
  aliased: number;
};

/** Message about a node, after its place. */
function describeAt(run: Run, node: unknown, problem: string): string {
  const range = isScalar(node) || isAlias(node) || isMap(node) || isSeq(node) ? node.range : null;
  return atPlace({ place: capitalize(run.locate(range?.[0] ?? 0)), problem });
}

/** Counts repeated values. `false` when there are too many, which is reported once. */
function isWithinLimit(run: Run, count: number, node: unknown, at: string): boolean {
  if (run.aliased > MAX_ALIASED) return false;
  run.aliased += count;
  run.size += count;
  if (run.aliased <= MAX_ALIASED) return true;
  const limit = MAX_ALIASED.toLocaleString(LOCALE);
  const message = describeAt(run, node, words.tooManyAliases(limit));
  addError(run.problems, 'too-many-aliases', at, message);
  return false;
}

function resolveAlias(run: Run, alias: Alias, at: string): Json {
  const name = truncateForMessage(alias.source);
  const anchored = run.anchors.get(alias.source);
  if (anchored === undefined) {
    const isOpen = run.anchors.has(alias.source);
    const problem = isOpen ? words.aliasInItself(name) : words.aliasNotFound(name);
    addError(run.problems, 'alias-not-found', at, describeAt(run, alias, problem));
    return null;
  }
  return isWithinLimit(run, anchored.size, alias, at) ? anchored.value : null;
}

function convertScalar(run: Run, scalar: Scalar, at: string): Json {
  const { value, source = '' } = scalar;
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
  if (typeof value !== 'number' || !Number.isFinite(value) || isVersionText(at, value, source)) {
    return source === '' ? String(value) : source;
  }
  const digits = source.replace(/^\+/, '');
  if (isExactDecimal(digits) && at.split('/').some(isDataKeyword)) return new Decimal(digits);
  if (!/^[-+]?0\d/.test(source)) {
    const integer = parseLongInteger(digits);
    // A text without quotes, in a notation that JSON does not have: `0x2C`, `4e2`, `.25`.
    const isOther = integer === undefined && source !== '' && source !== String(value);
    return isOther && at.split('/').some(isValueKeyword) ? new Decimal(source) : (integer ?? value);
  }
  const message = describeAt(run, scalar, words.leadingZero(truncateForMessage(source)));
  addWarning(run.problems, 'leading-zero', at, message);
  return source;
}

/** Objects of a merge key (`<<`), by precedence. */
function resolveMergeKey(run: Run, node: unknown, at: string): readonly JsonObject[] {
  const value = convertNode(run, node, at);
  // An alias that leads nowhere is reported already.
  if (value === null && isAlias(node)) return [];
  const objects = (isList(value) ? value : [value]).filter(isObject);
  if (objects.length === 0) {
    const message = describeAt(run, node, words.mergeNotObject);
    addWarning(run.problems, 'merge-not-an-object', at, message);
  }
  return objects;
}

function convertMap(run: Run, map: YAMLMap, at: string): JsonObject {
  const entries = new Map<string, Json>();
  const seen = new Set<string>();
  for (const { key, value } of map.items) {
    if (!isScalar(key)) {
      const message = describeAt(run, key, words.keyNotText);
      addWarning(run.problems, 'key-not-text', at, message);
      continue;
    }
    const name = String(key.value);
    if (key.anchor !== undefined) run.anchors.set(key.anchor, { value: name, size: 1 });
    const pointer = joinPointer(at, name);
    if (name === '<<' && key.type === 'PLAIN') {
      for (const one of resolveMergeKey(run, value, pointer)) {
        const added = Object.keys(one).filter((other) => !entries.has(other));
        if (!isWithinLimit(run, added.length, value, pointer)) break;
        for (const other of added) entries.set(other, one[other] ?? null);
      }
      continue;
    }
    if (seen.has(name)) {
      const message = describeAt(run, key, keyTwice(truncateForMessage(name)));
      addWarning(run.problems, 'duplicate-key', pointer, message);
    }
    seen.add(name);
    entries.set(name, convertNode(run, value, pointer));
  }
  return Object.fromEntries(entries);
}

function convertUnanchored(run: Run, node: unknown, at: string): Json {
  run.size += 1;
  if (isMap(node)) return convertMap(run, node, at);
  if (isSeq(node))
    return node.items.map((item, index) => convertNode(run, item, joinPointer(at, index)));
  return isScalar(node) ? convertScalar(run, node, at) : null;
}

function convertNode(run: Run, node: unknown, at: string): Json {
  if (isAlias(node)) return resolveAlias(run, node, at);
  const anchor = isMap(node) || isSeq(node) || isScalar(node) ? node.anchor : undefined;
  if (anchor === undefined) return convertUnanchored(run, node, at);
  const before = run.size;
  run.anchors.set(anchor, undefined);
  const value = convertUnanchored(run, node, at);
  run.anchors.set(anchor, { value, size: run.size - before });
  return value;
}

/**
 * Converts a parsed YAML node to JSON. Values of aliases are shared, not copied, so the time grows
 * with the text only; repetition is limited all the same, because later readers visit each copy.
 * Merge keys (`<<`) are followed, an object's own keys win; of duplicate keys the last one counts.
 * @param locate Formats an offset into the text as `line 3, column 5`.
 * @param problems Gets what was worked around, each with its line. What could not be read becomes
 *   `null`.
 */
export function yamlToJson(
  node: unknown,
  locate: (offset: number) => string,
  problems: Problems,
): Json {
  return convertNode({ locate, problems, anchors: new Map(), size: 0, aliased: 0 }, node, '#');
}
