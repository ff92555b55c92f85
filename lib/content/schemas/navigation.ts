import { z } from 'zod';
import * as words from '@/.generated/words/content/defaults';
import { sections, workflows } from '@/.generated/words/shell/navigation';
import { describeIssue } from '../source/messages';
import { flag, like, link, text } from './value-schemas';

/** Parts of the shell that configuration or a page can switch off (SPEC 2 "App shell"). */
const shellFlagsSchema = z.strictObject({
  banner: z.boolean(),
  nav: z.boolean(),
  footer: z.boolean(),
  chat: z.boolean(),
});

/** Which parts of the shell are shown. */
export type ShellFlags = z.infer<typeof shellFlagsSchema>;

/** Parts of the shell that a page overrides; an omitted one stays as configured. */
export const shellOverridesSchema = z.strictObject({
  banner: flag,
  nav: flag,
  footer: flag,
  chat: flag,
});

/** Parts of the shell that a page switches on (`true`) or off. */
export type ShellOverrides = Readonly<z.infer<typeof shellOverridesSchema>>;

/** Fields of a navigation item (SPEC 3 "Navigation item"). */
const entry = {
  name: text(1, 40),
  url: link,
  /** Whether the address is external and opens in a new tab. */
  ext: flag,
  /** Whether a "beta" badge is shown. */
  beta: flag,
  /** Id on the page, without `#`. */
  fragment: like(/^[\w-]+$/, 'an id without "#"').exactOptional(),
  /** Whether the item is active only at this address, not below it. */
  exact: flag,
  /** Whether the item has a sub-list. */
  sub: flag,
  /** Whether the sub-list also holds the operations, grouped by method. */
  listByMethod: flag,
};

type Entry = {
  readonly name: string;
  readonly url: string;
  readonly ext?: boolean;
  readonly beta?: boolean;
  readonly fragment?: string;
  readonly exact?: boolean;
  readonly sub?: boolean;
  readonly listByMethod?: boolean;
};

/** Navigation item; its list repeats the same fields (SPEC 3). */
export type NavigationItem = Entry & { readonly list?: readonly NavigationEntry[] };

/** Entries of a list under a heading, which leads nowhere. */
export type NavigationGroup = {
  readonly heading: string;
  readonly list: readonly NavigationEntry[];
};

/** Entry of a list. */
export type NavigationEntry = NavigationItem | NavigationGroup;

const navigationItemSchema: z.ZodType<NavigationItem> = z
  .strictObject({
    ...entry,
    get list() {
      return z.array(navigationEntrySchema).min(1).exactOptional();
    },
  })
  .refine(({ sub, list }) => (sub === true) === (list !== undefined), {
    error: 'expected "sub": true together with a "list", received one without the other',
  })
  .refine(({ url, ext }) => ext === true || !/^https?:/.test(url), {
    path: ['url'],
    error: 'an address outside this site needs "ext": true, so that it opens in a new tab',
  });

const navigationGroupSchema: z.ZodType<NavigationGroup> = z.strictObject({
  heading: text(1, 40),
  get list() {
    return z.array(navigationItemSchema).min(1);
  },
});

// Chosen by its key, because the error of a union names neither place nor fix.
const navigationEntrySchema: z.ZodType<NavigationEntry> = z
  .unknown()
  .transform((value, context) => {
    const isGroup = typeof value === 'object' && value !== null && 'heading' in value;
    const schema = isGroup ? navigationGroupSchema : navigationItemSchema;
    const result = schema.safeParse(value, { error: describeIssue });
    if (result.success) return result.data;
    for (const { path, message } of result.error.issues)
      context.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  });

/** Title and lead of the first page of a section. */
const head = (title: string, description: string) =>
  z
    .strictObject({
      title: text(2, 60).default(title),
      /** Lead and meta description. */
      description: text(20, 300).default(description),
    })
    .prefault({});

/** `sections` of `content/navigation.json`: what the first pages of the sections say. */
const sectionsSchema = z
  .strictObject({
    solutions: head(sections.solutions, words.solutionsLead),
    guides: head(sections.guides, words.guidesLead),
    libs: head(sections.libs, words.librariesLead),
    workflows: head(workflows, words.workflowsLead),
    changelog: head(words.changelog, words.changelogLead),
    breaking: head(words.breaking, words.breakingLead),
    ends: head(words.ends, words.endsLead),
  })
  .prefault({});

/** `guides` of `content/navigation.json`: rules that all guides keep. */
export const guideRulesSchema = z
  .strictObject({
    /** Their groups in display order; without them each guide names any group, or none. */
    groups: z.array(text(2, 40)).default([]),
    /** Headings that every guide has, in their order; none by default. */
    headings: z.array(text(2, 60)).default([]),
  })
  .prefault({});

const startSchema = z.strictObject({ name: text(1, 40), url: link, text: text(3, 80) });

/** A page to begin with. */
export type StartPage = z.infer<typeof startSchema>;

/** `content/navigation.json`: shell, search examples, links of menu, banner and footer. */
export const navigationSchema = z.strictObject({
  shell: shellFlagsSchema,
  /** Overrides of the shell for pages without a file of their own, by address; `/api/*` is all below `/api/`. */
  routes: z.record(z.string(), shellOverridesSchema).default({}),
  /** Whether the lists of operations are sorted by name, until a reader decides (SPEC 4). */
  sortByName: z.boolean().default(false),
  /** Examples that the empty search dialog offers, the name of a field first. */
  searchExamples: z.array(text(2, 40)).max(6).default([]),
  /** Pages to begin with, where the search has nothing to show and where no page has an address. */
  starts: z.array(startSchema).max(8).default([]),
  sections: sectionsSchema,
  guides: guideRulesSchema,
  primary: z.array(navigationItemSchema).default([]),
  /** Links beside the login, on phones below the menu. */
  banner: z
    .array(
      navigationItemSchema.refine(({ sub }) => sub !== true, {
        error: 'expected a link alone: the banner has no menus, "primary" has',
      }),
    )
    .max(4)
    .default([]),
  footer: z.array(navigationItemSchema).default([]),
  /** Second row of the footer: status page, support, files. */
  resources: z.array(navigationItemSchema).default([]),
});

/** Navigation of the portal. */
export type Navigation = z.infer<typeof navigationSchema>;
