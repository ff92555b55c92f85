/** Event of a whole day. */
export type CalendarEvent = {
  /** Id that stays, so that programs recognise the event when its day has changed. */
  readonly uid: string;
  /** `2028-06-30`. */
  readonly day: string;
  /** Day on which it was announced, `2026-11-20`; empty where that is unknown. */
  readonly stamp: string;
  readonly title: string;
  /** Lines of text; empty for none. */
  readonly text: string;
  readonly url: string;
};

/** Most octets of a line, without its end (RFC 5545 3.1). */
const MAX_OCTETS = 75;

/** `DTSTAMP` is required (RFC 5545 3.6.1), also where the day of an announcement is unknown. */
const UNKNOWN_DAY = '1970-01-01';

const ENCODER = new TextEncoder();

/** Folds a line of more than 75 octets between characters; each further part begins with a space (RFC 5545 3.1). */
function foldLine(line: string): string {
  const parts: string[] = [];
  let [part, size] = ['', 0];
  for (const char of line) {
    const octets = ENCODER.encode(char).length;
    if (size + octets > MAX_OCTETS) {
      parts.push(part);
      [part, size] = [' ', 1];
    }
    part += char;
    size += octets;
  }
  return [...parts, part].join('\r\n');
}

/** Escapes a text (RFC 5545 3.3.11); control characters are left out. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

const formatDay = (day: string) => day.replaceAll('-', '');

function listEventLines({ uid, day, stamp, title, text, url }: CalendarEvent): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${formatDay(stamp || UNKNOWN_DAY)}T000000Z`,
    `DTSTART;VALUE=DATE:${formatDay(day)}`,
    `SUMMARY:${escapeText(title)}`,
    ...(text === '' ? [] : [`DESCRIPTION:${escapeText(text)}`]),
    `URL:${url}`,
    // A reader is not busy on that day.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/**
 * Prints events of whole days as a calendar (RFC 5545). It has no time of its build: the same events give the same
 * text.
 * @param calendar Name for readers (RFC 7986 5.1), and id of the program that made it.
 */
export function printCalendar(
  { name, product }: { readonly name: string; readonly product: string },
  events: readonly CalendarEvent[],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(product)}`,
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap(listEventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
