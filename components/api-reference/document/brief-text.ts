/** Characters: a longer paragraph is for who reads on. */
const MAX_LEAD_CHARS = 400;

const BLANK_LINE = /\r?\n[^\S\n]*(?:\r?\n|$)/;

/** Lines that begin with a word, without a sign that Markdown or HTML gives a meaning to. */
const PLAIN = /^(?: {0,3}["'“‘(]?\p{L}[^\\`*_~<>[\]|&#@\n]*(?:\n|$))+$/u;

/** What becomes a link, and what breaks a line, without such a sign. */
const IMPLICIT_MARKUP = /:\/\/|\bwww\.| {2}\r?\n/;

/** A description in two: what stands under a title, and what is left of it. */
type Lead = { readonly lead: string; readonly rest: string };

/**
 * Takes the first paragraph off a Markdown text where it is one of a few plain words, which say the same without a
 * reader of Markdown. Any other text is left as it is: the lead is empty then.
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
