import { asArray, asString, isRecord } from '@/lib/search/json-values';

/** A change in `changes.json`, as far as it advises those whose programs it concerns. */
export type AdvisedChange = {
  readonly id: string;
  readonly kind: string;
  /** Ids of the operations that it touches. */
  readonly operations: readonly string[];
  /** What they have to do where it breaks something, and why an overlay made it, as Markdown in one line; empty for neither. */
  readonly sentence: string;
};

/** A release in `changes.json`. */
export type AdvisedRelease = {
  readonly version: string;
  /** Version that it is compared with. */
  readonly since: string;
  readonly changes: readonly AdvisedChange[];
};

/**
 * Parses what `changes.json` says of one document.
 * @param file the parsed file, whatever it is.
 * @param api id of the document.
 * @returns its releases, newest first; empty for a document that the file does not have.
 */
export function parseChanges(file: unknown, api: string): readonly AdvisedRelease[] {
  return (isRecord(file) ? asArray(file.releases) : [])
    .filter(isRecord)
    .filter((release) => release.api === api)
    .map(({ version, since, changes }) => ({
      version: asString(version),
      since: asString(since),
      changes: asArray(changes).filter(isRecord).map(parseChange),
    }));
}

function parseChange({
  id,
  kind,
  places,
  sentence,
  reason,
}: Record<string, unknown>): AdvisedChange {
  return {
    id: asString(id),
    kind: asString(kind),
    operations: asArray(places)
      .filter(isRecord)
      .map(({ operation }) => asString(operation)),
    sentence: [sentence, reason].map(asString).filter(Boolean).join(' ').replace(/\s+/g, ' '),
  };
}

/**
 * Collects what the releases on the way from one version to a later one advise, by the id of the change that it is
 * about; of two, the later. Nothing for the way back.
 * @param releases releases of one document, newest first.
 */
export function collectAdvice(
  releases: readonly AdvisedRelease[],
  { from, to }: { readonly from: string; readonly to: string },
): ReadonlyMap<string, string> {
  const [last, first] = [
    releases.findIndex(({ version }) => version === to),
    releases.findIndex(({ since }) => since === from),
  ];
  const passed = last === -1 ? [] : releases.slice(last, first + 1);
  return new Map(
    passed
      .toReversed()
      .flatMap(({ changes }) => changes.map(({ id, sentence }) => [id, sentence] as const)),
  );
}
