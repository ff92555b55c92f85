import { readQuestions } from '@/lib/content/read-data';
import { urls } from '@/lib/routes/urls';

/** A question of a reader, and the address that answers it. */
export type Question = { readonly text: string; readonly url: string };

/** Whether an address begins with another; only its own places are below the start page. */
const isBelow = (url: string, start: string) =>
  start === urls.home ? url.split('#')[0] === start : url.startsWith(start);

/**
 * Lists the questions that are answered below some addresses, in the order of `content/questions.json`.
 * @param under Beginnings of addresses, with spaces between them.
 */
export function listQuestions(under: string): readonly Question[] {
  const starts = under.split(/\s+/).filter(Boolean);
  return Object.entries(readQuestions()).flatMap(([url, texts]) =>
    starts.some((start) => isBelow(url, start)) ? texts.map((text) => ({ text, url })) : [],
  );
}
