import { z } from 'zod';
import { link, text } from './fields';

/**
 * `content/search-words.json`: what readers call a place of the portal that calls itself otherwise, by the
 * address of the place.
 */
export const searchWordsSchema = z.record(link, z.array(text(2, 60)).min(1));

/** What readers call a place, by its address. */
export type SearchWords = z.infer<typeof searchWordsSchema>;
