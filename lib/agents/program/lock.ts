import type { Change } from '@/lib/openapi/compare/change';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { indexJsonText } from '@/lib/openapi/document/index-text';
import { listFieldRows } from '@/lib/openapi/operation/listing/list-field-rows';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { asArray, asString, isRecord } from '@/lib/search/json-values';
import { compareReleases } from '@/lib/workbench/releases/compare-texts';
import { findCalls } from '@/lib/workbench/releases/find-calls';
import { collectAdvice } from '@/lib/workbench/releases/parse-changes';
import { type Portal, readJson, ToolError } from '../portal';
import { printAdvised, readReleases, readReleaseText } from '../tools/compare-releases';
import { CHANGES_FILE, listApis } from '../tools/list-changes';

/** Operations that a repository calls of a release, each with the names of the fields that it uses. */
export type ApiUse = {
  readonly version: string;
  readonly operations: Readonly<Record<string, readonly string[]>>;
};

/** What a repository uses, by the id of an API. */
export type Lock = Readonly<Record<string, ApiUse>>;

/** Levels of fields inside of fields whose names are looked for. */
const MAX_DEPTH = 6;

/** Kinds that concern everybody who calls the operation, whichever fields he uses. */
const OF_ALL = /^(?:operation|security|body|media-type)-|-required$|^serialization-/;

/**
 * Finds what texts use of the newest release of each API: operations, and of their fields those whose names the texts
 * have.
 * @throws {ToolError} where they call none.
 */
export async function lockUse(portal: Portal, texts: readonly string[]): Promise<Lock> {
  const ids = listApis(await readJson(portal, CHANGES_FILE));
  const uses = await Promise.all(
    ids.map(async (id) => {
      const [newest] = await readReleases(portal, id);
      const version = newest?.version ?? '';
      const api = indexJsonText(await readReleaseText(portal, { api: id, version }, version));
      return [id, { version, operations: api ? listUse(api, texts) : {} }] as const;
    }),
  );
  const used = uses.filter(([, { operations }]) => Object.keys(operations).length > 0);
  if (used.length === 0)
    throw new ToolError(
      'These files call no operation of this portal. Name files that have requests: code, .http, a Postman collection, a log.',
    );
  return Object.fromEntries(used);
}

function listUse(api: ApiIndex, texts: readonly string[]): ApiUse['operations'] {
  const words = new Set(texts.flatMap((text) => text.match(/[\p{L}\p{N}_$-]+/gu) ?? []));
  const ids = new Set(texts.flatMap((text) => findCalls(text, api)));
  return Object.fromEntries(
    [...ids].sort().map((id) => {
      const operation = resolveOperation(api, id);
      const rows = operation ? listFieldRows(api, operation, MAX_DEPTH) : [];
      const names = new Set(rows.map(({ name }) => name).filter((name) => words.has(name)));
      return [id, [...names].sort()];
    }),
  );
}

/**
 * Reads the text of a lock.
 * @throws {ToolError} for another text.
 */
export function parseLock(text: string): Lock {
  try {
    const value: unknown = JSON.parse(text);
    const entries = isRecord(value) ? Object.entries(value) : [];
    const uses = entries.flatMap(([id, use]) => (isRecord(use) ? [[id, toUse(use)] as const] : []));
    if (uses.length > 0) return Object.fromEntries(uses);
  } catch {
    // Said below.
  }
  throw new ToolError('This is no lock. Write one with the command lock.');
}

function toUse({ version, operations }: Record<string, unknown>): ApiUse {
  const entries = isRecord(operations) ? Object.entries(operations) : [];
  return {
    version: asString(version),
    operations: Object.fromEntries(
      entries.map(([id, names]) => [id, asArray(names).map(asString)]),
    ),
  };
}

/** Whether a change concerns a program that uses these fields of these operations. */
function concerns({ kind, places }: Change, operations: ApiUse['operations']): boolean {
  return (
    OF_ALL.test(kind) ||
    places.some(({ operation, anchor }) =>
      anchor.split('.').some((name) => operations[operation]?.includes(name)),
    )
  );
}

/**
 * Compares what a repository uses with the newest release.
 * @returns what breaks it, as Markdown, and how many changes these are.
 * @throws {ToolError} where the release that it was locked at is no longer kept.
 */
export async function checkLock(
  portal: Portal,
  lock: Lock,
): Promise<{ readonly text: string; readonly breaking: number }> {
  const checks = await Promise.all(
    Object.entries(lock).map(([id, use]) => checkUse(portal, id, use)),
  );
  return {
    text: checks.map(({ text }) => text).join('\n\n'),
    breaking: checks.reduce((sum, one) => sum + one.breaking, 0),
  };
}

async function checkUse(portal: Portal, api: string, { version, operations }: ApiUse) {
  const releases = await readReleases(portal, api);
  const newest = releases[0]?.version ?? '';
  const isKept = releases.some((one) => one.version === version || one.since === version);
  if (!isKept)
    throw new ToolError(
      `${api} ${version} is no longer kept. Read what changed up to ${newest}, then lock again.`,
    );
  const read = (wanted: string) => readReleaseText(portal, { api, version: wanted }, newest);
  const [before, after] = await Promise.all([read(version), read(newest)]);
  const changes = compareReleases({ before, after, operations: Object.keys(operations) }) ?? [];
  const breaking = changes.filter(
    (change) => change.class === 'breaking' && concerns(change, operations),
  );
  const title = `## ${api} ${version} to ${newest}`;
  const advice = collectAdvice(releases, { from: version, to: newest });
  return {
    breaking: breaking.length,
    text: [title, printAdvised(breaking, advice) || 'Nothing that these calls use breaks.'].join(
      '\n\n',
    ),
  };
}
