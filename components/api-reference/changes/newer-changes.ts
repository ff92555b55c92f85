import { counts } from '@/.generated/words/reference/changes';
import { readSavedApi, readSavedDocument } from '@/components/workbench/saved-api';
import { type Change, CHANGE_KINDS } from '@/lib/openapi/compare/change';
import { buildChangeMark, type ChangeMark } from '@/lib/openapi/compare/change-marks';
import { compareDocuments } from '@/lib/openapi/compare/compare-documents';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { type ReleaseName, releaseFile } from '@/lib/routes/release-address';
import { compareVersions } from '@/lib/text/versions';

/** Changes of one kind, with the anchor of the first. */
export type ChangeCount = { readonly text: string; readonly anchor: string };

/** Changes of an operation in its live document that its page does not have. */
export type NewerChanges = {
  readonly marks: readonly ChangeMark[];
  /** Each kind of change with its number: `2 new fields`. */
  readonly counts: readonly ChangeCount[];
};

function countKinds(changes: readonly Change[], operation: string): readonly ChangeCount[] {
  const kinds = [...new Set(changes.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const ofKind = changes.filter((change) => change.kind === kind);
    const places = ofKind.flatMap((change) => change.places);
    const place = places.find((one) => one.operation === operation && one.anchor !== '');
    return {
      text: counts[kind](ofKind.length),
      anchor: place?.anchor ?? '',
    };
  });
}

/**
 * Counts what has changed in an operation from a former release to the newest one: each kind of change with its
 * number, empty for none.
 * @throws when one of the documents does not load.
 */
export async function countChangesSince(
  release: ReleaseName,
  operation: string,
): Promise<readonly string[]> {
  const [{ api: before }, after] = await Promise.all([
    readSavedDocument(releaseFile(release)),
    readSavedApi(release.api),
  ]);
  if (!before || !after) throw new Error(`A document of ${release.api} is no OpenAPI document`);
  const { changes } = compareDocuments(before, after, [operation]);
  return countKinds(changes, operation).map(({ text }) => text);
}

/**
 * Finds what the live document of an operation has that its page has not; nothing when the live
 * document is an older one, or the page's copy lacks the operation.
 * @throws when the copy that the page was made from cannot be loaded.
 */
export async function findNewerChanges(
  name: string,
  live: ApiIndex,
  operation: string,
): Promise<NewerChanges> {
  const saved = await readSavedApi(name);
  if (!saved) throw new Error(`The saved copy of ${name} is no OpenAPI document`);
  const isOlder = compareVersions(live.version, saved.version) < 0;
  const changes = isOlder ? [] : compareDocuments(saved, live, [operation]).changes;
  const marks = changes.flatMap((change) => {
    const mark = buildChangeMark(change, CHANGE_KINDS[change.kind]);
    return mark ? [{ ...mark, isNew: true as const }] : [];
  });
  return { marks, counts: countKinds(changes, operation) };
}
