import type { Change } from '@/lib/openapi/compare/change';
import { compareDocuments } from '@/lib/openapi/compare/compare-documents';
import { indexApi } from '@/lib/openapi/document/index-api';
import { parseJsonDocument } from '@/lib/openapi/parse/parse-json-document';

/** Two releases of a document as JSON. */
export type ReleaseTexts = {
  readonly before: string;
  readonly after: string;
  /** Ids of the operations that count; all without it. */
  readonly operations?: readonly string[] | undefined;
};

function parse(text: string) {
  const parsed = parseJsonDocument(text);
  return parsed.ok ? indexApi(parsed.document, parsed.problems) : undefined;
}

/**
 * Compares two releases, by the code of the changelog.
 * @returns `undefined` where one of them is no OpenAPI document.
 */
export function compareReleases({
  before,
  after,
  operations,
}: ReleaseTexts): readonly Change[] | undefined {
  const [earlier, later] = [parse(before), parse(after)];
  return earlier && later && compareDocuments(earlier, later, operations).changes;
}
