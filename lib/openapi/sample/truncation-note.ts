import * as words from '@/.generated/words/openapi/requests';
import type { Sample } from '../core/schema-types';

/**
 * Describes where a sample was cut, by its first position; `undefined` for a complete sample.
 * @param truncated Positions, as JSON pointers.
 * @param subject Name of what the sample shows; absent for the body.
 */
export function describeTruncation(
  truncated: readonly string[],
  subject?: string,
): string | undefined {
  if (truncated.length === 0) return undefined;
  const at = formatPositions(truncated);
  return subject === undefined
    ? words.shortenedBody(at)
    : words.shortened({ positions: at, name: subject });
}

/** Names positions of a sample: the first, and how many more there are. */
function formatPositions([first = '', ...more]: readonly string[]): string {
  const position = first === '' ? words.root : first;
  return more.length === 0 ? position : words.andAtMore({ position, count: more.length });
}

/**
 * Describes what a reader should know of a sample: that the document's example is not shown as it
 * is, where the sample may not obey its schema, and where it was cut. `undefined` for nothing.
 */
export function describeSample(sample: Sample): string | undefined {
  const { refused = [], isExampleRefused } = sample;
  const notes = [
    isExampleRefused && refused.length === 0 ? words.exampleDoesNotFit : undefined,
    refused.length > 0 ? words.mayNotFitBody(formatPositions(refused)) : undefined,
    describeTruncation(sample.truncated),
  ].filter((note) => note !== undefined);
  return notes.length === 0 ? undefined : notes.join(' ');
}
