import { isObject } from '@/lib/openapi/core/json';

/** Translations of names and texts, by what stands in the first language. */
export type Texts = Readonly<Record<string, string>>;

/** Field whose keys are read, too: the facts at the top of a guide. */
const READ_KEYS = 'facts';

/** Fields of workflows whose names are those of an API. */
const SENT = new Set(['payload', 'parameters', 'sourceDescriptions']);

/** Fields of data and front matter that people read. Others hold what programs read, such as the name of a tag. */
const READ_FIELDS = new Set(
  (
    'name title navTitle group groups heading headings tagline registration lead desc description short summary text ' +
    'withoutChat caption alt note warning disclaimer meaning advice cause sandbox outcome within skill'
  ).split(' '),
);

/** Calls `act` for each text that people read, and gives data with what it returns in their place. */
function mapTexts(data: unknown, act: (text: string) => string, field = ''): unknown {
  const isRead = READ_FIELDS.has(field) || field === READ_KEYS;
  if (typeof data === 'string') return isRead ? act(data) : data;
  if (SENT.has(field)) return data;
  if (Array.isArray(data)) return data.map((one) => mapTexts(one, act, field));
  if (!isObject(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) =>
      field === READ_KEYS
        ? [act(key), mapTexts(value, act, field)]
        : [key, mapTexts(value, act, key)],
    ),
  );
}

/**
 * Translates data: each text that people read and that is one of `texts` as a whole, wherever it stands.
 * @param used Receives the texts that were found.
 */
export function translateData(data: unknown, texts: Texts, used?: Set<string>): unknown {
  return mapTexts(data, (text) => {
    if (!Object.hasOwn(texts, text)) return text;
    used?.add(text);
    return texts[text] ?? text;
  });
}

/** Lists the texts of data that people read, each once: those that a translation ought to have. */
export function listReadTexts(data: unknown): readonly string[] {
  const found = new Set<string>();
  mapTexts(data, (text) => {
    // Neither a name of programs, such as `rcode`, nor a sign.
    if (/\p{Lu}|\s/u.test(text) && /\p{L}{2}/u.test(text)) found.add(text);
    return text;
  });
  return [...found];
}
