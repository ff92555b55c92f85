import type { WebhookSignature } from '@/lib/content/schemas/workbench/webhook-signature';

const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000];

/** Time that the clocks of two machines may differ, in ms. */
const CLOCK_TOLERANCE_MS = MINUTE_MS;

/** How old an event is, in words; `isOff` where that is a reason to look closer. */
export type EventAge = { readonly text: string; readonly isOff: boolean };

function countUnits(ms: number): string {
  const [count, unit] =
    ms < HOUR_MS
      ? [Math.max(1, Math.round(ms / MINUTE_MS)), 'minute']
      : ms < 2 * DAY_MS
        ? [Math.round(ms / HOUR_MS), 'hour']
        : [Math.round(ms / DAY_MS), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

function getTime(body: Uint8Array, field: string): number {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    const time: unknown =
      typeof value === 'object' && value !== null ? Reflect.get(value, field) : '';
    return typeof time === 'string' ? Date.parse(time) : NaN;
  } catch {
    return NaN;
  }
}

/**
 * Says how old the event of a body is, by the field that the settings name.
 * @param now time of this device, in ms since 1970.
 * @returns `undefined` for a body without that time.
 */
export function describeAge(
  body: Uint8Array,
  { timeField, maxAgeHours }: WebhookSignature,
  now: number,
): EventAge | undefined {
  const age = now - getTime(body, timeField);
  if (Number.isNaN(age)) return undefined;
  const isRecent = Math.abs(age) < MINUTE_MS;
  if (isRecent) return { text: 'The event happened less than a minute ago.', isOff: false };
  if (age < -CLOCK_TOLERANCE_MS) {
    const text = `The event happens ${countUnits(-age)} from now: the clock of this device is off, or the body was made up.`;
    return { text, isOff: true };
  }
  if (age > maxAgeHours * HOUR_MS) {
    const text = `The event happened ${countUnits(age)} ago. Nothing is sent again after ${maxAgeHours} hours: treat it as a replay.`;
    return { text, isOff: true };
  }
  return { text: `The event happened ${countUnits(age)} ago.`, isOff: false };
}
