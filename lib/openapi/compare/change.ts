import { kinds } from '@/.generated/words/openapi/changes';

/** Stable names of the kinds of changes, with what they say of their subject. */
export const CHANGE_KINDS = kinds;

/** Stable name of a kind of change: `field-required`. */
export type ChangeKind = keyof typeof CHANGE_KINDS;

/** Who notices a change: clients that send requests, or those that read responses. */
export type Party = 'senders' | 'readers';

/** Direction in which a value travels; a webhook's request is read by the client. */
export type Direction = 'request' | 'response';

/**
 * Effect of a change on the set of valid values: fewer (`narrowed`), more (`widened`), both
 * (`replaced`), or neither.
 */
export type Effect = 'narrowed' | 'widened' | 'replaced' | 'none';

/** Most operations, and places, that are kept of one change. */
export const MAX_PLACES = 100;

/** Where a change is met: an operation, and the anchor on its page; empty for the operation. */
export type ChangePlace = { readonly operation: string; readonly anchor: string };

/** One difference between two documents, however many operations it touches. */
export type Change = {
  /** Unique in a comparison, made of kind and pointer: `field-removed schemas/Sale/properties/x`. */
  readonly id: string;
  readonly kind: ChangeKind;
  readonly class: 'breaking' | 'deprecated' | 'compatible';
  /** Who has to change a program; empty unless it is breaking. */
  readonly breaks: readonly Party[];
  /** Name of the operation, parameter, field, status, media type or schema. */
  readonly subject: string;
  /** Pointers into both documents; empty where one has nothing. */
  readonly pointers: { readonly before: string; readonly after: string };
  /** At most 100 operations of the later document, of the earlier one for a removed operation. */
  readonly places: readonly ChangePlace[];
  /** Former value, in words; empty for none. */
  readonly before: string;
  readonly after: string;
};

/** Difference at one place of both documents, before it is known which operations reach it. */
export type Finding = Pick<Change, 'kind' | 'subject' | 'pointers' | 'before' | 'after'> & {
  readonly effect: Effect;
  /** Text that tells it from others of its kind at one place, the same in each language. */
  readonly key?: string | undefined;
  /** The only direction in which it counts, as for a read-only field. */
  readonly only?: Direction | undefined;
};

const BREAKING: Readonly<Record<Effect, Readonly<Record<Direction, boolean>>>> = {
  narrowed: { request: true, response: false },
  widened: { request: false, response: true },
  replaced: { request: true, response: true },
  none: { request: false, response: false },
};

/** Parties whose programs may fail: a narrowed request, or a widened response. */
export function listBrokenParties(
  { effect }: Pick<Finding, 'effect'>,
  directions: ReadonlySet<Direction>,
): readonly Party[] {
  const isBroken = (direction: Direction) =>
    directions.has(direction) && BREAKING[effect][direction];
  return [
    ...(isBroken('request') ? ['senders' as const] : []),
    ...(isBroken('response') ? ['readers' as const] : []),
  ];
}

/** Direction against another: that of a webhook's or callback's request. */
export function flipDirection(direction: Direction): Direction {
  return direction === 'request' ? 'response' : 'request';
}
