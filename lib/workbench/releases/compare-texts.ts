import type { Change } from '@/lib/openapi/compare/change';
import { compareDocuments } from '@/lib/openapi/compare/compare-documents';
import { indexJsonText } from '@/lib/openapi/document/index-text';

/** Two releases of a document as JSON. */
export type ReleaseTexts = {
  readonly before: string;
  readonly after: string;
  /** Ids of the operations that count; all without it. */
  readonly operations?: readonly string[] | undefined;
};

/**
 * Compares two releases, by the code of the changelog.
 * @returns `undefined` where one of them is no OpenAPI document.
 */
export function compareReleases({
  before,
  after,
  operations,
}: ReleaseTexts): readonly Change[] | undefined {
  const [earlier, later] = [indexJsonText(before), indexJsonText(after)];
  return earlier && later && compareDocuments(earlier, later, operations).changes;
}
