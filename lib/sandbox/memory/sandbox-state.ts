import { isList, isObject } from '@/lib/openapi/core/json';
import type { Json, JsonObject } from '@/lib/openapi/core/types';

/** A record that the sandbox remembers. */
export type StoredRecord = {
  readonly id: string;
  /** State; absent for a resource without states. */
  readonly state?: string;
  /** Number of the state's beginning: what was due in an earlier state lapses. */
  readonly entry: number;
  readonly fields: JsonObject;
};

/** Something that happens to a record when its time comes. */
export type Due = {
  /** Time in ms. */
  readonly at: number;
  readonly resource: string;
  readonly id: string;
  readonly entry: number;
  /** Place of the effects in `then` of the state. */
  readonly index: number;
};

/** An attempt to deliver an event. */
export type Attempt = {
  /** Time in ms. */
  readonly at: number;
  readonly url: string;
  /** Signature and other headers that were sent. */
  readonly headers: Readonly<Record<string, string>>;
  /** Status of the response; absent where none came. */
  readonly status?: number;
};

/** An event that was emitted. */
export type SandboxEvent = {
  readonly id: string;
  readonly event: string;
  /** Time in ms. */
  readonly at: number;
  readonly body: JsonObject;
  readonly attempts: readonly Attempt[];
  /** Time of the next attempt in ms; absent where none follows. */
  readonly next?: number;
};

/** All that a sandbox remembers, as JSON. */
export type SandboxState = {
  /** Time of the clock ahead of the machine's, in ms. */
  readonly offset: number;
  /** Numbers that were given to states and events so far. */
  readonly entries: number;
  readonly records: Readonly<Record<string, readonly StoredRecord[]>>;
  /** Ids of records that were removed, by resource. */
  readonly removed: Readonly<Record<string, readonly string[]>>;
  readonly due: readonly Due[];
  readonly events: readonly SandboxEvent[];
};

/** Type of a member: of a list or map, that of each of its values; with `?` it may be absent. */
type Shape = string | { readonly each: Shape } | { readonly [name: string]: Shape };

const STATE: Shape = {
  ...{ offset: 'number', entries: 'number' },
  records: {
    each: { each: { id: 'string', state: 'string?', entry: 'number', fields: 'object' } },
  },
  removed: { each: { each: 'string' } },
  due: {
    each: { at: 'number', resource: 'string', id: 'string', entry: 'number', index: 'number' },
  },
  events: {
    each: {
      ...{ id: 'string', event: 'string', at: 'number', body: 'object', next: 'number?' },
      attempts: { each: { at: 'number', url: 'string', headers: 'object', status: 'number?' } },
    },
  },
};

/** Place of the first value that is not what its shape says: `due.0.at`; `undefined` for none. */
function findMisfit(value: Json | undefined, shape: Shape, place: string): string | undefined {
  if (typeof shape === 'string') {
    const [type, isOptional] = [shape.replace('?', ''), shape.endsWith('?')];
    const isOfType = type === 'object' ? isObject(value) : typeof value === type;
    return isOfType || (isOptional && value === undefined) ? undefined : place;
  }
  if (!isObject(value) && !isList(value)) return place;
  const members: readonly (readonly [string, Json | undefined, Shape])[] = isShapeOfEach(shape)
    ? Object.entries(value).map(([name, one]) => [name, one, shape.each])
    : Object.entries(shape).map(([name, one]) => [
        name,
        isObject(value) ? value[name] : undefined,
        one,
      ]);
  for (const [name, one, inner] of members) {
    const found = findMisfit(one, inner, place === '' ? name : `${place}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isShapeOfEach(shape: Exclude<Shape, string>): shape is { readonly each: Shape } {
  return Object.hasOwn(shape, 'each');
}

/**
 * Checks that a JSON value is a state of a sandbox.
 * @throws {TypeError} with the place where it is none: `due.0.at`, empty for the whole.
 */
export function assertSandboxState(value: Json): asserts value is Json & SandboxState {
  const place = findMisfit(value, STATE, '');
  if (place !== undefined) throw new TypeError(place);
}
