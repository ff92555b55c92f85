import { z } from 'zod';
import { text } from './fields';

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
export const sectionsSchema = z
  .strictObject({
    solutions: head('Solutions', 'Start from what you want to build.'),
    guides: head('Guides', 'Step by step, from the first request to production.'),
    libs: head('Libraries', 'Plugins to install, and SDKs for your language.'),
    workflows: head('Workflows', 'Whole tasks, from the first request to the last.'),
    changelog: head('Changelog', 'What each release of the API documents changed.'),
  })
  .prefault({});

/** What the first pages of the sections say. */
export type Sections = z.infer<typeof sectionsSchema>;

/** `guides` of `content/navigation.json`: rules that all guides keep. */
export const guideRulesSchema = z
  .strictObject({
    /** Their groups in display order; without them each guide names any group, or none. */
    groups: z.array(text(2, 40)).default([]),
    /** Headings that every guide has, in their order; none by default. */
    headings: z.array(text(2, 60)).default([]),
  })
  .prefault({});
