import { readText } from '@/lib/http/read-text';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { parseJsonDocument } from '@/lib/openapi/parse/parse-json-document';
import { findOperationByPath } from '@/lib/routes/operation-paths';
import { type ReleaseName, releaseFile } from '@/lib/routes/release-address';
import { changelogFiles, withBasePath, withoutBasePath } from '@/lib/routes/urls';
import { asArray, asString, isRecord } from '@/lib/search/json-values';
import type { ShownRelease } from '../state/api-context';

/** When an operation was there that a release does not have. */
export type OperationHistory = {
  readonly id: string;
  readonly name: string;
  /** Versions that have it, newest first. */
  readonly versions: readonly string[];
  /** What the changelog advises to those who used it, as Markdown; empty for one that is still there. */
  readonly advice: string;
};

const documents = new Map<string, Promise<ApiIndex | undefined>>();

async function readDocument(file: string): Promise<ApiIndex | undefined> {
  const parsed = parseJsonDocument(await readText(new URL(withBasePath(file), location.href).href));
  return parsed.ok ? indexApi(parsed.document, parsed.problems) : undefined;
}

/**
 * Reads the document of a former release, once; `undefined` for a broken one.
 * @throws {LoadError} When it does not load; the next call tries again.
 */
export function readRelease(release: ReleaseName): Promise<ApiIndex | undefined> {
  const file = releaseFile(release);
  const reading = documents.get(file) ?? readDocument(file);
  documents.set(file, reading);
  reading.catch(() => documents.delete(file));
  return reading;
}

/** The changelog's advice for a removed operation; empty where it has none or does not load. */
async function readAdvice(api: string, operation: string): Promise<string> {
  const text = await readText(
    new URL(withBasePath(changelogFiles.changes), location.href).href,
  ).catch(() => '{}');
  const file: unknown = JSON.parse(text);
  const releases = isRecord(file) ? asArray(file.releases).filter(isRecord) : [];
  const change = releases
    .filter((one) => one.api === api)
    .flatMap(({ changes }) => asArray(changes).filter(isRecord))
    .find(
      ({ kind, places }) =>
        kind === 'operation-removed' &&
        asArray(places).some((place) => isRecord(place) && place.operation === operation),
    );
  return change ? asString(change.sentence) : '';
}

/**
 * Finds when the operation of a page was there: in the newest release, and in the former ones that load. `undefined`
 * for an address that none of them has.
 */
export async function readOperationHistory({
  document: { id: api, newest, former },
  rows,
  path,
}: ShownRelease): Promise<OperationHistory | undefined> {
  const row = rows.find(({ href }) => withoutBasePath(href) === path);
  const found = await Promise.all(
    former.map(async ({ version }) => {
      const document = await readRelease({ api, version }).catch(() => undefined);
      const entry = document && findEntry(document, path, row?.id);
      return entry ? [{ version, id: entry.id, name: entry.name }] : [];
    }),
  );
  const all = [...(row ? [{ version: newest, id: row.id, name: row.name }] : []), ...found.flat()];
  const [first] = all;
  if (!first) return undefined;
  const advice = row ? '' : await readAdvice(api, first.id);
  return { id: first.id, name: first.name, versions: all.map(({ version }) => version), advice };
}

function findEntry(document: ApiIndex, path: string, id: string | undefined) {
  const entry = id === undefined ? undefined : document.operations.get(id);
  return entry ?? findOperationByPath(document, path);
}
