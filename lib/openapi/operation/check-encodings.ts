import * as words from '@/.generated/words/openapi-problems/operation';
import { getContentMedia } from '../constraints/content-media';
import { resolveComponent } from '../core/component';
import { getOwn, getText, isObject, joinPointer } from '../core/json';
import { isFormMedia, isMultipart } from '../core/media-type';
import { addWarning, expectObject, type Problems } from '../core/problems';
import type { SchemaSource } from '../core/schema-types';
import type { Json, JsonObject } from '../core/types';
import { getNestedEncoding } from '../schema-view/media-encoding';

/** Most levels of nested encodings that are checked. */
const MAX_ENCODING_LEVELS = 8;

type EncodingSource = Pick<SchemaSource, 'encoding' | 'positionalEncoding'>;

function checkPartHeaders(
  document: JsonObject,
  part: JsonObject,
  at: string,
  problems: Problems,
): void {
  const headersPointer = joinPointer(at, 'headers');
  for (const [name, raw] of Object.entries(
    expectObject(getOwn(part, 'headers'), headersPointer, problems) ?? {},
  )) {
    const target = resolveComponent(document, raw, joinPointer(headersPointer, name), problems);
    const value = expectObject(target.value, target.pointer, problems);
    if (value) getContentMedia(document, { value, pointer: target.pointer }, problems);
  }
}

/** Warns about encodings within a part that has no parts (OpenAPI 3.2 4.15.1 `encoding`). */
function checkUnusedEncodings(part: JsonObject, at: string, problems: Problems): void {
  const media = getText(part, 'contentType');
  const keys = [
    ...(isFormMedia(media) ? [] : ['encoding']),
    ...(isMultipart(media) ? [] : ['prefixEncoding', 'itemEncoding']),
  ];
  for (const key of keys) {
    if (getOwn(part, key) === undefined) continue;
    const message =
      key === 'encoding' ? words.encodingNeedsForm(key) : words.encodingNeedsMultipart(key);
    addWarning(problems, 'encoding-unused', joinPointer(at, key), message);
  }
}

function checkPart(
  document: JsonObject,
  part: Json | undefined,
  at: string,
  level: number,
  problems: Problems,
): void {
  if (!isObject(part)) return;
  checkPartHeaders(document, part, at, problems);
  checkUnusedEncodings(part, at, problems);
  if (level < MAX_ENCODING_LEVELS)
    checkEncodings(document, getNestedEncoding(document, part), at, problems, level);
}

/**
 * Checks encodings and their headers, nested ones included; rendering them reports no problems.
 * @param level Number of encodings around these.
 */
export function checkEncodings(
  document: JsonObject,
  { encoding, positionalEncoding }: EncodingSource,
  at: string,
  problems: Problems,
  level = 0,
): void {
  const check = (pointer: string, part: Json | undefined) =>
    checkPart(document, part, pointer, level + 1, problems);
  for (const [name, part] of Object.entries(encoding ?? {}))
    check(joinPointer(at, 'encoding', name), part);
  for (const [index, part] of (positionalEncoding?.prefix ?? []).entries())
    check(joinPointer(at, 'prefixEncoding', index), part);
  check(joinPointer(at, 'itemEncoding'), positionalEncoding?.item);
}
