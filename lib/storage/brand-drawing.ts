import type { Site } from '@/lib/content/kinds/site';
import { readableColour } from '@/lib/theme/readable-colour';

/** A tag of a drawing whose colour is the provider's. */
const BRANDED = /<[^>]+\bclass="(brand|brand-2)"[^>]*>/g;

/**
 * A drawing in the provider's colours, as the pages show them: what it marks as `class="brand"` or `brand-2`
 * gets them as its `fill` or `stroke`. A drawing without marks stays as it is.
 */
export function applyBrandColours(svg: string, { primary, secondary }: Site['theme']): string {
  const colours = { brand: readableColour(primary) ?? primary, 'brand-2': secondary };
  return svg.replace(BRANDED, (tag, brandClass: keyof typeof colours) =>
    tag.replace(/\b(fill|stroke)="#[\da-f]+"/i, `$1="${colours[brandClass]}"`),
  );
}
