import { joinAnchor } from '../../core/anchors';
import { isBinaryMedia, isMultipart, isXmlMedia } from '../../core/media-type';
import type { MediaType } from '../../core/operation-types';
import type { Direction } from '../change';
import { isBytes } from '../comparable/is-bytes';
import { matchMembers } from '../match-members';
import { add, addRoot, type Context, getHolderPointer } from '../operation-context';
import type { Both, Notation } from '../schema-pair';
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
      const both = [before, after] as const;
      const notation = getNotation(both);
      const isFile = both.every(
        (one, side) =>
          isBinaryMedia(one.name) &&
          isBytes(context.graph.documents[side === 0 ? 0 : 1], one.schema),
      );
      if (!isFile) addRoot(context, both, direction, anchor, notation);
      compareEncoding(context, both, direction, anchor);
      if (notation === 'xml') compareRoots(context, [before, after], direction, anchor);
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

/** How both documents write a body. */
function getNotation(media: Both<MediaType>): Notation {
  if (media.every(({ name }) => isXmlMedia(name))) return 'xml';
  return media.every(({ name }) => isMultipart(name)) ? 'parts' : 'json';
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
