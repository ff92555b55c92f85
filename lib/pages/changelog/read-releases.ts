import { readReleases } from '@/lib/content/read-data';
import { compareDocuments } from '@/lib/openapi/compare/compare-documents';
import type { ApiIndex } from '@/lib/openapi/core/types';
import type { FormerRelease, ReleasedDocument } from '@/lib/routes/release-address';
import { readApis, type SavedApi } from '../read-apis';
import { readKeptDocument } from './read-changelog';

/** Segments below `/api/` of a document's operations. */
const listSections = (api: ApiIndex) => [...api.operations.values()].map(({ group }) => group);

function readFormer({ id, api }: SavedApi) {
  const [, ...former] = readReleases()[id] ?? [];
  return former.map(({ version, date }) => {
    const document = readKeptDocument(id, version);
    const changes = compareDocuments(document, api).changes.length;
    return { document, release: { version, date, changes } satisfies FormerRelease };
  });
}

let memo: { readonly apis: readonly SavedApi[]; readonly documents: readonly ReleasedDocument[] };

/**
 * Reads the documents of which former releases are kept, for the chooser of releases; cached until content changes.
 * Empty where no document has any.
 * @throws when a document of `content/releases` is missing or none.
 */
export function readReleasedDocuments(): readonly ReleasedDocument[] {
  const apis = readApis();
  if (memo?.apis !== apis) {
    const all = apis.map((saved) => ({ saved, former: readFormer(saved) }));
    const sections = all.map(
      ({ saved, former }) =>
        new Set([saved.api, ...former.map(({ document }) => document)].flatMap(listSections)),
    );
    const documents = all.map(({ saved: { id, name, api }, former }, index) => ({
      id,
      name,
      newest: api.version,
      former: former.map(({ release }) => release),
      sections: [...(sections[index] ?? [])].filter(
        (one) => sections.filter((others) => others.has(one)).length === 1,
      ),
    }));
    memo = { apis, documents: documents.filter(({ former }) => former.length > 0) };
  }
  return memo.documents;
}
