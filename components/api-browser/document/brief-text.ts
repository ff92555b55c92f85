/** Of a description: what a list has room for. The rest is below "Authentication, groups, contact". */
const LONGEST = 300;

/**
 * The first paragraph of a text as plain words: for lists, where formatting it would fetch the Markdown reader.
 * Underscores stay: they are more often part of a name than a mark.
 */
export function toBriefText(markdown: string): string {
  const [first = ''] = markdown.trim().split(/\n\s*\n/, 1);
  const words = first
    // What follows is cut off anyway, and a search through it would be work.
    .slice(0, 4 * LONGEST)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/^#+ |[*`]+/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= LONGEST) return words;
  return `${words.slice(0, LONGEST).replace(/\s+\S*$/, '')} …`;
}
