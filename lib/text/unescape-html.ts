/** Characters of the entities that every program writes, by their names. */
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['quot', '"'],
  ['amp', '&'],
  ['apos', "'"],
  ['lt', '<'],
  ['gt', '>'],
  ['nbsp', '\u00a0'],
]);

/** Largest code of a character. */
const MAX_CODE = 0x10_ff_ff;

/** Replaces the entities of HTML by their characters: `&quot;`, `&#39;`, `&#x2F;`. Others stay as they are. */
export function unescapeHtml(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi,
    (written: string, ...parts: readonly string[]) => {
      const [hex, digits, name = ''] = parts;
      const code = Number.parseInt(hex ?? digits ?? '', hex === undefined ? 10 : 16);
      if (Number.isNaN(code)) return ENTITIES.get(name.toLowerCase()) ?? written;
      return code <= MAX_CODE ? String.fromCodePoint(code) : written;
    },
  );
}
