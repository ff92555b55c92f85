import { z } from 'zod';
import { slug, text } from './fields';

const group = z.strictObject({
  id: slug,
  /** Heading of the group: `Shopping Carts`. */
  name: text(3, 60),
  /** CSS class of the group's icon and colour: `shopping`. */
  class: slug,
  /** `url`s of its plugins, in display order. */
  list: z.array(slug).min(1),
});

/** `content/plugin-groups.json` (SPEC 3 "Plugin group"). */
export const pluginGroupsSchema = z.array(group).min(1);

/** Group of plugins. */
export type PluginGroup = z.infer<typeof group>;
