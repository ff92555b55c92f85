import { z } from 'zod';
import { DRAWING_NAMES, type DrawingName } from './drawings';
import { type ShellOverrides, shellOverridesSchema } from './navigation';
import { flag, link, slug, text } from './value-schemas';

/** Front matter of a PDF guide, which is no page and so has no order and no section. */
export const pdfGuideSchema = z.strictObject({ title: text(2, 60), description: text(50, 200) });

/** Guide that readers download as PDF. */
export type PdfGuide = z.infer<typeof pdfGuideSchema> & {
  /** File name without extension: `disputes` for `content/pdf/disputes.mdx` and `disputes.pdf`. */
  readonly name: string;
};

/** Folders of MDX pages below `content`. */
export const SECTIONS = ['solutions', 'guides', 'api', 'libs', 'pages'] as const;
/** Folder of a page below `content`. */
export type Section = (typeof SECTIONS)[number];

/** Sections whose folder may have folders, which are parts of addresses. */
const NESTED: readonly Section[] = ['guides', 'pages'];

/** Whether the folder of a section may have folders. */
export const isNested = (section: Section): boolean => NESTED.includes(section);

/**
 * Path of a page below the address of its section: `payments/cards`; empty for `index` in the folder of the section.
 * @param name Path of its file from there, without ending: `payments/cards`, `payments/index`.
 * @param last Last part of the address, where it is another than the name of the file.
 */
export function getSlug(section: Section, name: string, last?: string): string {
  const path = isNested(section) ? name.replace(/(?:^|\/)index$/, '') : name;
  return last === undefined ? path : path.replace(/[^/]*$/, last);
}

/** Files of `content/libs`, each with a route of its own. */
export const LIBRARY_PAGES: readonly string[] = ['sdk', 'plugins'];

/** File and slug of the guide that gathers the checklists of all guides, with a route of its own. */
export const GO_LIVE_PAGE = 'go-live';

const common = {
  /** The page's only h1. */
  title: text(2, 60),
  /** Lead and meta description. */
  description: text(50, 200),
  /** Sort key in lists, lowest first; a tie goes by title. */
  order: z.int(),
  /** Short name for lists; the title when absent. */
  navTitle: text(2, 30).exactOptional(),
  /** Costs of the product, by name: `Requests`, `Time to build`. Shown where readers choose. */
  facts: z.record(text(2, 30), text(1, 60)).default({}),
  /** Drawing on its card. */
  drawing: z.enum(DRAWING_NAMES).exactOptional(),
  /** Whether readers who do not know where to begin begin here. */
  startHere: flag,
  /** Addresses of the "Next" cards. */
  related: z.array(link).default([]),
  /** Day on which a writer last compared the page with the documents; the check asks for it. */
  verified: z.iso.date().exactOptional(),
  /** Parts of the shell that this page switches on or off (SPEC 2). */
  shell: shellOverridesSchema.exactOptional(),
};

const named = {
  ...common,
  /** Last part of the address; the file name when absent. */
  slug: slug.exactOptional(),
};

/** Schema of the front matter, by section. */
export const frontMatterSchemas = {
  solutions: z.strictObject(named),
  guides: z.strictObject({
    ...named,
    /** Heading that it stands under where guides are listed. */
    group: text(2, 40).exactOptional(),
    /** When an agent needs the guide, which then is a skill, too: `Use when …`. */
    skill: text(20, 200).exactOptional(),
  }),
  /** `tag` is the OpenAPI tag whose operations the page lists. */
  api: z.strictObject({ ...named, tag: text(2, 60).exactOptional() }),
  libs: z.strictObject(named),
  pages: z.strictObject({ ...common, order: z.int().default(0) }),
} as const satisfies Record<Section, z.ZodType>;

/** Call of an operation on a page. */
export type PageRequest = {
  /** Id of the operation: `post /sale`. */
  readonly operation: string;
  /** Id of the heading above it; empty above the first one. */
  readonly heading: string;
  /** Number of the step that it stands in, from 1; 0 outside of steps. */
  readonly step: number;
};

/** Parts of a page's text that other pages show. */
export type PageBody = {
  /** Markdown of each item of its checklists, values filled in. */
  readonly tasks: readonly string[];
  /** Its `<Request>`s in reading order. */
  readonly requests: readonly PageRequest[];
};

/** MDX page without its text, which routes import from `getPagePath`. */
export type Page = {
  readonly section: Section;
  /** Path below the address of the section, mostly one part: `webhooks`, `payments/cards`. */
  readonly slug: string;
  /** Path of the file below the folder of the section, without its ending; empty for the page of a tag that no file is about. */
  readonly file: string;
  /** Whether the file ends with `.md` instead of `.mdx`; its text is MDX all the same. */
  readonly isMarkdown?: boolean;
  /** Markdown of that page, from its document. */
  readonly text?: string;
  readonly title: string;
  readonly navTitle: string;
  readonly description: string;
  readonly order: number;
  /** Group; guides only. */
  readonly group?: string;
  /** When an agent needs the guide as a skill; guides only. */
  readonly skill?: string;
  /** OpenAPI tag; only for API pages that list operations. */
  readonly tag?: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly drawing?: DrawingName;
  readonly startHere?: boolean;
  readonly related: readonly string[];
  readonly shell?: ShellOverrides;
  /** Day on which a writer last compared it with the documents: `2026-11-27`. */
  readonly verified?: string;
};

/** End of the name of a page's file. */
export const PAGE_ENDING = /\.mdx?$/;

/** Path of the file that a page is written in, from the project root. */
export function getPagePath(page: Pick<Page, 'section' | 'file' | 'isMarkdown'>): string {
  return `content/${page.section}/${page.file}${page.isMarkdown ? '.md' : '.mdx'}`;
}
