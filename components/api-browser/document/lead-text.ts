/** Characters: a longer paragraph is for who reads on. */
const MAX_LEAD_CHARS = 400;

const BLANK_LINE = /\r?\n[^\S\n]*(?:\r?\n|$)/;

/** Lines that begin with a word, without a sign that Markdown or HTML gives a meaning to. */
const PLAIN = /^(?: {0,3}["'“‘(]?\p{L}[^\\`*_~<>[\]|&#@\n]*(?:\n|$))+$/u;

/** What becomes a link, and what breaks a line, without such a sign. */
const IMPLICIT_MARKUP = /:\/\/|\bwww\.| {2}\r?\n/;

/** A description in two: what stands under a title, and what is left of it. */
export type Lead = { readonly lead: string; readonly rest: string };

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
