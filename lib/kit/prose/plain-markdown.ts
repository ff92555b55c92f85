import { isElement, type MdxNode } from '@/lib/content/source/mdx-tree';

type Range = readonly [from: number, to: number];

/** Ranges of the tags of a component, without what is between them. */
function listTagRanges(node: MdxNode): readonly Range[] {
  const { start, end } = node.position ?? {};
  const first = node.children?.[0]?.position?.start.offset;
  const last = node.children?.at(-1)?.position?.end?.offset;
  if (start?.offset === undefined || end?.offset === undefined) return [];
  if (first === undefined || last === undefined) return [[start.offset, end.offset]];
  return [
    [start.offset, first],
    [last, end.offset],
  ];
}

function collectTagRanges(node: MdxNode): readonly Range[] {
  const inside = (node.children ?? []).flatMap(collectTagRanges);
  return isElement(node) ? [...listTagRanges(node), ...inside] : inside;
}

/**
 * Converts MDX to Markdown with the same lines for the linter: blanks the tags of components, which
 * it would take for paragraphs or HTML, and keeps their content.
 */
export function blankTags(source: string, tree: MdxNode): string {
  const characters = source.split('');
  const blanked = new Set<number>();
  let line = 0;
  const lines = characters.map((character) => (character === '\n' ? line++ : line));
  for (const [from, to] of collectTagRanges(tree)) {
    for (let index = from; index < to; index += 1) {
      if (characters[index] === '\n') continue;
      characters[index] = ' ';
      blanked.add(lines[index] ?? 0);
    }
  }
  // Spaces in place of a tag must not count as trailing spaces of the writer.
  return characters
    .join('')
    .split('\n')
    .map((text, index) => (blanked.has(index) ? text.trimEnd() : text))
    .join('\n');
}
