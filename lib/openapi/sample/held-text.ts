import { isJsonMedia } from '../media-name';
import { toJsonText } from '../print-json';
import { pickLimit } from '../schema/all-parts';
import { type OpenSchema, pickText } from '../schema/open-schema';
import { getChild } from '../schema/schema-children';
import type { Place, Run } from './sample-run';

/** A longer text is not read by people, and in a text that holds it every quote of it grows. */
const MAX_LENGTH = 1000;

/**
 * A text that holds JSON as its `contentSchema` describes it (JSON Schema Validation 8.5), on one line. `undefined` for any
 * other text, and where it would be longer than it may be.
 */
export function toHeldText(run: Run, open: OpenSchema, place: Place): string | undefined {
  const isJson = isJsonMedia(pickText(open, 'contentMediaType'));
  const content = isJson ? getChild(open, 'contentSchema') : undefined;
  if (content === undefined || pickText(open, 'contentEncoding') !== '') return undefined;
  const value = run.toValue(content, { ...place, depth: place.depth + 1 });
  const text = value === undefined ? '' : toJsonText(value);
  const max = Math.min(pickLimit(open, 'maxLength') ?? MAX_LENGTH, MAX_LENGTH);
  return text === '' || text.length > max ? undefined : text;
}
