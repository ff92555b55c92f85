import { z } from 'zod';
import { text } from './fields';

/** `content/words.json`: words in code type that are right although in no document. */
export const wordsSchema = z.array(
  z.strictObject({ words: z.array(text(1, 60)).min(1), reason: text(10, 200) }),
);
