import type {
  PluginCompatibility,
  PluginRelease,
  PluginVersions,
} from '@/lib/content/schemas/plugin';
import { compareVersions, parseVersion } from '@/lib/text/versions';
import { listReleases } from './list-releases';

/** Why a release does not fit: which product, the version in use, and the limit it breaks. */
export type Misfit =
  | Readonly<{ kind: 'too-old'; name: string; yours: string; atLeast: string }>
  | Readonly<{ kind: 'too-new'; name: string; yours: string; testedUpTo: string }>;

/** Result of the search for a release that fits the versions in use. */
export type Fit =
  /** Products whose version is not entered yet. */
  | Readonly<{ status: 'incomplete'; missing: readonly string[] }>
  /** Products whose version cannot be parsed. */
  | Readonly<{ status: 'unreadable'; names: readonly string[] }>
  | Readonly<{
      status: 'fits';
      release: PluginRelease;
      /** Why the latest release does not fit; empty if `release` is the latest. */
      latestMisfits: readonly Misfit[];
    }>
  /** No release fits. `closest` would after the fewest changes, which `misfits` lists. */
  | Readonly<{ status: 'none'; closest: PluginRelease; misfits: readonly Misfit[] }>;

/** Distance of a product that is too new: more than a release has products. */
const TOO_NEW_WEIGHT = 100;

type InUse = ReadonlyMap<string, string>;

/** Products that a plugin's releases name, each once, those of the newest release first. */
export function productsOf(plugin: PluginVersions): string[] {
  const names = listReleases(plugin).flatMap(({ compatibility }) =>
    compatibility.map(({ name }) => name),
  );
  return [...new Set(names)];
}

/** Example of a version that fits: the newest tested, else the oldest, or `undefined`. */
export function suggestedVersion(plugin: PluginVersions, product: string): string | undefined {
  const entries = listReleases(plugin).flatMap(({ compatibility }) => compatibility);
  const entry = entries.find(({ name }) => name === product);
  return entry?.max ?? entry?.min;
}

/**
 * Finds the newest release that fits the versions in use (SPEC 3 and 9: compatibility, both limits
 * included). 6.6.2 is beyond the limit 6.6, because nobody has tested it.
 * @throws never for a validated plugin, which has a current version
 * @param versions by product, as typed: white space, a leading `v` and trailing letters are ignored
 */
export function findFittingRelease(plugin: PluginVersions, versions: InUse): Fit {
  const products = productsOf(plugin);
  const typed = (name: string) => versions.get(name)?.trim() ?? '';
  const names = products.filter((name) => typed(name) !== '' && !parseVersion(typed(name)));
  if (names.length > 0) return { status: 'unreadable', names };
  const missing = products.filter((name) => typed(name) === '');
  if (missing.length > 0) return { status: 'incomplete', missing };

  const inUse = new Map(products.map((name) => [name, parseVersion(typed(name)) ?? '']));
  const [latest, ...older] = listReleases(plugin).map((release) => ({
    release,
    misfits: misfitsOf(release, inUse),
  }));
  if (!latest) throw new Error(`${plugin.file} has no release`);
  const found = [latest, ...older].find(({ misfits }) => misfits.length === 0);
  if (found) return { status: 'fits', release: found.release, latestMisfits: latest.misfits };
  const closest = older.reduce(
    (best, candidate) => (distance(candidate.misfits) < distance(best.misfits) ? candidate : best),
    latest,
  );
  return { status: 'none', closest: closest.release, misfits: closest.misfits };
}

function misfitsOf(release: PluginRelease, inUse: InUse): Misfit[] {
  return release.compatibility.flatMap((entry) =>
    checkCompatibility(entry, inUse.get(entry.name) ?? ''),
  );
}

function checkCompatibility({ name, min, max }: PluginCompatibility, yours: string): Misfit[] {
  if (min !== undefined && compareVersions(yours, min) < 0)
    return [{ kind: 'too-old', name, yours, atLeast: min }];
  if (max === undefined || compareVersions(yours, max) <= 0) return [];
  return [{ kind: 'too-new', name, yours, testedUpTo: max }];
}

/**
 * Distance of a release from fitting. A shop is rarely downgraded: a product that is too new
 * outweighs any number that are too old, and then only the newest release is worth a try.
 */
function distance(misfits: readonly Misfit[]): number {
  const tooNew = misfits.filter(({ kind }) => kind === 'too-new').length;
  return tooNew > 0 ? TOO_NEW_WEIGHT * tooNew : misfits.length;
}
