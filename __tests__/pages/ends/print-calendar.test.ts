import fc from 'fast-check';
import { type CalendarEvent, printCalendar } from '@/lib/pages/ends/print-calendar';

const CALENDAR = { name: 'Béryl · End dates', product: '-//Béryl//End dates//EN' };

const EVENT: CalendarEvent = {
  uid: 'pay-1a2b3c4d@developer.example.com',
  day: '2028-06-30',
  stamp: '2026-11-20',
  title: 'Pay API: Void ends',
  text: '',
  url: 'https://developer.example.com/api/ends/#pay-1a2b3c4d',
};

/** Reads content lines as RFC 5545 3.1 folds them: name with parameters, and value. */
function parse(text: string): readonly (readonly [name: string, value: string])[] {
  expect(text.endsWith('\r\n')).toBe(true);
  const lines = text.slice(0, -2).replaceAll('\r\n ', '').split('\r\n');
  return lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1)];
  });
}

/** Reads a value of the type TEXT (RFC 5545 3.3.11). */
const unescape = (value: string) =>
  value.replace(/\\(.)/g, (_, char: string) => (char === 'n' ? '\n' : char));

test('an end is an event of a whole day', () => {
  expect(parse(printCalendar(CALENDAR, [EVENT]))).toEqual([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Béryl//End dates//EN'],
    ['NAME', 'Béryl · End dates'],
    ['X-WR-CALNAME', 'Béryl · End dates'],
    ['BEGIN', 'VEVENT'],
    ['UID', 'pay-1a2b3c4d@developer.example.com'],
    ['DTSTAMP', '20261120T000000Z'],
    ['DTSTART;VALUE=DATE', '20280630'],
    ['SUMMARY', 'Pay API: Void ends'],
    ['URL', 'https://developer.example.com/api/ends/#pay-1a2b3c4d'],
    ['TRANSP', 'TRANSPARENT'],
    ['END', 'VEVENT'],
    ['END', 'VCALENDAR'],
  ]);
});

test('an unknown day of the announcement gives a stamp all the same', () => {
  expect(printCalendar(CALENDAR, [{ ...EVENT, stamp: '' }])).toContain(
    '\r\nDTSTAMP:19700101T000000Z\r\n',
  );
});

test('any text comes back whole, in lines of at most 75 octets', () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 300 });
  const lines = fc.array(texts, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(texts, lines, (title, parts) => {
      const clean = (text: string) => text.replace(/\p{Cc}/gu, '');
      const text = parts.map(clean).join('\n');
      const printed = printCalendar(CALENDAR, [{ ...EVENT, title, text }]);
      for (const line of printed.split('\r\n'))
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const values = new Map(parse(printed));
      expect(unescape(values.get('SUMMARY') ?? '')).toBe(clean(title));
      expect(unescape(values.get('DESCRIPTION') ?? '')).toBe(text);
    }),
  );
});

test('a line end in a title begins no line of its own', () => {
  const printed = printCalendar(CALENDAR, [{ ...EVENT, title: 'a\r\nATTACH:x\rb' }]);
  expect(printed).toContain('\r\nSUMMARY:a\\nATTACH:x\\nb\r\n');
});
