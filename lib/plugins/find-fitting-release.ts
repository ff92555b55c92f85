import type { PluginCompatibility, PluginRelease } from '@/lib/content/plugin';
import { latestRelease, type PluginVersions, releasesOf } from './releases';
import { compareVersions, isPatchOf, parseVersion } from './versions';

/** Why a release does not fit: which product, the version in use, and the limit it breaks. */
export type Misfit =
  | Readonly<{ kind: 'too-old'; name: string; yours: string; atLeast: string }>
  | Readonly<{ kind: 'too-new'; name: string; yours: string; testedUpTo: string }>;

/** A version in use that is a later patch of the newest one tested. */
export type LaterPatch = Readonly<{ name: string; yours: string; tested: string }>;

/** What can be said to someone who runs these versions. */
export type Fit =
  /** Products whose version is not told yet. */
  | Readonly<{ status: 'incomplete'; missing: readonly string[] }>
  /** Products whose version cannot be read. */
  | Readonly<{ status: 'unreadable'; names: readonly string[] }>
  | Readonly<{
      status: 'fits';
      release: PluginRelease;
      patches: readonly LaterPatch[];
      /** Why it is not the latest release; empty when it is. */
      latestMisfits: readonly Misfit[];
    }>
  /** No release fits. `nearest` is the one that would after the fewest changes, `misfits` says which. */
  | Readonly<{ status: 'none'; nearest: PluginRelease; misfits: readonly Misfit[] }>;

type InUse = ReadonlyMap<string, string>;

/** The products a plugin's releases name, each once, those of the newest release first. */
export function productsOf(plugin: PluginVersions): string[] {
  const names = releasesOf(plugin).flatMap(({ compatibility }) =>
    compatibility.map(({ name }) => name),
  );
  return [...new Set(names)];
}

/** A version of a product that fits, as an example to type: the newest one tested, else the oldest. */
export function suggestedVersion(plugin: PluginVersions, product: string): string | undefined {
  const entries = releasesOf(plugin).flatMap(({ compatibility }) => compatibility);
  const entry = entries.find(({ name }) => name === product);
  return entry?.max ?? entry?.min;
}

/**
 * The newest release of a plugin that fits the versions in use (SPEC 3 and 9: compatibility, both limits
 * included). A later patch of the upper limit fits too, and is named: 6.6.2 where 6.6 was tested.
 * @param versions by product, as typed: white space, a leading `v` and letters behind are understood
 */
export function findFittingRelease(plugin: PluginVersions, versions: InUse): Fit {
  const products = productsOf(plugin);
  const typed = (name: string) => versions.get(name)?.trim() ?? '';
  const names = products.filter((name) => typed(name) !== '' && !parseVersion(typed(name)));
  if (names.length > 0) return { status: 'unreadable', names };
  const missing = products.filter((name) => typed(name) === '');
  if (missing.length > 0) return { status: 'incomplete', missing };

  const inUse = new Map(products.map((name) => [name, parseVersion(typed(name)) ?? '']));
  const releases = releasesOf(plugin);
  const release = releases.find((candidate) => misfitsOf(candidate, inUse).length === 0);
  if (release) {
    const latestMisfits = misfitsOf(latestRelease(plugin), inUse);
    return { status: 'fits', release, patches: patchesOf(release, inUse), latestMisfits };
  }
  const nearest = releases.reduce((best, candidate) =>
    distance(candidate, inUse) < distance(best, inUse) ? candidate : best,
  );
  return { status: 'none', nearest, misfits: misfitsOf(nearest, inUse) };
}

function misfitsOf(release: PluginRelease, inUse: InUse): Misfit[] {
  return release.compatibility.flatMap((entry) => toMisfit(entry, inUse.get(entry.name) ?? ''));
}

function toMisfit({ name, min, max }: PluginCompatibility, yours: string): Misfit[] {
  if (min !== undefined && compareVersions(yours, min) < 0)
    return [{ kind: 'too-old', name, yours, atLeast: min }];
  if (max !== undefined && compareVersions(yours, max) > 0 && !isPatchOf(yours, max))
    return [{ kind: 'too-new', name, yours, testedUpTo: max }];
  return [];
}

function patchesOf(release: PluginRelease, inUse: InUse): LaterPatch[] {
  return release.compatibility.flatMap(({ name, max }) => {
    const yours = inUse.get(name) ?? '';
    if (max === undefined || compareVersions(yours, max) <= 0) return [];
    return [{ name, yours, tested: max }];
  });
}

/** A shop can be updated, hardly ever set back: one product that is too new outweighs any that are too old. */
function distance(release: PluginRelease, inUse: InUse): number {
  const misfits = misfitsOf(release, inUse);
  const tooNew = misfits.filter(({ kind }) => kind === 'too-new').length;
  return tooNew * (release.compatibility.length + 1) + misfits.length;
}
