import { readOverlays } from '@/lib/content/read-overlays';
import type { Change } from '@/lib/openapi/compare/change';
import { compareDocuments } from '@/lib/openapi/compare/compare-documents';
import type { ApiIndex, JsonObject } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { type OverlayAction, overlayParsed } from '@/lib/openapi/overlay/apply-actions';
import { parseJsonDocument } from '@/lib/openapi/parse/parse-json-document';
import type { ChangelogRelease } from './read-changelog';

/** Text that tells a change from others, also from one of the same part that ends otherwise. */
const getKey = ({ id, before, after }: Change) => JSON.stringify([id, before, after]);

/**
 * Finds the reasons of changes that overlays made: the description of the action that gave the comparison the change.
 * The documents are compared before and after an action, because the place of a change is no proof: an action that
 * describes an operation does not deprecate it.
 * @param source the later document without its overlays, parsed.
 * @param actions actions of the overlays, which make the later document in this order.
 * @param changes changes of the later document with its overlays.
 * @returns Markdown by the id of a change; an empty text where the action says nothing.
 */
export function findReasons(
  before: ApiIndex,
  source: JsonObject,
  actions: readonly OverlayAction[],
  changes: readonly Change[],
): ReadonlyMap<string, string> {
  const listKeys = (document: JsonObject, only?: readonly string[]) =>
    new Set(compareDocuments(before, indexApi(document), only).changes.map(getKey));
  const own = listKeys(source);
  const made = changes.filter((change) => !own.has(getKey(change)));
  const reasons = new Map<string, string>();
  if (made.length === 0) return reasons;
  const places = made.flatMap((change) => change.places);
  const operations = [...new Set(places.map(({ operation }) => operation))];
  let document = source;
  let known: ReadonlySet<string> = new Set();
  for (const action of actions) {
    document = overlayParsed(document, [action]);
    const keys = listKeys(document, operations);
    const added = made.filter((one) => keys.has(getKey(one)) && !known.has(getKey(one)));
    for (const { id } of added) reasons.set(id, action.description?.trim() ?? '');
    known = keys;
  }
  return reasons;
}

const memo = new WeakMap<ChangelogRelease, ReadonlyMap<string, string>>();

/**
 * Reads why overlays made changes of a release, as Markdown by the id of the change. Empty for former releases: what is
 * kept of them has its overlays applied.
 */
export function readReasons(one: ChangelogRelease): ReadonlyMap<string, string> {
  const reasons = memo.get(one) ?? computeReasons(one);
  memo.set(one, reasons);
  return reasons;
}

function computeReasons(one: ChangelogRelease): ReadonlyMap<string, string> {
  const { api, release, before, changes } = one;
  const { actions, source } = readOverlays()[api.id] ?? { actions: [], source: '' };
  const isDescribed = actions.some(({ description = '' }) => description !== '');
  const isNewest = release.version === api.api.version;
  const parsed = isDescribed && isNewest ? parseJsonDocument(source) : undefined;
  return parsed?.ok ? findReasons(before, parsed.document, actions, changes) : new Map();
}
