import type { PermissionSets } from '../../operation/needs/permission';
import type { Rate } from '../../operation/needs/rate-limit';
import type { Repeat } from '../../operation/needs/repeat';
import type { Statement } from '../../operation/needs/statement';
import type { Effect } from '../change';
import type { Both } from '../schema-pair';
import { getEffect } from '../value-sets';

/**
 * Effect of another need on the calls that are let through; `undefined` where both documents mean the same. An absent
 * statement of a permission or a rate limit says that there is none.
 */
type Judge<Said> = (said: Both<Said | undefined>) => Effect | undefined;

/** Words around the first number of a text, and that number: `100 requests a second`. */
const FIRST_NUMBER = /^(\D*)(\d[\d,]*)(.*)$/;

/** Judges texts that differ in their first number alone; other words may mean the same, and break nothing. */
function judgeTexts([before = '', after = '']: Both<string | undefined>): Effect | undefined {
  if (before === after) return undefined;
  const [from, to] = [FIRST_NUMBER.exec(before), FIRST_NUMBER.exec(after)];
  if (!from || !to || from[1] !== to[1] || from[3] !== to[3]) return 'none';
  const [had, has] = [from, to].map(([, , digits = '']) => Number(digits.replaceAll(',', '')));
  return Number(has) < Number(had) ? 'narrowed' : 'widened';
}

/** Judges what both documents say in a form that can be compared; equal values are no change, however they are written. */
function judgeExact(keepsAll: boolean, addsNone: boolean): Effect | undefined {
  return keepsAll && addsNone ? undefined : getEffect(keepsAll, addsNone);
}

/** Whether each set of permissions that was enough still is. */
const areEnough = (held: PermissionSets, needed: PermissionSets): boolean =>
  held.every((names) => needed.some((set) => set.every((name) => names.includes(name))));

/** Judges the permissions of a key: it needs another one, or one of them no longer. */
export const judgePermission: Judge<Statement & { readonly sets?: PermissionSets }> = ([
  before,
  after,
]) => {
  if (!before || !after) return before ? 'widened' : 'narrowed';
  if (!before.sets || !after.sets) return before.text === after.text ? undefined : 'none';
  return judgeExact(areEnough(before.sets, after.sets), areEnough(after.sets, before.sets));
};

/** Whether requests that keep some rates keep others, too: 5 a second are no more than 300 a minute. */
const keepRates = (kept: readonly Rate[], others: readonly Rate[]): boolean =>
  others.every(({ count, ms }) => kept.some((one) => one.count * Math.ceil(ms / one.ms) <= count));

/** Judges rate limits: a lower one, also for a shorter period, refuses requests. */
export const judgeRateLimit: Judge<
  Statement & { readonly rates?: readonly Rate[] | undefined }
> = ([before, after]) => {
  if (!before || !after) return before ? 'widened' : 'narrowed';
  if (!before.rates || !after.rates) return judgeTexts([before.text, after.text]);
  return judgeExact(keepRates(before.rates, after.rates), keepRates(after.rates, before.rates));
};

/** Judges timeouts: a shorter one ends calls. Of an absent one nobody knows how long it is, and so it is no change. */
export const judgeTimeout: Judge<Statement & { readonly ms?: number | undefined }> = ([
  before,
  after,
]) => {
  if (!before || !after) return undefined;
  if (before.ms === undefined || after.ms === undefined)
    return judgeTexts([before.text, after.text]);
  return judgeExact(after.ms >= before.ms, before.ms >= after.ms);
};

/** Whether a call that was repeated safely still is: without a key, or with the same one and for as long. */
const staysSafe = (before: Repeat | undefined, after: Repeat | undefined): boolean =>
  before?.by === undefined ||
  after?.by === '' ||
  (before.by === after?.by && (before.ms ?? 0) <= (after.ms ?? Infinity));

/** Judges how calls are repeated. What only HTTP said of the method before was no promise of the document. */
export const judgeRepeat: Judge<Repeat> = ([before, after]) => {
  if (!before || before.isImplied) return undefined;
  const [keeps, added] = [staysSafe(before, after), staysSafe(after, before)];
  if (keeps && added) return before.text === after?.text ? undefined : 'none';
  return judgeExact(keeps, added);
};
