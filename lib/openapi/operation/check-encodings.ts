import { resolveComponent } from '../core/component';
import { getContentMedia } from '../constraints/content-media';
import { getOwn, getText, isObject } from '../core/json';
import { isFormMedia, isMultipart } from '../core/media-type';
import { joinPointer } from '../core/pointer';
import { addWarning, expectObject, type Problems } from '../core/problems';
import { getNestedEncoding } from '../node/media-encoding';
import type { SchemaSource } from '../core/schema-types';
import type { Json, JsonObject } from '../core/types';

/** Forms in forms beyond this are nobody's message. */
const MAX_LEVELS = 8;

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

/** What says how parts are sent where there are none (OpenAPI 3.2 4.15.1 `encoding`, `prefixEncoding`, `itemEncoding`). */
function checkUnusedEncodings(part: JsonObject, at: string, problems: Problems): void {
  const media = getText(part, 'contentType');
  const keys = [
    ...(isFormMedia(media) ? [] : ['encoding']),
    ...(isMultipart(media) ? [] : ['prefixEncoding', 'itemEncoding']),
  ];
  for (const key of keys) {
    if (getOwn(part, key) === undefined) continue;
    const need = key === 'encoding' ? 'a form' : 'multipart';
    const message = `${key} says how the parts of a part are sent, and counts only where its contentType is ${need}: give it one, or remove ${key}.`;
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
  if (level < MAX_LEVELS)
    checkLevel(document, getNestedEncoding(document, part), at, level, problems);
}

function checkLevel(
  document: JsonObject,
  { encoding, positionalEncoding }: EncodingSource,
  at: string,
  level: number,
  problems: Problems,
): void {
  const check = (pointer: string, part: Json | undefined) =>
    checkPart(document, part, pointer, level + 1, problems);
  for (const [name, part] of Object.entries(encoding ?? {}))
    check(joinPointer(at, 'encoding', name), part);
  for (const [index, part] of (positionalEncoding?.prefix ?? []).entries())
    check(joinPointer(at, 'prefixEncoding', index), part);
  check(joinPointer(at, 'itemEncoding'), positionalEncoding?.item);
}

/** What is wrong with how parts are sent, and with their headers: they are shown where no problem could be told. */
export function checkEncodings(
  document: JsonObject,
  source: EncodingSource,
  at: string,
  problems: Problems,
): void {
  checkLevel(document, source, at, 0, problems);
}
