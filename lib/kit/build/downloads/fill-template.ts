import { extname } from 'node:path';
import { compareVersions } from '@/lib/text/versions';

/** Values by the keys that the sources of the archives name them with: `@name@`, `@version@`. */
export type TemplateValues = Readonly<Record<string, string>>;

type Language = {
  /** Whole comments and strings, and keys outside of them. */
  readonly pieces: RegExp;
  /** Quote of the strings in which a value is escaped. */
  readonly quote: string;
  readonly escape: (value: string) => string;
};

/** Languages by file extension; other files get values as they are. */
const LANGUAGES: ReadonlyMap<string, Language> = new Map([
  [
    '.php',
    {
      pieces: /\/\*[^]*?\*\/|(?:\/\/|#).*|'(?:\\[^]|[^'\\])*'|"(?:\\[^]|[^"\\])*"|@[A-Za-z]+@/g,
      quote: "'",
      escape: (value) => value.replace(/['\\]/g, '\\$&'),
    },
  ],
  [
    '.json',
    {
      pieces: /"(?:\\.|[^"\\])*"|@[A-Za-z]+@/g,
      quote: '"',
      escape: (value) => JSON.stringify(value).slice(1, -1),
    },
  ],
]);

/**
 * Fills one file of one release. Lines between `#since 3.1.0` and `#end` are kept from that version
 * on; `@key@` becomes its value, escaped inside a string of PHP or JSON.
 * @param file name of the file, whose extension decides the language.
 * @throws for a key without a value and for a block without an end, so that no archive ships a raw
 * key
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
  const { pieces, quote, escape } = language;
  return filtered.replace(pieces, (piece) =>
    fillKeys(piece, values, piece.startsWith(quote) ? escape : undefined),
  );
}

function fillKeys(
  text: string,
  values: TemplateValues,
  escape = (value: string): string => value,
): string {
  return text.replace(/@([A-Za-z]+)@/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`no value for @${key}@`);
    return escape(value);
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
