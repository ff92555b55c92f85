/** A request as a curl command states it. */
export type CurlRequest = {
  readonly method: string;
  readonly url: URL;
  /** Query parameters in the order they were given, those of the address first. */
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly user: string | undefined;
  readonly body: string | undefined;
};

const WORD = /\n|(?:[^\s'"\\]|\\.|'[^']*'|"(?:[^"\\]|\\[^])*")+/g;
const PIECE = /'([^']*)'|"((?:[^"\\]|\\[^])*)"|\\(.)/g;

const unquote = (word: string): string =>
  word.replace(PIECE, (_, single?: string, double?: string, escaped?: string) => {
    return single ?? double?.replace(/\\([\\"$`])/g, '$1') ?? escaped ?? '';
  });

/** The words of each command of a shell script; a backslash at the end of a line continues it. */
function toCommands(script: string): readonly (readonly string[])[] {
  const commands: string[][] = [[]];
  for (const [word] of script.replaceAll('\\\n', ' ').matchAll(WORD)) {
    if (word === '\n') commands.push([]);
    else commands.at(-1)?.push(unquote(word));
  }
  return commands;
}

/** The requests of the curl commands in a script. Throws at an option it does not know. */
export function parseCurl(script: string): readonly CurlRequest[] {
  return toCommands(script)
    .filter(([program]) => program === 'curl')
    .map(([, ...words]) => toRequest(words));
}

type Options = { target: string; flags: Set<string>; values: Record<string, string[]> };

const WITH_VALUE = ['-X', '-u', '-H', '-d', '--data-raw', '--data-urlencode'];

function readOptions(words: readonly string[]): Options {
  const options: Options = { target: '', flags: new Set(), values: {} };
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (WITH_VALUE.includes(word)) (options.values[word] ??= []).push(rest.shift() ?? '');
    else if (word === '-G' || word === '-i') options.flags.add(word);
    else if (word.startsWith('-')) throw new Error(`curl ${word} is not known to this reader`);
    else options.target = word;
  }
  return options;
}

const toPair = (text: string, separator: string): readonly [string, string] => {
  const at = text.indexOf(separator);
  if (at < 0) throw new Error(`"${text}" has no "${separator}"`);
  return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
};

function toRequest(words: readonly string[]): CurlRequest {
  const { target, flags, values } = readOptions(words);
  const encoded = values['--data-urlencode'] ?? [];
  if (encoded.length > 0 && !flags.has('-G')) throw new Error('--data-urlencode without -G');
  const url = new URL(target);
  const body = (values['-d'] ?? values['--data-raw'])?.join('&');
  return {
    method: (values['-X']?.[0] ?? (body === undefined ? 'GET' : 'POST')).toLowerCase(),
    url,
    query: [...url.searchParams, ...encoded.map((text) => toPair(text, '='))],
    headers: Object.fromEntries(
      (values['-H'] ?? [])
        .map((header) => toPair(header, ':'))
        .map(([k, v]) => [k.toLowerCase(), v]),
    ),
    user: values['-u']?.[0],
    body,
  };
}
