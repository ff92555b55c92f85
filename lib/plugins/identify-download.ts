import type { Plugin } from '@/lib/content/schemas/plugin';
import { urls } from '@/lib/routes/urls';
import { isActivePlugin } from './get-plugin';
import { latestRelease, releasesOf } from './releases';

/** A release as the check of a download knows it. */
export type PublishedRelease = Readonly<{
  /** Name of its plugin. */
  plugin: string;
  /** Address of the plugin's page; `null` for a plugin that is no longer offered. */
  page: string | null;
  v: string;
  isLatest: boolean;
  file: string;
  /** Bytes. */
  size: number;
  /** SHA-1, in lower-case hexadecimal. */
  checksum: string;
  sha256: string;
}>;

/** A file that was read: its name, its size in bytes, both sums in lower-case hexadecimal. */
export type HashedFile = Readonly<{ name: string; size: number; sha1: string; sha256: string }>;

/** What a file turned out to be. */
export type Verdict =
  /** Both sums are those of the release, whatever the file is called. */
  | Readonly<{ kind: 'intact'; release: PublishedRelease }>
  /** It has the name, or one of the sums, of the release, but is not that file. */
  | Readonly<{ kind: 'different'; release: PublishedRelease }>
  | Readonly<{ kind: 'unknown' }>;

/** Every release of every plugin, inactive ones included: a file at hand may be older than the decision. */
export function listPublishedReleases(plugins: readonly Plugin[]): PublishedRelease[] {
  return plugins.flatMap((plugin) =>
    releasesOf(plugin).map(({ v, file, size, checksum, sha256 }) => ({
      plugin: plugin.name,
      page: isActivePlugin(plugin) ? urls.plugin(plugin.url) : null,
      v,
      isLatest: v === latestRelease(plugin).v,
      file,
      size,
      checksum,
      sha256,
    })),
  );
}

/**
 * Which release a file is. The content decides; its name only tells what it was meant to be. One sum
 * alone never makes a file intact: a SHA-1 can be forged.
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

/** Browsers number a second download, `a (1).zip`, and mark an unfinished one, `a.zip.part`. */
function findByName(
  releases: readonly PublishedRelease[],
  name: string,
): PublishedRelease | undefined {
  const whole = name.toLowerCase().replace(/\.(crdownload|part|download|opdownload)$/, '');
  const first = whole.replace(/( ?\(\d{1,3}\)|[ -]\d{1,3}| - copy| copy)(?=\.zip$)/, '');
  return (
    releases.find(({ file }) => file.toLowerCase() === whole) ??
    releases.find(({ file }) => file.toLowerCase() === first)
  );
}
