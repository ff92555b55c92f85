import type { ChangeKind } from '@/lib/openapi/compare/change';
import { buildChangeMark, type ChangeMark } from '@/lib/openapi/compare/change-marks';
import { readChangelog } from './read-changelog';

/** What is said of a change, before the version that brought it; other kinds are not marked. */
const WORDS: Partial<Readonly<Record<ChangeKind, string>>> = {
  'operation-added': 'since',
  'parameter-added': 'since',
  'header-added': 'since',
  'field-added': 'since',
  'value-added': 'since',
  'parameter-required': 'required since',
  'field-required': 'required since',
  'operation-deprecated': 'deprecated since',
  'parameter-deprecated': 'deprecated since',
  'header-deprecated': 'deprecated since',
  'field-deprecated': 'deprecated since',
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
          const words = WORDS[change.kind];
          if (words === undefined) return [];
          return buildChangeMark(change, `${words} ${release.version}`) ?? [];
        }),
    );
}
