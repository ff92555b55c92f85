import type { Plugin } from '@/lib/content/schemas/plugin';
import { urls } from '@/lib/routes/urls';
import { isActivePlugin } from './get-plugin';
import { getLatestRelease, listReleases } from './list-releases';

/** Release with which a downloaded file is compared. */
export type PublishedRelease = Readonly<{
  /** Name of the plugin. */
  plugin: string;
  /** URL of the plugin's page; `null` for an inactive plugin. */
  page: string | null;
  v: string;
  isLatest: boolean;
  file: string;
  /** Size in bytes. */
  size: number;
  /** SHA-1 in lower-case hexadecimal. */
  checksum: string;
  sha256: string;
}>;

/** File that was read: name, size in bytes, hashes in lower-case hexadecimal. */
export type HashedFile = Readonly<{ name: string; size: number; sha1: string; sha256: string }>;

/** Result of the check of a file. */
export type Verdict =
  /** The two hashes are those of the release, whatever the name. */
  | Readonly<{ kind: 'intact'; release: PublishedRelease }>
  /** The name or one hash is that of the release, but not both hashes. */
  | Readonly<{ kind: 'different'; release: PublishedRelease }>
  | Readonly<{ kind: 'unknown' }>;

/** Lists the releases of all plugins, inactive ones included, whose files may still be around. */
export function listPublishedReleases(plugins: readonly Plugin[]): PublishedRelease[] {
  return plugins.flatMap((plugin) =>
    listReleases(plugin).map(({ v, file, size, checksum, sha256 }) => ({
      plugin: plugin.name,
      page: isActivePlugin(plugin) ? urls.plugin(plugin.url) : null,
      v,
      isLatest: v === getLatestRelease(plugin).v,
      file,
      size,
      checksum,
      sha256,
    })),
  );
}

/**
 * Identifies the release of a file by its content; its name only tells which one it should be. One
 * hash alone never makes a file intact: a SHA-1 can be forged.
 */
export function identifyDownload(releases: readonly PublishedRelease[], file: HashedFile): Verdict {
  const same = releases.find(
    ({ checksum, sha256 }) => checksum === file.sha1 && sha256 === file.sha256,
  );
  if (same) return { kind: 'intact', release: same };
  const similar =
    releases.find(({ checksum, sha256 }) => checksum === file.sha1 || sha256 === file.sha256) ??
    findByName(releases, file.name);
  return similar ? { kind: 'different', release: similar } : { kind: 'unknown' };
}

/**
 * Finds a release by name. Browsers number a second download, `a (1).zip`, and mark an unfinished
 * one, `a.zip.part`.
 */
function findByName(
  releases: readonly PublishedRelease[],
  name: string,
): PublishedRelease | undefined {
  const complete = name.toLowerCase().replace(/\.(crdownload|part|download|opdownload)$/, '');
  const unnumbered = complete.replace(/( ?\(\d{1,3}\)|[ -]\d{1,3}| - copy| copy)(?=\.zip$)/, '');
  return (
    releases.find(({ file }) => file.toLowerCase() === complete) ??
    releases.find(({ file }) => file.toLowerCase() === unnumbered)
  );
}
