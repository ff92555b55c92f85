import * as words from '@/.generated/words/plugins/page';
import type { PluginCompatibility } from '@/lib/content/schemas/plugin';

/**
 * Formats the versions of a product that a release works with.
 * @example 'WordPress 4.4.0 to 6.6', 'Gravity Forms up to 2.9', 'WordPress 4.4.0 or newer'
 */
export function compatibilityText({ name, min, max }: PluginCompatibility): string {
  if (min !== undefined && max !== undefined)
    return min === max
      ? words.only({ product: name, version: min })
      : words.fromTo({ product: name, min, max });
  if (max !== undefined) return words.upToVersion({ product: name, max });
  return min === undefined ? words.any(name) : words.orNewer({ product: name, min });
}
