import { z } from 'zod';
import { link, text } from './fields';

/** `content/search-words.json`: other names that readers search for, by address. */
export const searchWordsSchema = z
  .record(link, z.array(text(2, 60)).min(1))
  .superRefine((searchWords, context) => {
    const addresses = new Map<string, string>();
    for (const [address, words] of Object.entries(searchWords)) {
      for (const [index, written] of words.entries()) {
        const word = written.trim().toLowerCase();
        const other = addresses.get(word);
        addresses.set(word, other ?? address);
        if (other === undefined) continue;
        const message = `"${written}" stands below "${other}" already: keep the one that readers mean`;
        context.addIssue({ code: 'custom', path: [address, index], message });
      }
    }
  });

/** Other names of a page or anchor, by its address. */
export type SearchWords = z.infer<typeof searchWordsSchema>;
