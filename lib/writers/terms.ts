import { z } from 'zod';
import { text } from '@/lib/content/kinds/fields';
import type { Report } from '@/lib/content/source/fill';
import { parseJsonContent } from '@/lib/content/source/parse';

const name = z.strictObject({
  /** The one spelling: `JavaScript`. */
  write: text(2, 40),
  because: text(10, 200),
});

const word = z.strictObject({
  /** What to write; nothing where the word is to be left out. */
  write: text(2, 60).exactOptional(),
  /** What is found instead, in any case. */
  not: z.array(text(2, 40)).min(1),
  because: text(10, 200),
});

const termsSchema = z.strictObject({
  /** Proper names: each spelled in one way, capitals included. */
  names: z.array(name),
  /** One word for one thing. */
  words: z.array(word),
});

/** `content/terms.json`: which word the portal uses for a thing, and why. */
export type Terms = z.infer<typeof termsSchema>;

/** The terms from JSON text; faults are reported, and give `undefined`. */
export function parseTerms(json: string, report: Report): Terms | undefined {
  return parseJsonContent(termsSchema, json, {}, report);
}
