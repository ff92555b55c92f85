import type { MdxNode } from '@/lib/content/source/mdx-tree';
import { collectProse } from './find-terms';
import type { ProseError } from './prose-error';

/** Beginning of every sentence that `npm run new` leaves for the writer to replace. */
export const PLACEHOLDER = 'Write here:';

/** Finds sentences of the skeleton that are not replaced yet. */
export function findPlaceholders(tree: MdxNode): readonly ProseError[] {
  return collectProse(tree)
    .filter(({ text }) => text.includes(PLACEHOLDER))
    .map(({ line, text }) => ({
      line,
      what: `still the sentence of the skeleton: “${text.slice(text.indexOf(PLACEHOLDER)).trim()}”`,
      how: 'Put your own in its place',
    }));
}
