import { type Alias, isAlias, isMap, isScalar, isSeq, type Scalar, type YAMLMap } from 'yaml';
import { isList, isObject } from '../json';
import { toLongInteger } from './parse-json';
import { toPointer } from '../pointer';
import { addError, addWarning, type Problems, toShort } from '../problems';
import type { Json, JsonObject } from '../types';

/** Values that aliases and merge keys may repeat in all. Ten lines of YAML can ask for a billion. */
const MAX_ALIASED = 1_000_000;

/** Version numbers are texts, quoted or not: `3.10` is not `3.1`. */
const TEXTS: ReadonlySet<string> = new Set(['#/openapi', '#/swagger', '#/info/version']);

/** Versions of which JSON knows but `1.1`: not an example's own field, which is a number. */
const VERSION = /\/x-\w*InVersion$/;

function isText(at: string, value: number, source: string): boolean {
  return TEXTS.has(at) || (VERSION.test(at) && source !== String(value));
}

/** An anchor's value and how many values it holds; `undefined` while it is being read. */
type Anchored = { readonly value: Json; readonly size: number } | undefined;

type Run = {
  readonly toPlace: (offset: number) => string;
  readonly problems: Problems;
  readonly anchors: Map<string, Anchored>;
  /** Values so far, repeated ones among them. */
  size: number;
  /** Of these, values that only repeat others. */
  aliased: number;
};

function toLine(run: Run, node: unknown): string {
  const range = isScalar(node) || isAlias(node) || isMap(node) || isSeq(node) ? node.range : null;
  const place = run.toPlace(range?.[0] ?? 0);
  return `${place[0]?.toUpperCase()}${place.slice(1)}`;
}

/** Counts values that are repeated. `false`: there were too many, which is told once. */
function isWithin(run: Run, count: number, node: unknown, at: string): boolean {
  if (run.aliased > MAX_ALIASED) return false;
  run.aliased += count;
  run.size += count;
  if (run.aliased <= MAX_ALIASED) return true;
  const limit = MAX_ALIASED.toLocaleString('en-US');
  const message = `${toLine(run, node)}: aliases repeat more than ${limit} values. From here on they are left out: write shared parts as components with $ref.`;
  addError(run.problems, 'too-many-aliases', at, message);
  return false;
}

function toAliased(run: Run, alias: Alias, at: string): Json {
  const name = toShort(alias.source);
  const anchored = run.anchors.get(alias.source);
  if (anchored === undefined) {
    const isOpen = run.anchors.has(alias.source);
    const message = isOpen
      ? `the alias *${name} stands inside its own anchor. Use $ref for what refers to itself.`
      : `no anchor &${name} stands before this alias. Add it, or quote a value that begins with *.`;
    addError(run.problems, 'alias-not-found', at, `${toLine(run, alias)}: ${message}`);
    return null;
  }
  return isWithin(run, anchored.size, alias, at) ? anchored.value : null;
}

function toScalarValue(run: Run, scalar: Scalar, at: string): Json {
  const { value, source = '' } = scalar;
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
  if (typeof value !== 'number' || !Number.isFinite(value) || isText(at, value, source)) {
    return source === '' ? String(value) : source;
  }
  if (!/^[-+]?0\d/.test(source)) return toLongInteger(source.replace(/^\+/, '')) ?? value;
  const message = `${toLine(run, scalar)}: ${toShort(source)} without quotes is another number to each reader. It is shown as it is written; put it in quotes.`;
  addWarning(run.problems, 'leading-zero', at, message);
  return source;
}

/** The objects of a merge key, the one that counts first. */
function toMerged(run: Run, node: unknown, at: string): readonly JsonObject[] {
  const value = toValue(run, node, at);
  // Of an alias that leads nowhere it is told already.
  if (value === null && isAlias(node)) return [];
  const objects = (isList(value) ? value : [value]).filter(isObject);
  if (objects.length === 0) {
    const message = `${toLine(run, node)}: << takes an alias of an object, or a list of them.`;
    addWarning(run.problems, 'merge-not-an-object', at, message);
  }
  return objects;
}

function toMap(run: Run, map: YAMLMap, at: string): JsonObject {
  const entries = new Map<string, Json>();
  const own = new Set<string>();
  for (const { key, value } of map.items) {
    if (!isScalar(key)) {
      const message = `${toLine(run, key)}: a key is a text; this one is left out.`;
      addWarning(run.problems, 'key-not-text', at, message);
      continue;
    }
    const name = String(key.value);
    if (key.anchor !== undefined) run.anchors.set(key.anchor, { value: name, size: 1 });
    const place = toPointer(at, name);
    if (name === '<<' && key.type === 'PLAIN') {
      for (const one of toMerged(run, value, place)) {
        const added = Object.keys(one).filter((other) => !entries.has(other));
        if (!isWithin(run, added.length, value, place)) break;
        for (const other of added) entries.set(other, one[other] ?? null);
      }
      continue;
    }
    if (own.has(name)) {
      const message = `${toLine(run, key)}: "${toShort(name)}" stands here twice; the last one counts. Remove one of them.`;
      addWarning(run.problems, 'duplicate-key', place, message);
    }
    own.add(name);
    entries.set(name, toValue(run, value, place));
  }
  return Object.fromEntries(entries);
}

function toBare(run: Run, node: unknown, at: string): Json {
  run.size += 1;
  if (isMap(node)) return toMap(run, node, at);
  if (isSeq(node)) return node.items.map((item, index) => toValue(run, item, toPointer(at, index)));
  return isScalar(node) ? toScalarValue(run, node, at) : null;
}

function toValue(run: Run, node: unknown, at: string): Json {
  if (isAlias(node)) return toAliased(run, node, at);
  const anchor = isMap(node) || isSeq(node) || isScalar(node) ? node.anchor : undefined;
  if (anchor === undefined) return toBare(run, node, at);
  const before = run.size;
  run.anchors.set(anchor, undefined);
  const value = toBare(run, node, at);
  run.anchors.set(anchor, { value, size: run.size - before });
  return value;
}

/**
 * A parsed YAML node as JSON. What an alias names is shared, not copied, so its cost is that of the text;
 * how often values are repeated is limited all the same, because what reads them does not share.
 * Merge keys (`<<`) are followed, an object's own keys win; of a key that stands twice the last one counts.
 * @param toPlace `line 3, column 5` of an offset into the text.
 * @param problems Gets what was worked around, each with its line. Where nothing could be read stands `null`.
 */
export function toJson(
  node: unknown,
  toPlace: (offset: number) => string,
  problems: Problems,
): Json {
  return toValue({ toPlace, problems, anchors: new Map(), size: 0, aliased: 0 }, node, '#');
}
