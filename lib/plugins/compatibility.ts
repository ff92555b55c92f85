import type { PluginCompatibility } from '@/lib/content/schemas/plugin';

/**
 * Formats the versions of a product that a release works with.
 * @example 'WordPress 4.4.0 to 6.6', 'Gravity Forms up to 2.9', 'WordPress 4.4.0 or newer'
 */
export function compatibilityText(entry: PluginCompatibility): string {
  return `${entry.name} ${versionRange(entry)}`;
}

function versionRange({ min, max }: PluginCompatibility): string {
  if (min !== undefined && max !== undefined) return min === max ? min : `${min} to ${max}`;
  if (max !== undefined) return `up to ${max}`;
  if (min !== undefined) return `${min} or newer`;
  return 'any version';
}
