/** Usual patterns of the parts of a date or time, and their letters. */
const PARTS: readonly (readonly [pattern: string, letters: string])[] = [
  ['(0[1-9]|1[0-2])', 'MM'],
  ['(0[1-9]|1[012])', 'MM'],
  ['(0[1-9]|[12][0-9]|3[01])', 'DD'],
  ['([01][0-9]|2[0-3])', 'HH'],
  ['[0-5][0-9]', 'mm'],
  ['[0-9]{4}', 'YYYY'],
  ['[0-9]{2}', 'YY'],
];

/** Shapes of dates and times; a month or an hour is in each. */
const SHAPE = /^(?=.*(?:MM|HH))(?!.*MM.*MM)(?:(?:YY|YYYY|MM|DD)[-/ ]?)*T?(?:HH:?mm(?::?mm)?)?$/;

/**
 * Shape of a date or time that a pattern allows and nothing else: `MMYY`, `YYYY-MM-DD`, `HH:mm`. `undefined` for others.
 * @param pattern Pattern without its anchors.
 */
export function getDateShape(pattern: string): string | undefined {
  if (/[YMDHm]/.test(pattern)) return undefined;
  const plain = pattern
    .replaceAll('\\d', '[0-9]')
    .replaceAll('(?:', '(')
    .replace(/\\([-/])/g, '$1');
  const shape = PARTS.reduce((text, [part, letters]) => text.replaceAll(part, letters), plain);
  return SHAPE.test(shape) ? shape.replace(/(HH:?mm:?)mm/, '$1ss') : undefined;
}
