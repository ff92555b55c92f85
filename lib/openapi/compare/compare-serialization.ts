import { encodeUrlPart } from '@/lib/text/encode';
import { buildPairs, serializePair, serializeSimpleStyle } from '../constraints/value-style';
import type { Parameter } from '../core/operation-types';
import type { Json } from '../core/types';
import { getAllowedValues } from '../schema/merged-keywords';
import type { ResolvedSchema } from '../schema/resolve-schema';
import { getTypes } from '../schema/schema-type';
import { judgeKeywords } from '../validation/value-limits';
import type { Direction } from './change';
import { resolveComparable } from './comparable/resolve-comparable';
import { normalizeMedia } from './content/media-names';
import { add, type Context, getHolderPointer } from './operation-context';
import type { Both } from './schema-pair';

/** Kind of value for which a serialization has rules of its own. */
type ValueKind = 'list' | 'object' | 'text';

/** Values of each kind by which two serializations differ; the second ones have reserved characters. */
const PROBES: Readonly<Record<ValueKind, readonly Json[]>> = {
  list: [
    ['a', 'b'],
    ['a/b', 'c d'],
  ],
  object: [{ k: 'a', l: 'b' }, { k: 'a/b' }],
  text: ['a', 'a/b', 1, true],
};
/** Most listed values that are written for a comparison. */
const MAX_LISTED = 20;
const KINDS = ['list', 'object', 'text'] as const;

/** A parameter with what decides how its value is written. */
export type SentValue = Pick<Parameter, 'name' | 'in' | 'style' | 'media'>;

/** Writes a value as a request or response has it: `state=a&state=b`. */
export function printSent({ name, in: location, style, media }: SentValue, value: Json): string {
  if (media !== '') return normalizeMedia(media);
  if (location === 'query' || location === 'cookie')
    return buildPairs(name, value, style)
      .map((pair) => `${pair.name}=${serializePair(pair)}`)
      .join('&');
  return serializeSimpleStyle(name, value, style, encodeUrlPart);
}

/** Kinds of values that a schema allows. */
export function listValueKinds(resolved: ResolvedSchema): ReadonlySet<ValueKind> {
  const types = getTypes(resolved).filter((type) => type !== 'null');
  if (types.length === 0) return new Set(KINDS);
  return new Set(
    types.map((type) => (type === 'array' ? 'list' : type === 'object' ? 'object' : 'text')),
  );
}

/** What two documents write differently of a value that both allow; `undefined` where they write the same. */
export function findDifference(
  schemas: Both<ResolvedSchema>,
  print: Both<(value: Json) => string>,
): Both<string> | undefined {
  const [from, to] = [listValueKinds(schemas[0]), listValueKinds(schemas[1])];
  const probes = KINDS.filter((kind) => from.has(kind) && to.has(kind)).flatMap((kind) => [
    ...PROBES[kind],
  ]);
  const listed = (getAllowedValues(schemas[0]) ?? []).slice(0, MAX_LISTED);
  return [...probes, ...listed]
    .filter((value) => schemas.every((schema) => judgeKeywords({}, schema, value) !== false))
    .map((value) => [print[0](value), print[1](value)] as const)
    .find(([from, to]) => from !== to);
}

/** Adds a change where the value of a parameter or header is written in another way. */
export function compareSent(
  context: Context,
  values: Both<Parameter>,
  direction: Direction,
  anchor: string,
): void {
  const { documents } = context.graph;
  const [from, to] = ([0, 1] as const).map((side) =>
    resolveComparable(documents[side], values[side].schema),
  );
  if (!from || !to) return;
  // The name of a parameter in a path is free, unless it is sent.
  const difference = findDifference(
    [from, to],
    [(value) => printSent(values[0], value), (value) => printSent(values[1], value)],
  );
  if (!difference) return;
  add(
    context,
    {
      kind: 'serialization-changed',
      subject: values[1].name,
      pointers: { before: getHolderPointer(values[0]), after: getHolderPointer(values[1]) },
      ...{ before: difference[0], after: difference[1], effect: 'replaced' },
    },
    direction,
    anchor,
  );
}
