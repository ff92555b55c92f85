import { z } from 'zod';
import { link, text } from './value-schemas';

/** `content/words.json`: words in code type that are right although in no document. */
export const wordsSchema = z.array(
  z.strictObject({ words: z.array(text(1, 60)).min(1), reason: text(10, 200) }),
);

/** `content/search-words.json`: other names that readers search for, by address. */
export const searchWordsSchema = z.record(link, z.array(text(2, 60)).min(1));

/** `content/questions.json`: what readers ask, in their own words, by the address that answers. */
export const questionsSchema = z.record(link, z.array(text(8, 120)).min(1));

/** Other names of a page or anchor, by its address. */
export type SearchWords = z.infer<typeof searchWordsSchema>;
