/** Parts of a duration of ISO 8601: `P1M`, `P2W`, `PT24H`. */
const DURATION =
  /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;
const DAY_MS = 86_400_000;
/** Characters of a date without a time: `2026-12-01`. */
const DATE_LENGTH = 10;

/** Last day of a month. */
const getMonthLength = (year: number, month: number) =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/**
 * Adds a duration to a point in time: `P1M` to `2027-01-31` is `2027-02-28`, the last day of a shorter month.
 * @param text Date or time of ISO 8601; the result is of the same kind.
 * @throws {RangeError} For a text that is no time or no duration.
 */
export function addDuration(text: string, duration: string): string {
  const parts = DURATION.exec(duration);
  const start = new Date(text);
  if (!parts) throw new RangeError(`“${duration}” is no duration, such as P1M`);
  if (Number.isNaN(start.getTime())) throw new RangeError(`“${text}” is no time of ISO 8601`);
  const get = (part: number) => Number(parts[part] ?? 0);
  const [months, days] = [get(1) * 12 + get(2), get(3) * 7 + get(4)];
  const first = new Date(start);
  first.setUTCDate(1);
  first.setUTCMonth(start.getUTCMonth() + months);
  const last = getMonthLength(first.getUTCFullYear(), first.getUTCMonth());
  first.setUTCDate(Math.min(start.getUTCDate(), last));
  const rest = days * DAY_MS + ((get(5) * 60 + get(6)) * 60 + get(7)) * 1000;
  return formatTime(first.getTime() + rest, text.length === DATE_LENGTH);
}

/** Milliseconds of a duration that has no months and years: `PT24H`. */
export function getDurationMs(duration: string): number {
  return Date.parse(addDuration(new Date(0).toISOString(), duration));
}

/** Writes a time in UTC as documents do: without milliseconds, or the date alone. */
export function formatTime(ms: number, isDate = false): string {
  const text = new Date(ms).toISOString();
  return isDate ? text.slice(0, DATE_LENGTH) : text.replace(/\.\d+Z$/, 'Z');
}

/** Formatters by time zone: making one is slow. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Milliseconds that the clock of a time zone is ahead of UTC at a point in time. */
function getOffsetMs(ms: number, zone: string): number {
  const formatter =
    formatters.get(zone) ??
    new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  formatters.set(zone, formatter);
  const whole = Math.floor(ms / 1000) * 1000;
  return Date.parse(`${formatter.format(whole).replace(' ', 'T')}Z`) - whole;
}

/** Date in a time zone at a point in time: `2026-11-20`. */
export function getDate(ms: number, zone: string): string {
  return formatTime(ms + getOffsetMs(ms, zone), true);
}

/**
 * Point in time of a time of day on a date in a time zone.
 * @param time Hours and minutes: `21:00`.
 * @throws {RangeError} For a text that is no date or no time of day.
 */
export function getTimeOnDate(date: string, time: string, zone: string): string {
  const local = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(local))
    throw new RangeError(`“${date}” and “${time}” are no date and time of day, such as 21:00`);
  // The offset of the result counts: clocks may change between it and the same digits in UTC.
  const near = local - getOffsetMs(local, zone);
  return formatTime(local - getOffsetMs(near, zone));
}

/** Next time of day in a time zone after a point in time: `21:00`. */
export function getNextTimeOfDay(ms: number, time: string, zone: string): string {
  const date = getDate(ms, zone);
  const today = getTimeOnDate(date, time, zone);
  return Date.parse(today) > ms ? today : getTimeOnDate(addDuration(date, 'P1D'), time, zone);
}
