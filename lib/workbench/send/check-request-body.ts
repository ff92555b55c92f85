import { bodyRequired, fieldRequired } from '@/.generated/words/workbench/checks';
import { joinPointer } from '@/lib/openapi/core/json';
import { isJsonMedia } from '@/lib/openapi/core/media-type';
import type { Operation } from '@/lib/openapi/core/operation-types';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { findJsonError } from '@/lib/openapi/parse/json-error';
import { parseJsonOrText } from '@/lib/openapi/parse/parse-json';
import { createCheckRun, getHiddenKeyword } from '@/lib/openapi/validation/check-run';
import { findMismatches } from '@/lib/openapi/validation/find-mismatch';
import { capitalize } from '@/lib/text/join-words';
import { parseTyped } from './edit-request';
import { findJsonLines } from './json-text';
import type { SendField } from './send-fields';

/** Error of a body, at a line of its text (from 1). */
export type BodyError = {
  readonly line: number;
  readonly message: string;
  /** Whether the text is no JSON, so that no value of it was checked. */
  readonly isNotJson?: true;
};

/** Most errors that are listed: many come of one mistake. */
const MAX_ERRORS = 20;

/** Line of a pointer, or of the closest value around it that the text has. */
function findLine(lines: ReadonlyMap<string, number>, pointer: string): number {
  const line = lines.get(pointer);
  if (line !== undefined || pointer === '') return line ?? 1;
  return findLine(lines, pointer.slice(0, pointer.lastIndexOf('/')));
}

/**
 * Checks the text of a JSON body against its document: where it is no JSON, and what does not fit. Empty for a
 * body that fits, and for one that is not JSON by its media type.
 */
export function checkBody(api: ApiIndex, operation: Operation, text: string): readonly BodyError[] {
  const media = operation.requestBody?.content.find(({ name }) => isJsonMedia(name));
  if (!media) return [];
  if (text.trim() === '')
    return operation.requestBody?.required ? [{ line: 1, message: bodyRequired }] : [];
  const error = findJsonError(text);
  if (error) return [{ line: error.line, message: capitalize(error.message), isNotJson: true }];
  const run = createCheckRun(api, getHiddenKeyword('request'));
  const lines = findJsonLines(text);
  return findMismatches(run, media.schema, parseJsonOrText(text))
    .slice(0, MAX_ERRORS)
    .map(({ pointer, message }) => ({
      line: findLine(lines, pointer),
      message: capitalize(message),
    }));
}

/** Error of what was typed for a field; empty for none, and for a field that the document no longer has. */
export function checkField(
  api: ApiIndex,
  { parameters }: Operation,
  field: SendField,
  text: string,
): string {
  if (text === '') return field.required ? fieldRequired(field.name) : '';
  const parameter = parameters.find((one) => one.in === field.in && one.name === field.name);
  if (!parameter) return '';
  const pointer = joinPointer('', field.name);
  const value = parseTyped(field, text);
  const [first] = findMismatches(createCheckRun(api), parameter.schema, value, pointer);
  return first ? capitalize(first.message) : '';
}
