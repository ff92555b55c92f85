import { buildDocumentAdditions } from '@/lib/content/load/build-additions';
import { readApiDocument } from '@/lib/content/read-api-document';
import { readRequestSignatures } from '@/lib/content/read-data';
import { readOverlays } from '@/lib/content/read-overlays';
import { readSite } from '@/lib/content/read-site';
import type { Site } from '@/lib/content/schemas/site';
import { buildDocumentUrls, getDocumentName } from '@/lib/environment/document-urls';
import { type ByEnvironment, getForEnvironment } from '@/lib/environment/select-environment';
import { getSandboxName } from '@/lib/markdown/remark-site-values.mjs';
import type { ApiIndex, OperationEntry } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import type { DocumentAdditions } from '@/lib/openapi/parse/document-additions';
import { parseJsonDocument } from '@/lib/openapi/parse/parse-json-document';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { documentFile, withBasePath } from '@/lib/routes/urls';
import { textHash } from '@/lib/text/text-hash';

/** An OpenAPI document as a file that readers take along. */
export type DocumentFile = {
  /** Name of its API. */
  readonly name: string;
  /**
   * URL on the API of the sandbox, in whose place `useSampleText` puts the one of this host's environment; path of the
   * saved copy where no document is live.
   */
  readonly address: string;
  /** Bytes of the bundled copy. */
  readonly bytes: number;
};

/** One of the provider's documents, bundled at build. */
export type SavedApi = {
  readonly id: string;
  readonly name: string;
  /** Value of `?swaggerUri=` that names it. */
  readonly location: string;
  /** URL of the live document in each environment; empty where there is none. */
  readonly urls: ByEnvironment;
  /** What content/site.json adds to the document. */
  readonly additions: DocumentAdditions;
  /** Hash of the bundled text, which the live document is compared with. */
  readonly hash: string;
  /** Whether overlays change the live document in the browser as they have changed the bundled one. */
  readonly isOverlaid: boolean;
  readonly file: DocumentFile;
  readonly api: ApiIndex;
};

let memo: { readonly site: Site; readonly apis: readonly SavedApi[] } | undefined;

/**
 * Reads the provider's bundled documents in content/site.json order; cached until content changes.
 * @throws when a bundled file is not an OpenAPI document.
 */
export function readApis(): readonly SavedApi[] {
  const site = readSite();
  if (memo?.site !== site) memo = { site, apis: readSavedApis(site) };
  return memo.apis;
}

function readSavedApis(site: Site): readonly SavedApi[] {
  const overlays = readOverlays();
  return site.apis.map((entry) => {
    const { id, name } = entry;
    const text = readApiDocument(id);
    const parsed = parseJsonDocument(text);
    if (!parsed.ok) throw new Error(`public/openapi/${id}.json is not an OpenAPI document`);
    const api = indexApi(parsed.document, parsed.problems);
    const additions = buildDocumentAdditions(entry, site, readRequestSignatures());
    const location = getDocumentName(entry, site);
    const urls = buildDocumentUrls(entry, site);
    const saved = withBasePath(documentFile(id), process.env.BASE_PATH);
    const address = getForEnvironment(urls, getSandboxName(site.environments)) || saved;
    const file = { name, address, bytes: Buffer.byteLength(text) };
    const isOverlaid = Object.hasOwn(overlays, id);
    return { id, name, location, urls, additions, hash: textHash(text), isOverlaid, file, api };
  });
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
