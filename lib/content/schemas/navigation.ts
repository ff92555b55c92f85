import { z } from 'zod';
import { flag, like, link, text } from './fields';

/** The parts of the shell that configuration, and a page, can switch off (SPEC 2 "App shell"). */
const shellFlagsSchema = z.strictObject({
  banner: z.boolean(),
  nav: z.boolean(),
  footer: z.boolean(),
  chat: z.boolean(),
});

export type ShellFlags = z.infer<typeof shellFlagsSchema>;

/** The same parts as a page may name them: what is left out stays as configured. */
export const shellOverridesSchema = z.strictObject({
  banner: flag,
  nav: flag,
  footer: flag,
  chat: flag,
});

/** The fields of every entry (SPEC 3 "Navigation item"). */
const entry = {
  name: text(1, 40),
  url: link,
  /** External: opens in a new tab. */
  ext: flag,
  /** Shows a badge. */
  beta: flag,
  /** Id on the page, without `#`. */
  fragment: like(/^[\w-]+$/, 'an id without "#"').exactOptional(),
  /** Active only at this very address, not below it. */
  exact: flag,
  /** Has a sub-list. */
  sub: flag,
  /** The sub-list also holds the operations, grouped by method. */
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

/** An item of the navigation. A list repeats the same fields (SPEC 3). */
export type NavigationItem = Entry & { readonly list?: readonly NavigationItem[] };

const navigationItemSchema: z.ZodType<NavigationItem> = z
  .strictObject({
    ...entry,
    get list() {
      return z.array(navigationItemSchema).min(1).exactOptional();
    },
  })
  .refine(({ sub, list }) => (sub === true) === (list !== undefined), {
    error: 'expected "sub": true together with a "list", received one without the other',
  })
  .refine(({ url, ext }) => ext === true || !/^https?:/.test(url), {
    path: ['url'],
    error: 'an address outside this site needs "ext": true, so that it opens in a new tab',
  });

/** `content/navigation.json`. */
export const navigationSchema = z.strictObject({
  shell: shellFlagsSchema,
  /** Words that the empty search offers, the name of a field first. */
  searchExamples: z.array(text(2, 40)).max(6).default([]),
  primary: z.array(navigationItemSchema).min(1),
  footer: z.array(navigationItemSchema).min(1),
});

export type Navigation = z.infer<typeof navigationSchema>;
