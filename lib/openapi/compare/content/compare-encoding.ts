import { getPartEncoding, getRawFieldEncoding } from '../../constraints/part-encoding';
import { getSerialization } from '../../constraints/value-style';
import { joinAnchorName } from '../../core/anchors';
import { joinPointer } from '../../core/json';
import { isFormMedia, isMultipart } from '../../core/media-type';
import type { MediaType, Parameter } from '../../core/operation-types';
import type { SchemaSource } from '../../core/schema-types';
import type { Json, JsonObject } from '../../core/types';
import { resolveHeaders } from '../../operation/resolve-parameters';
import { isFileSchema } from '../../request/part-media';
import { getTextKeyword, type ResolvedSchema } from '../../schema/resolve-schema';
import { getItems } from '../../schema/schema-children';
import { getTypes } from '../../schema/schema-type';
import { listFields } from '../../schema-view/schema-fields';
import type { Direction, Effect } from '../change';
import { resolveComparable } from '../comparable/resolve-comparable';
import { compareParameters } from '../compare-parameters';
import { findDifference, printSent } from '../compare-serialization';
import { matchMembers } from '../match-members';
import { add, type Context, getHolderPointer } from '../operation-context';
import type { Both } from '../schema-pair';
import { getEffect } from '../value-sets';
import { includesMedia, normalizeMedia } from './media-names';

/** A form in one of two documents. */
type Form = { readonly document: JsonObject; readonly media: MediaType };

/** Writes a field of a form as a request or response has it. */
function printField(source: SchemaSource, name: string): (value: Json) => string {
  const { style = getSerialization({}, 'query') } = getPartEncoding(source, name);
  return (value) => printSent({ name, in: 'query', media: '', style }, value);
}

/** Media type of a part that declares none (OpenAPI 3.1 4.8.15 `contentType`). */
function getDefaultType(document: JsonObject, resolved: ResolvedSchema): string {
  const types = getTypes(resolved);
  const items = types.includes('array') ? getItems(resolved) : undefined;
  if (items) return getDefaultType(document, resolveComparable(document, items));
  if (types.length === 0 || isFileSchema(resolved))
    return getTextKeyword(resolved, 'contentMediaType') || 'application/octet-stream';
  return types.includes('object') ? 'application/json' : 'text/plain';
}

/** Media types that a part may have, whose order says nothing. */
function listPartTypes({ document, media }: Form, name: string, resolved: ResolvedSchema) {
  const declared = getPartEncoding(media.schema, name).media || getDefaultType(document, resolved);
  return declared.split(',').map(normalizeMedia).sort();
}

/** What two documents write differently of a field; `undefined` where they write the same. */
function findPartDifference(
  forms: Both<Form>,
  name: string,
  [from, to]: Both<ResolvedSchema>,
): { readonly texts: Both<string>; readonly effect: Effect } | undefined {
  const encodings = forms.map(({ media }) => getPartEncoding(media.schema, name));
  if (encodings.some(({ style }) => style)) {
    const [print, printAfter] = [
      printField(forms[0].media.schema, name),
      printField(forms[1].media.schema, name),
    ];
    const texts = findDifference([from, to], [print, printAfter]);
    return texts && { texts, effect: 'replaced' };
  }
  if (encodings.every(({ media }) => media === '')) return undefined;
  const [had, has] = [listPartTypes(forms[0], name, from), listPartTypes(forms[1], name, to)];
  const isWithin = (types: readonly string[], others: readonly string[]) =>
    types.every((type) => others.some((other) => includesMedia(other, type)));
  const effect = getEffect(isWithin(had, has), isWithin(has, had));
  return effect === 'none' ? undefined : { texts: [had.join(', '), has.join(', ')], effect };
}

function listPartHeaders({ document, media }: Form, name: string): readonly Parameter[] {
  const pointer = joinPointer(getHolderPointer(media), 'encoding', name);
  const raw = isMultipart(media.name) ? getRawFieldEncoding(media.schema, name) : undefined;
  return raw ? resolveHeaders(document, raw, pointer, []) : [];
}

/** Compares how each field of a form is written: its style, else its media types, and the headers of its part. */
export function compareEncoding(
  context: Context,
  media: Both<MediaType>,
  direction: Direction,
  root: string,
): void {
  if (!isFormMedia(media[1].name) || !media.some(({ schema }) => schema.encoding)) return;
  const { documents } = context.graph;
  const forms = [
    { document: documents[0], media: media[0] },
    { document: documents[1], media: media[1] },
  ] as const;
  const [earlier, later] = forms.map(
    ({ document, media: { schema } }) =>
      new Map(
        listFields(resolveComparable(document, schema), schema).map((field) => [
          field.name,
          resolveComparable(document, field.schema),
        ]),
      ),
  );
  const pointers = { before: getHolderPointer(media[0]), after: getHolderPointer(media[1]) };
  for (const [name, to] of later ?? []) {
    const from = earlier?.get(name);
    if (!from) continue;
    const anchor = joinAnchorName(root, name);
    const found = findPartDifference(forms, name, [from, to]);
    if (found) {
      const { effect, texts } = found;
      const change = { before: texts[0], after: texts[1], effect, key: name };
      const kind = 'serialization-changed';
      add(context, { kind, subject: name, pointers, ...change }, direction, anchor);
    }
    const headers = matchMembers(
      listPartHeaders(forms[0], name),
      listPartHeaders(forms[1], name),
      (header) => header.name.toLowerCase(),
    );
    compareParameters(context, { what: 'header', direction, getAnchor: () => anchor }, headers);
  }
}
