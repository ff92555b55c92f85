import type { Plugin, PluginRelease } from '@/lib/content/schemas/plugin';
import { compareVersions } from '@/lib/text/versions';

/** The part of a plugin that tells its releases: what a page gives to the browser. */
export type PluginVersions = Pick<
  Plugin,
  'version' | 'file' | 'checksum' | 'sha256' | 'size' | 'compatibility' | 'releases'
>;

/** That part alone, without the texts of the page. */
export function pickPluginVersions(plugin: PluginVersions): PluginVersions {
  const { version, file, checksum, sha256, size, compatibility, releases } = plugin;
  return { version, file, checksum, sha256, size, compatibility, releases };
}

/**
 * All versions of a plugin that can be downloaded, newest first; the current one is among them.
 * Of two equal versions the one listed first comes first.
 */
export function releasesOf(plugin: PluginVersions): PluginRelease[] {
  const { version, releases, ...download } = pickPluginVersions(plugin);
  return [{ v: version, ...download }, ...releases].sort((a, b) => compareVersions(b.v, a.v));
}

/**
 * The newest release by version. A tie goes to the one listed first.
 * @example latestRelease(plugin).v // '3.2.4'
 * @throws never for a plugin that was read: it has a current version
 */
export function latestRelease(plugin: PluginVersions): PluginRelease {
  const [latest] = releasesOf(plugin);
  if (latest === undefined) throw new Error(`${plugin.file} has no release`);
  return latest;
}

/**
 * The address of a download: the storage base of content/site.json, its plugin folder, the file.
 * @param storageBase path or absolute address, with or without a slash at the end
 * @example downloadUrl('/storage', 'zencart-1.0.0.zip') // '/storage/plugins/zencart-1.0.0.zip'
 */
export function downloadUrl(storageBase: string, file: string): string {
  return `${storageBase.replace(/\/+$/, '')}/plugins/${encodeURIComponent(file)}`;
}
