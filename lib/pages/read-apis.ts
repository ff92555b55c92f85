import { readApiDocument } from '@/lib/content/read-api-document';
import { readContent } from '@/lib/content/read-content';
import type { Content } from '@/lib/content/schemas/content';
import type { Site } from '@/lib/content/schemas/site';
import type { ApiIndex, OperationEntry } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { parseJsonDocument } from '@/lib/openapi/parse/parse-json-document';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { textHash } from '@/lib/text/text-hash';

/** One of the provider's documents, bundled at build. */
export type SavedApi = {
  readonly id: string;
  readonly name: string;
  /** Path of the live document on the API base. */
  readonly location: string;
  /** Hash of the bundled text, which the live document is compared with. */
  readonly hash: string;
  readonly api: ApiIndex;
};

let memo: { readonly content: Content; readonly apis: readonly SavedApi[] } | undefined;

/**
 * Reads the provider's bundled documents in content/site.json order; cached until content changes.
 * @throws when a bundled file is not an OpenAPI document.
 */
export function readApis(): readonly SavedApi[] {
  const content = readContent();
  if (memo?.content !== content) memo = { content, apis: content.site.apis.map(readSavedApi) };
  return memo.apis;
}

function readSavedApi(entry: Site['apis'][number]): SavedApi {
  const text = readApiDocument(entry.id);
  const parsed = parseJsonDocument(text);
  if (!parsed.ok) throw new Error(`public/openapi/${entry.id}.json is not an OpenAPI document`);
  return { ...entry, hash: textHash(text), api: indexApi(parsed.document, parsed.problems) };
}

/** An operation with the bundled document that has it. */
export type SavedOperationEntry = { readonly saved: SavedApi; readonly entry: OperationEntry };

/** Lists every operation of the provider's documents once. */
export function readOperations(): readonly SavedOperationEntry[] {
  return readApis().flatMap((saved) =>
    [...saved.api.operations.values()].map((entry) => ({ saved, entry })),
  );
}

/** Finds the operation at `/api/{section}/{url}/`; `undefined` when there is none. */
export function getOperation(section: string, url: string): SavedOperationEntry | undefined {
  return readOperations().find((found) => found.entry.group === section && found.entry.url === url);
}

/** Finds the operation with this id (`post /sale`) in any document. */
export function getOperationById(id: string): SavedOperationEntry | undefined {
  return readOperations().find((found) => found.entry.id === id);
}

/** Finds the operation whose page has this address: `/api/payment-gateway/sale/`. */
export function getOperationByAddress(address: string): SavedOperationEntry | undefined {
  return readOperations().find(({ entry }) => getOperationPath(entry) === address);
}
