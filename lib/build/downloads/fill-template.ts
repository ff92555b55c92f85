import { extname } from 'node:path';
import { compareVersions } from '@/lib/text/versions';

/** The facts of a release as the sources of the archives name them: `@name@`, `@version@`. */
export type TemplateValues = Readonly<Record<string, string>>;

type Language = {
  /** Comments and strings, whole, and what is to be filled outside them. */
  readonly pieces: RegExp;
  /** What the strings begin with in which a value is spelled differently. */
  readonly quote: string;
  readonly spell: (value: string) => string;
};

/** By the ending of a file; a value is put into any other as it is. */
const LANGUAGES: ReadonlyMap<string, Language> = new Map([
  [
    '.php',
    {
      pieces: /\/\*[^]*?\*\/|(?:\/\/|#).*|'(?:\\[^]|[^'\\])*'|"(?:\\[^]|[^"\\])*"|@[A-Za-z]+@/g,
      quote: "'",
      spell: (value) => value.replace(/['\\]/g, '\\$&'),
    },
  ],
  [
    '.json',
    {
      pieces: /"(?:\\.|[^"\\])*"|@[A-Za-z]+@/g,
      quote: '"',
      spell: (value) => JSON.stringify(value).slice(1, -1),
    },
  ],
]);

/**
 * The text of one file as it stands in one release.
 * Lines between `#since 3.1.0` and `#end` are kept from that version on; `@key@` becomes its value, spelled
 * as a string of PHP or JSON asks where it stands in one.
 * @param file its name: the ending tells the language.
 * @throws when a key has no value or a block is not closed, so that no archive ships a raw token
 */
export function fillTemplate(
  text: string,
  version: string,
  values: TemplateValues,
  file = '',
): string {
  const filtered = filterBlocks(text, version);
  const language = LANGUAGES.get(extname(file));
  if (!language) return fillKeys(filtered, values);
  const { pieces, quote, spell } = language;
  return filtered.replace(pieces, (piece) =>
    fillKeys(piece, values, piece.startsWith(quote) ? spell : undefined),
  );
}

function fillKeys(
  text: string,
  values: TemplateValues,
  spell = (value: string): string => value,
): string {
  return text.replace(/@([A-Za-z]+)@/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`no value for @${key}@`);
    return spell(value);
  });
}

function filterBlocks(text: string, version: string): string {
  const included: string[] = [];
  let since: string | undefined;
  for (const line of text.split('\n')) {
    const opened = /^#since (\S+)$/.exec(line)?.[1];
    if (opened !== undefined && since !== undefined)
      throw new Error(`#since inside #since: ${line}`);
    if (opened !== undefined) since = opened;
    else if (line === '#end') since = undefined;
    else if (since === undefined || compareVersions(version, since) >= 0) included.push(line);
  }
  if (since !== undefined) throw new Error(`#since ${since} has no #end`);
  return included.join('\n');
}
