/** Of a description: what a list has room for. The rest is below "Authentication, groups, contact". */
const MAX_BRIEF_CHARS = 300;

/**
 * The first paragraph of a text as plain words: for lists, where formatting it would fetch the Markdown reader.
 * Underscores stay: they are more often part of a name than a mark.
 */
export function briefText(markdown: string): string {
  const [first = ''] = markdown.trim().split(/\n\s*\n/, 1);
  const text = first
    // What follows is cut off anyway, and a search through it would be work.
    .slice(0, 4 * MAX_BRIEF_CHARS)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/^#+ |[*`]+/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= MAX_BRIEF_CHARS) return text;
  return `${text.slice(0, MAX_BRIEF_CHARS).replace(/\s+\S*$/, '')} …`;
}
