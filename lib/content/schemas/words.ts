import { z } from 'zod';
import { text } from './fields';

/**
 * `content/words.json`: words in code type that no document knows, each with the reason why it is right
 * all the same.
 */
export const wordsSchema = z.array(
  z.strictObject({ words: z.array(text(1, 60)).min(1), reason: text(10, 200) }),
);
