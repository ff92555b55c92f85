import { more } from '@/.generated/words/openapi/markdown';

/** Most levels of fields inside of fields that are described, as on a page; of one deeper, only the names are listed. */
const MAX_NESTING = 6;

/** Level of a nested list. */
export type ListLevel = {
  /** Lists around it. */
  readonly depth: number;
  /** Levels of fields, as its page counts them, that are still described. */
  readonly left: number;
};

/** Level of the lists inside of an item. */
export const getNextLevel = ({ depth, left }: ListLevel): ListLevel => ({
  depth: depth + 1,
  left: left - 1,
});

/** Most lines of one list: about 15,000 words, after which nobody reads on. */
const MAX_LINES = 1000;

/** Lines of a list with as many levels as fit into it: fields in the open come before those inside of others. */
export function fitLevels(list: (root: ListLevel) => Iterable<string>): string {
  for (let left = MAX_NESTING; left > 0; left -= 1) {
    const lines: string[] = [];
    for (const line of list({ depth: 0, left })) if (lines.push(line) > MAX_LINES) break;
    if (lines.length <= MAX_LINES) return lines.join('\n');
  }
  const lines = [...list({ depth: 0, left: 0 })];
  const left = lines.length - MAX_LINES;
  return [...lines.slice(0, MAX_LINES), ...(left > 0 ? [`- ${more(left)}`] : [])].join('\n');
}
