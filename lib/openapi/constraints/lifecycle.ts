import * as words from '@/.generated/words/openapi-schema/constraints';
import type { Constraint } from '../core/schema-types';
import type { Json, JsonObject } from '../core/types';
import { readSunset, sunsetConstraints } from './sunset';

/** A version such as `67` or `"67"`, or another text; empty for values of other types. */
function scalarText(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Extensions that name the stability. */
const STAGES = [
  'x-stability',
  'x-stability-level',
  'x-status',
  'x-release-status',
  'x-maturity',
] as const;
/** Stages before a release, with their words. */
const UNSTABLE_STAGES: ReadonlyMap<string, string> = new Map(Object.entries(words.stages));

function getStage(get: (key: string) => Json | undefined): string {
  if (get('x-beta') === true) return words.stages.beta;
  const stages = STAGES.map(get)
    .flat()
    .map((stage) => scalarText(stage).trim().toLowerCase());
  return stages.flatMap((stage) => UNSTABLE_STAGES.get(stage) ?? [])[0] ?? '';
}

/** Marks of links and of code, which a line of words would show: a link is its text. */
const MARKUP = /\[([^\]]*)\]\([^)]*\)|`/g;

/**
 * Lifecycle of an operation, parameter or schema from its extensions: `beta`,
 * `added in version 68`, `deprecated in version 70`, `ends on March 31, 2027`, `replaced by capture`, and the message
 * for deprecation. Empty where
 * there are none.
 * @param get Returns the value of a keyword; `undefined` when absent.
 */
export function getLifecycle(get: (key: string) => Json | undefined): readonly Constraint[] {
  const added = scalarText(get('x-addedInVersion'));
  const deprecated = scalarText(get('x-deprecatedInVersion'));
  const constraints: readonly Constraint[] = [
    { kind: 'lifecycle', text: getStage(get) },
    { kind: 'other', text: added && words.addedIn(added) },
    { kind: 'lifecycle', text: deprecated && words.deprecatedIn(deprecated) },
    ...sunsetConstraints(readSunset(get)),
    { kind: 'other', text: scalarText(get('x-deprecatedMessage')).replace(MARKUP, '$1') },
  ];
  return constraints.filter(({ text }) => text !== '');
}

/** Keys that `getLifecycle` reads. */
const LIFECYCLE_KEYS = listLifecycleKeys();

function listLifecycleKeys(): ReadonlySet<string> {
  const keys = new Set<string>();
  getLifecycle((key) => {
    keys.add(key);
    return undefined;
  });
  return keys;
}

/** Schema without lifecycle extensions, which a Swagger 2.0 parameter has shown already. */
export function withoutLifecycle(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !LIFECYCLE_KEYS.has(key)));
}
