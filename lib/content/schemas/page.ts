import { z } from 'zod';
import { link, slug, text } from './fields';
import { shellOverridesSchema } from './navigation';

/** The front matter of a guide that is printed as PDF. It is no page, so it has no order and no section. */
export const pdfGuideSchema = z.strictObject({ title: text(2, 60), description: text(50, 200) });

/** A guide that is given away as a file. */
export type PdfGuide = z.infer<typeof pdfGuideSchema> & {
  /** Of its file, without ending: `disputes` for `content/pdf/disputes.mdx` and `disputes.pdf`. */
  readonly name: string;
};

/** The folders of MDX pages. */
export const SECTIONS = ['solutions', 'guides', 'api', 'libs'] as const;
export type Section = (typeof SECTIONS)[number];

/** The files of `content/libs`: each has a route of its own. */
export const LIBRARY_PAGES: readonly string[] = ['sdk', 'plugins'];

/** The groups of the guides, in the order readers see them. */
export const GUIDE_GROUPS = ['Accept payments', 'Keep customers', 'Run it'] as const;
export type GuideGroup = (typeof GUIDE_GROUPS)[number];

const common = {
  /** Drawn as the page's only h1. */
  title: text(2, 60),
  /** Lead and meta description. */
  description: text(50, 200),
  /** Position in lists, lowest first; a tie goes by title. */
  order: z.int(),
  /** Short name for lists; the title when absent. */
  navTitle: text(2, 30).exactOptional(),
  /** Last part of the address; the file name when absent. */
  slug: slug.exactOptional(),
  /** Addresses drawn as "Next" cards. */
  related: z.array(link).default([]),
  /** Parts of the shell that this page switches on or off (SPEC 2). */
  shell: shellOverridesSchema.exactOptional(),
};

/** The front matter of each section. */
export const frontMatterSchemas = {
  solutions: z.strictObject(common),
  guides: z.strictObject({ ...common, group: z.enum(GUIDE_GROUPS) }),
  /** `tag`: the OpenAPI tag whose operations the page lists. */
  api: z.strictObject({ ...common, tag: text(2, 60).exactOptional() }),
  libs: z.strictObject(common),
} as const satisfies Record<Section, z.ZodType>;

/** A page of MDX, without its text: that is imported from `content/<section>/<file>.mdx`. */
export type Page = {
  readonly section: Section;
  /** Last part of the address. */
  readonly slug: string;
  /** File name without `.mdx`. */
  readonly file: string;
  readonly title: string;
  readonly navTitle: string;
  readonly description: string;
  readonly order: number;
  /** Guides only. */
  readonly group?: GuideGroup;
  /** API pages only, where they list operations. */
  readonly tag?: string;
  readonly related: readonly string[];
  readonly shell?: Readonly<z.infer<typeof shellOverridesSchema>>;
};
