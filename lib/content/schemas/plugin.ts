import { z } from 'zod';
import { compareVersions } from '@/lib/text/versions';
import { shellOverridesSchema } from './navigation';
import { image, like, link, sha1, sha256, slug, text, version } from './value-schemas';

/** Product and the range of its versions that a plugin works with. */
const compatibility = z
  .strictObject({
    /** Name of the product: `WooCommerce`. */
    name: text(2, 40),
    min: version.exactOptional(),
    max: version.exactOptional(),
  })
  .refine(({ min, max }) => min !== undefined || max !== undefined, {
    error: 'expected "min", "max" or both, received neither',
  });

const zip = like(/^[\w.-]+\.zip$/, 'the name of a zip file, such as "woocommerce-3.2.4.zip"');

/** Fields of a download, the same for the current version and for older ones. */
const download = {
  compatibility: z.array(compatibility).min(1),
  /** SHA-1 of the file. */
  checksum: sha1,
  sha256,
  /** File name in the downloads folder, which contains the version. */
  file: zip,
  /** Size in bytes. */
  size: z.int().positive(),
  /** Last day of its support, where that is settled: `2027-06-30`. */
  supportedUntil: z.iso.date().exactOptional(),
};

const release = z.strictObject({ v: version, ...download });

/** Fields of a plugin that describe its releases: those of the current one, then the older ones. */
const versions = z.object({
  version,
  ...download,
  /** Older versions, newest first. */
  releases: z.array(release),
});

const step = z.strictObject({
  /** One action, in Markdown of one paragraph. */
  caption: text(5, 600),
  figure: z
    .strictObject({
      src: image,
      /** Text alternative of the picture. */
      alt: text(10, 200),
      /** Width and height in pixels. */
      width: z.int().positive(),
      height: z.int().positive(),
    })
    .exactOptional(),
  warning: text(10, 400).exactOptional(),
  /** Whether the step is shown without a number. */
  noIndex: z.boolean().exactOptional(),
});

const stepGroup = z.strictObject({
  name: text(3, 60),
  description: text(10, 600).exactOptional(),
  steps: z.array(step).min(1),
  warning: text(10, 400).exactOptional(),
});

const fields = z.strictObject({
  /** Whether the page and the download exist (SPEC 8). */
  active: z.boolean(),
  type: z.enum(['shopping']),
  /** `id` of a group in `plugin-groups.json`. */
  group: slug,
  name: text(3, 60),
  image,
  /** Last address segment, and the name of the file. */
  url: slug,
  /** Summary of one sentence, for lists. */
  short: text(20, 200),
  /** Paragraphs, in Markdown. */
  description: z.array(text(20, 1200)).min(1),
  ...versions.shape,
  stepGroups: z.array(stepGroup).min(1),
  disclaimer: text(20, 600).exactOptional(),
  /** Addresses of the "Next" cards. */
  related: z.array(link).exactOptional(),
  /** Parts of the shell that this page switches on or off (SPEC 2). */
  shell: shellOverridesSchema.exactOptional(),
});

/** Path of a plugin's file from the project root, by its `url`. */
export function pluginFilePath(url: string): string {
  return `content/plugins/${url}.json`;
}

/** `content/plugins/<url>.json` (SPEC 3 "Plugin", with checksums for a safe download). */
export const pluginSchema = fields.superRefine((plugin, context) => {
  const listed = [{ v: plugin.version, file: plugin.file }, ...plugin.releases];
  for (const [index, { v, file }] of listed.entries()) {
    const at = index === 0 ? [] : ['releases', index - 1];
    if (!file.includes(v)) {
      const message = `expected a name that contains the version "${v}", received "${file}"`;
      context.addIssue({ code: 'custom', path: [...at, 'file'], message });
    }
    if (listed.findIndex((other) => other.v === v) < index) {
      const message = `version "${v}" is listed twice`;
      context.addIssue({ code: 'custom', path: [...at, 'v'], message });
    }
    // The page names the newest release, but the download is the plugin's own version.
    if (compareVersions(v, plugin.version) > 0) {
      const message = `version "${v}" is newer than "version", which says "${plugin.version}". Take the release out, or make it the current one`;
      context.addIssue({ code: 'custom', path: [...at, 'v'], message });
    }
  }
});

/**
 * Picks the release fields of a plugin, without the texts of its page.
 * @throws never for a validated plugin
 */
export function pickPluginVersions(plugin: PluginVersions): PluginVersions {
  return versions.parse(plugin);
}

/** Plugin with its current download and its installation steps. */
export type Plugin = z.infer<typeof pluginSchema>;
/** Fields of a plugin that describe its releases, as sent to the browser. */
export type PluginVersions = z.infer<typeof versions>;
/** Older version of a plugin. */
export type PluginRelease = z.infer<typeof release>;
/** Product that a plugin works with. */
export type PluginCompatibility = z.infer<typeof compatibility>;
/** One step of an installation. */
export type PluginStep = z.infer<typeof step>;
/** Steps under one heading. */
export type PluginStepGroup = z.infer<typeof stepGroup>;

const group = z.strictObject({
  id: slug,
  /** Heading of the group: `Shopping Carts`. */
  name: text(3, 60),
  /** CSS class of the group's icon and colour: `shopping`. */
  class: slug,
  /** `url`s of its plugins, in display order. */
  list: z.array(slug).min(1),
});

/** `content/plugin-groups.json` (SPEC 3 "Plugin group"); empty for a provider without plugins. */
export const pluginGroupsSchema = z.array(group);

/** Group of plugins. */
export type PluginGroup = z.infer<typeof group>;
