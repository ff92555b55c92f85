import type { PluginRelease, PluginVersions } from '@/lib/content/schemas/plugin';
import { compareVersions } from '@/lib/text/versions';

/** Downloadable versions, newest first, the current one included; equal ones keep their order. */
export function listReleases(plugin: PluginVersions): PluginRelease[] {
  const { version, releases, ...download } = plugin;
  return [{ v: version, ...download }, ...releases].sort((a, b) => compareVersions(b.v, a.v));
}

/**
 * Newest release by version; of equal ones the first listed.
 * @example getLatestRelease(plugin).v // '3.2.4'
 * @throws never for a validated plugin, which has a current version
 */
export function getLatestRelease(plugin: PluginVersions): PluginRelease {
  const [latest] = listReleases(plugin);
  if (latest === undefined) throw new Error(`${plugin.file} has no release`);
  return latest;
}

/**
 * URL of a download: storage base of content/site.json, plugin folder, file.
 * @param storageBase path or absolute URL, with or without a slash at the end
 * @example downloadUrl('/storage', 'zencart-1.0.0.zip') // '/storage/plugins/zencart-1.0.0.zip'
 */
export function downloadUrl(storageBase: string, file: string): string {
  return `${storageBase.replace(/\/+$/, '')}/plugins/${encodeURIComponent(file)}`;
}

/** Commands that print the SHA-256 of a file, with what each system already has. */
export const CHECK_COMMANDS = [
  { title: 'macOS', command: (file: string) => `shasum -a 256 ${file}` },
  { title: 'Linux', command: (file: string) => `sha256sum ${file}` },
  { title: 'Windows', command: (file: string) => `certutil -hashfile ${file} SHA256` },
] as const;
