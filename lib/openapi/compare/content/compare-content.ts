import { joinAnchor } from '../../core/anchors';
import { isBinaryMedia, isXmlMedia } from '../../core/media-type';
import type { MediaType } from '../../core/operation-types';
import { isFileSchema } from '../../request/part-media';
import { getTypes } from '../../schema/schema-type';
import type { Direction } from '../change';
import { resolveComparable } from '../comparable/resolve-comparable';
import { matchMembers } from '../match-members';
import { add, addRoot, type Context, getHolderPointer } from '../operation-context';
import type { Both } from '../schema-pair';
import { compareEncoding } from './compare-encoding';
import { findRootChange } from './compare-xml';
import { includesMedia, normalizeMedia } from './media-names';

/** Anchors of media types by name: the first has that of the body itself. */
function listMediaAnchors(
  root: string,
  content: readonly MediaType[],
): ReadonlyMap<string, string> {
  return new Map(
    content.map(({ name }, index) => [
      name,
      index === 0 ? root : joinAnchor(root, { kind: 'media', name }),
    ]),
  );
}

/** Compares the bodies of one request or response in all their media types; a range has those that it covers. */
export function compareContent(
  context: Context,
  [from, to]: Both<readonly MediaType[]>,
  direction: Direction,
  root: string,
): void {
  const anchors = listMediaAnchors(root, to);
  for (const match of matchMembers(from, to, ({ name }) => normalizeMedia(name))) {
    const before =
      match.before ?? from.find(({ name }) => match.after && includesMedia(name, match.after.name));
    const after =
      match.after ?? to.find(({ name }) => match.before && includesMedia(name, match.before.name));
    const subject = (after ?? before)?.name ?? '';
    const anchor = anchors.get(subject) ?? root;
    if (before && after) {
      const isFile = [before, after].every((one, side) => isBytes(context, one, side));
      const isXml = isXmlMedia(before.name) && isXmlMedia(after.name);
      if (!isFile) addRoot(context, [before, after], direction, anchor, isXml ? 'xml' : 'json');
      compareEncoding(context, [before, after], direction, anchor);
      if (isXml) compareRoots(context, [before, after], direction, anchor);
    }
    if (match.before && match.after) continue;
    if (match.after) {
      const { name } = match.after;
      const pointers = { before: '', after: getHolderPointer(match.after) };
      add(
        context,
        {
          ...{ kind: 'media-type-added', subject: name, pointers, after: name },
          // What the provider sends may come as one more type, which its receiver does not know.
          effect: context.isFlipped && direction === 'request' ? 'widened' : 'none',
        },
        direction,
        anchor,
      );
    } else if (match.before) {
      const { name } = match.before;
      const pointers = { before: getHolderPointer(match.before), after: '' };
      // Within a range that has come, nothing is gone; of a range that is gone, one type is left.
      const isWithin = after !== undefined;
      const isLeft = to.some((one) => match.before && includesMedia(match.before.name, one.name));
      const effect = isWithin ? 'none' : isLeft ? 'narrowed' : 'replaced';
      add(
        context,
        { kind: 'media-type-removed', subject: name, pointers, before: name, effect },
        direction,
        to.length > 0 ? root : '',
      );
    }
  }
}

/** Adds a change where the element around a body has another name in XML. */
function compareRoots(
  context: Context,
  [before, after]: Both<MediaType>,
  direction: Direction,
  anchor: string,
): void {
  const roots = findRootChange(context.graph.documents, [before.schema, after.schema]);
  if (!roots) return;
  const pointers = { before: getHolderPointer(before), after: getHolderPointer(after) };
  const texts = { before: roots[0], after: roots[1] };
  const found = { subject: after.name, pointers, ...texts, effect: 'replaced' } as const;
  add(context, { kind: 'serialization-changed', ...found }, direction, anchor);
}

/** Keywords that say how bytes are written, and nothing of the bytes. */
const BYTES = /^(?:type|format|content(?:Encoding|MediaType)|title|description|examples?|x-.*)$/;

/** Whether a body is any bytes: without a schema since OpenAPI 3.1 (4.8.14.3), as `format: binary` before. */
function isBytes({ graph }: Context, { name, schema }: MediaType, side: number): boolean {
  const resolved = resolveComparable(graph.documents[side === 0 ? 0 : 1], schema);
  return (
    isBinaryMedia(name) &&
    (getTypes(resolved).length === 0 || isFileSchema(resolved)) &&
    resolved.parts.every(({ value }) => Object.keys(value).every((key) => BYTES.test(key)))
  );
}
