import { isJsonMedia } from '../media-name';
import { printJson } from '../print-json';
import { getLimit } from '../schema/all-parts';
import { type ResolvedSchema, getTextKeyword } from '../schema/open-schema';
import { getChild } from '../schema/schema-children';
import type { SamplePosition, SampleRun } from './sample-run';

/** A longer text is not read by people, and in a text that holds it every quote of it grows. */
const MAX_TEXT_CHARS = 1000;

/**
 * A text that holds JSON as its `contentSchema` describes it (JSON Schema Validation 8.5), on one line. `undefined` for any
 * other text, and where it would be longer than it may be.
 */
export function buildEmbeddedJson(
  run: SampleRun,
  resolved: ResolvedSchema,
  position: SamplePosition,
): string | undefined {
  const isJson = isJsonMedia(getTextKeyword(resolved, 'contentMediaType'));
  const content = isJson ? getChild(resolved, 'contentSchema') : undefined;
  if (content === undefined || getTextKeyword(resolved, 'contentEncoding') !== '') return undefined;
  const value = run.buildValue(content, { ...position, depth: position.depth + 1 });
  const text = value === undefined ? '' : printJson(value);
  const max = Math.min(getLimit(resolved, 'maxLength') ?? MAX_TEXT_CHARS, MAX_TEXT_CHARS);
  return text === '' || text.length > max ? undefined : text;
}
