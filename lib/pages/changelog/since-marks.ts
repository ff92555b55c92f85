import { deprecatedSince, requiredSince, since } from '@/.generated/words/docs/changelog';
import type { ChangeKind } from '@/lib/openapi/compare/change';
import { buildChangeMark, type ChangeMark } from '@/lib/openapi/compare/change-marks';
import { readChangelog } from './read-changelog';

/** Words of a mark by kind of change, with the version that brought it; other kinds are not marked. */
const MARKS: Partial<Readonly<Record<ChangeKind, (version: string) => string>>> = {
  'operation-added': since,
  'parameter-added': since,
  'header-added': since,
  'field-added': since,
  'value-added': since,
  'parameter-required': requiredSince,
  'field-required': requiredSince,
  'operation-deprecated': deprecatedSince,
  'parameter-deprecated': deprecatedSince,
  'header-deprecated': deprecatedSince,
  'field-deprecated': deprecatedSince,
};

/**
 * Reads what the releases of a document brought to an operation, oldest first: `since 2.3.0`. Empty
 * where no former document is kept.
 * @param api Id of the document: `payment-gateway`.
 * @param operation Id of the operation: `post /sale`.
 */
export function readSinceMarks(api: string, operation: string): readonly ChangeMark[] {
  return readChangelog()
    .filter((one) => one.api.id === api)
    .toReversed()
    .flatMap(({ release, changes }) =>
      changes
        .filter(({ places }) => places.some((place) => place.operation === operation))
        .flatMap((change) => {
          const describe = MARKS[change.kind];
          return (describe && buildChangeMark(change, describe(release.version))) ?? [];
        }),
    );
}
