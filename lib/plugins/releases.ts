import type { Plugin, PluginRelease } from '@/lib/content/plugin';
import { compareVersions } from './versions';

/**
 * All versions of a plugin that can be downloaded, newest first; the current one is among them.
 * Of two equal versions the one listed first comes first.
 */
export function releasesOf(plugin: Plugin): PluginRelease[] {
  const { version, file, checksum, sha256, size, compatibility } = plugin;
  const current = { v: version, file, checksum, sha256, size, compatibility };
  return [current, ...plugin.releases].sort((a, b) => compareVersions(b.v, a.v));
}

/**
 * The newest release by version. A tie goes to the one listed first.
 * @example latestRelease(plugin).v // '3.2.4'
 */
export function latestRelease(plugin: Plugin): PluginRelease {
  const [latest] = releasesOf(plugin);
  if (latest === undefined) throw new Error(`${plugin.url} has no release`);
  return latest;
}
