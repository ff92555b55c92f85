import { resolveComponent } from '../component';
import { getHeldMedia } from '../facts/held-media';
import { getOwn, getText, isObject } from '../json';
import { isFormMedia, isMultipart } from '../media-name';
import { toPointer } from '../pointer';
import { addWarning, expectObject, type Problems } from '../problems';
import { toPartSentWith } from '../schema/sent-with';
import type { SchemaSource } from '../schema-types';
import type { Json, JsonObject } from '../types';

/** Forms in forms beyond this are nobody's message. */
const MOST_LEVELS = 8;

type Sent = Pick<SchemaSource, 'encoding' | 'places'>;

function checkHeaders(
  document: JsonObject,
  part: JsonObject,
  at: string,
  problems: Problems,
): void {
  const place = toPointer(at, 'headers');
  for (const [name, raw] of Object.entries(
    expectObject(getOwn(part, 'headers'), place, problems) ?? {},
  )) {
    const target = resolveComponent(document, raw, toPointer(place, name), problems);
    const value = expectObject(target.value, target.pointer, problems);
    if (value) getHeldMedia(document, { value, pointer: target.pointer }, problems);
  }
}

/** What says how parts are sent where there are none (OpenAPI 3.2 4.15.1 `encoding`, `prefixEncoding`, `itemEncoding`). */
function checkUnused(part: JsonObject, at: string, problems: Problems): void {
  const media = getText(part, 'contentType');
  const keys = [
    ...(isFormMedia(media) ? [] : ['encoding']),
    ...(isMultipart(media) ? [] : ['prefixEncoding', 'itemEncoding']),
  ];
  for (const key of keys) {
    if (getOwn(part, key) === undefined) continue;
    const need = key === 'encoding' ? 'a form' : 'multipart';
    const message = `${key} says how the parts of a part are sent, and counts only where its contentType is ${need}: give it one, or remove ${key}.`;
    addWarning(problems, 'encoding-unused', toPointer(at, key), message);
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
  checkHeaders(document, part, at, problems);
  checkUnused(part, at, problems);
  if (level < MOST_LEVELS)
    checkLevel(document, toPartSentWith(document, part), at, level, problems);
}

function checkLevel(
  document: JsonObject,
  { encoding, places }: Sent,
  at: string,
  level: number,
  problems: Problems,
): void {
  const check = (pointer: string, part: Json | undefined) =>
    checkPart(document, part, pointer, level + 1, problems);
  for (const [name, part] of Object.entries(encoding ?? {}))
    check(toPointer(at, 'encoding', name), part);
  for (const [index, part] of (places?.prefix ?? []).entries())
    check(toPointer(at, 'prefixEncoding', index), part);
  check(toPointer(at, 'itemEncoding'), places?.item);
}

/** What is wrong with how parts are sent, and with their headers: they are shown where no problem could be told. */
export function checkEncodings(
  document: JsonObject,
  sent: Sent,
  at: string,
  problems: Problems,
): void {
  checkLevel(document, sent, at, 0, problems);
}
