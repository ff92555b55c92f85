/** Most characters of a text that are searched: one of a document of others may be a book. */
const MAX_CHARS = 2_000;

/** Text of Markdown with HTML without its marks, roughly and fast; cut after 2,000 characters. */
export function stripMarkup(markdown: string): string {
  return markdown
    .slice(0, MAX_CHARS)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/!?\[([^\][]*)\]\([^()]*\)/g, '$1')
    .replace(/[`*#>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
