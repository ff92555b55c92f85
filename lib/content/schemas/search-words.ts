import { z } from 'zod';
import { link, text } from './fields';

/** `content/search-words.json`: other names that readers search for, by address. */
export const searchWordsSchema = z.record(link, z.array(text(2, 60)).min(1));

/** Other names of a page or anchor, by its address. */
export type SearchWords = z.infer<typeof searchWordsSchema>;
