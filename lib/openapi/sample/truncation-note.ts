import type { Sample } from '../core/schema-types';

/**
 * Describes where a sample was cut, by its first position; `undefined` for a complete sample.
 * @param truncated Positions, as JSON pointers.
 * @param subject What the sample shows.
 */
export function describeTruncation(
  truncated: readonly string[],
  subject = 'the body',
): string | undefined {
  if (truncated.length === 0) return undefined;
  return `Shortened at ${formatPositions(truncated)}: see the fields of ${subject}.`;
}

/** Names positions of a sample: the first, and how many more there are. */
function formatPositions([first = '', ...more]: readonly string[]): string {
  const others = more.length === 0 ? '' : ` and at ${more.length} more`;
  return `${first === '' ? 'its root' : first}${others}`;
}

/**
 * Describes what a reader should know of a sample: that the document's example is not shown as it
 * is, where the sample may not obey its schema, and where it was cut. `undefined` for nothing.
 * @param subject What the sample shows.
 */
export function describeSample(sample: Sample, subject = 'the body'): string | undefined {
  const { refused = [], isExampleRefused } = sample;
  const notes = [
    isExampleRefused && refused.length === 0
      ? 'The document’s example does not fit its schema: this is made to fit.'
      : undefined,
    refused.length > 0
      ? `May not fit its schema at ${formatPositions(refused)}: see the fields of ${subject}.`
      : undefined,
    describeTruncation(sample.truncated, subject),
  ].filter((note) => note !== undefined);
  return notes.length === 0 ? undefined : notes.join(' ');
}
