/** Longest first paragraph that stands below a title, in characters. */
const MAX_LEAD_CHARS = 400;

const BLANK_LINE = /\r?\n[^\S\n]*(?:\r?\n|$)/;

/** Lines that begin with a word and have no character with a meaning in Markdown or HTML. */
const PLAIN = /^(?: {0,3}["'“‘(]?\p{L}[^\\`*_~<>[\]|&#@\n]*(?:\n|$))+$/u;

/** Links and line breaks that Markdown makes without such a character. */
const IMPLICIT_MARKUP = /:\/\/|\bwww\.| {2}\r?\n/;

/** A description in two: the paragraph under the title, and the rest. */
type Lead = { readonly lead: string; readonly rest: string };

/**
 * Splits off the first paragraph of a Markdown text where it is short and plain, so that it needs
 * no Markdown parser. Any other text is the rest as a whole, with an empty lead.
 * @example splitLead('Pays out.\n\n## Limits') // { lead: 'Pays out.', rest: '\n\n## Limits' }
 */
export function splitLead(markdown: string): Lead {
  const text = markdown.replace(/^(?:[^\S\n]*\n)+/, '');
  const start = text.slice(0, MAX_LEAD_CHARS + 1);
  const end = BLANK_LINE.exec(start)?.index ?? start.length;
  const lead = start.slice(0, end);
  if (lead.length > MAX_LEAD_CHARS || IMPLICIT_MARKUP.test(lead) || !PLAIN.test(lead))
    return { lead: '', rest: markdown };
  return { lead: lead.replace(/\s+/g, ' ').trim(), rest: text.slice(end) };
}

/** Longest description in a list, in characters; all of it is in `DocumentMore`. */
const MAX_BRIEF_CHARS = 300;

/**
 * First paragraph of a Markdown text without markup, for lists that do not load the Markdown
 * parser. Underscores stay: they are part of names more often than emphasis.
 */
export function briefText(markdown: string): string {
  const [first = ''] = markdown.trim().split(/\n\s*\n/, 1);
  const text = first
    // Saves work: the result is cut off anyway.
    .slice(0, 4 * MAX_BRIEF_CHARS)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/^#+ |[*`]+/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= MAX_BRIEF_CHARS) return text;
  return `${text.slice(0, MAX_BRIEF_CHARS).replace(/\s+\S*$/, '')} …`;
}
