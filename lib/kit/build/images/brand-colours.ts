import type { Site } from '@/lib/content/schemas/site';
import { readableColour } from '@/lib/theme/readable-colour';

/** Tag of an SVG that gets a colour of the provider. */
const BRANDED = /<[^>]+\bclass="(brand|brand-2)"[^>]*>/g;

/**
 * Applies the provider's colours to the `fill` or `stroke` of tags with `class="brand"` or
 * `brand-2` in an SVG. One without such tags stays as it is.
 */
export function applyBrandColours(svg: string, { primary, secondary }: Site['theme']): string {
  const colours = { brand: readableColour(primary) ?? primary, 'brand-2': secondary };
  return svg.replace(BRANDED, (tag, brandClass: keyof typeof colours) =>
    tag.replace(/\b(fill|stroke)="#[\da-f]+"/i, `$1="${colours[brandClass]}"`),
  );
}
