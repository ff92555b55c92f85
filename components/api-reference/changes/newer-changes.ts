import { readText } from '@/lib/http/read-text';
import { type Change, CHANGE_KINDS } from '@/lib/openapi/compare/change';
import { buildChangeMark } from '@/lib/openapi/compare/change-marks';
import { compareDocuments } from '@/lib/openapi/compare/compare-documents';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { parseJsonDocument } from '@/lib/openapi/parse/parse-json-document';
import { withBasePath } from '@/lib/routes/urls';
import { compareVersions } from '@/lib/text/versions';
import type { ChangeCount, NewerChanges } from './use-newer-changes';

/** Loads the copy of a document that the pages were made from. */
async function loadSavedApi(name: string): Promise<ApiIndex> {
  const { href } = new URL(withBasePath(`/openapi/${name}.json`), location.href);
  const parsed = parseJsonDocument(await readText(href));
  if (!parsed.ok) throw new Error(`The saved copy of ${name} is no OpenAPI document`);
  return indexApi(parsed.document);
}

/** Number of changes of a kind in words: `1 new field`, `2 fields removed`. */
function formatChangeCount(text: string, count: number): string {
  if (count === 1) return `1 ${text}`;
  const plural = text
    .replace(/^(?:new .*|narrower limit|wider limit)$/, '$&s')
    .replace(/ (?=removed$)/, 's ');
  return `${count} ${plural}`;
}

function countKinds(changes: readonly Change[], operation: string): readonly ChangeCount[] {
  const kinds = [...new Set(changes.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const ofKind = changes.filter((change) => change.kind === kind);
    const places = ofKind.flatMap((change) => change.places);
    const place = places.find((one) => one.operation === operation && one.anchor !== '');
    return {
      text: formatChangeCount(CHANGE_KINDS[kind], ofKind.length),
      anchor: place?.anchor ?? '',
    };
  });
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
  const saved = await loadSavedApi(name);
  const isOlder = compareVersions(live.version, saved.version) < 0;
  const changes = isOlder ? [] : compareDocuments(saved, live, operation).changes;
  const marks = changes.flatMap((change) => {
    const mark = buildChangeMark(change, CHANGE_KINDS[change.kind]);
    return mark ? [{ ...mark, isNew: true as const }] : [];
  });
  return { marks, counts: countKinds(changes, operation) };
}
