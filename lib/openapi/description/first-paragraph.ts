const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['nbsp', ' '],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#39', "'"],
  ['amp', '&'],
]);

/** A text with its common entities decoded, in one line. */
export function decodeLine(text: string): string {
  const decoded = text.replace(
    /&([a-z\d#]{2,4});/g,
    (entity, name: string) => ENTITIES.get(name) ?? entity,
  );
  return decoded.trim().replace(/\s+/g, ' ');
}

/** Most characters of a description that are read for its first paragraph. */
const MAX_LEAD_CHARS = 4_000;

/**
 * First paragraph of Markdown or HTML as one line of text, for places that show no markup. A link is its text.
 * Underscores stay: they are part of field names far more often than emphasis. Empty for an empty text.
 */
export function getFirstParagraph(markup: string): string {
  const start = markup.slice(0, MAX_LEAD_CHARS).trim();
  const [first = ''] = start.split(/\n\s*\n|<\/p>|<br/i);
  const text = first
    .replace(/!?\[([^\][]*)\]\([^()]*\)/g, '$1')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/[`*]/g, '');
  return decodeLine(text);
}
