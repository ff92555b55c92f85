import { type Dictionary, listElements, listEntries, type Words } from './dictionary';
import { parseMessage } from './message';
import { printMessage } from './print-message';

/** Expression of a text, or of a record of texts. */
function printWord(english: Words, own: Words, name: string): string {
  const [wanted = '', found = ''] = [english[name], own[name]];
  if (typeof wanted === 'string' && typeof found === 'string') {
    const { types } = parseMessage(wanted);
    return printMessage(parseMessage(found), types, listElements(english, name));
  }
  if (typeof wanted === 'string' || typeof found === 'string')
    throw new Error(`${name} is not in all languages`);
  const entries = listEntries(wanted).map(
    ([inner]) => `  ${JSON.stringify(inner)}: ${printWord(wanted, found, inner)},\n`,
  );
  return `{\n${entries.join('')}}`;
}

/** Module of a group: each word an export, in the order of English. */
function printModule(english: Words, own: Words): string {
  const exports = listEntries(english).map(([name, word]) => {
    const code = printWord(english, own, name);
    const type = typeof word === 'string' && code.startsWith('`') ? ': string' : '';
    return `export const ${name}${type} = ${code};\n`;
  });
  const body = exports.join('');
  const imports = [
    body.includes('selectPlural(LOCALE') &&
      "import { selectPlural } from '@/lib/words/select-plural';\n",
    body.includes('(LOCALE') && "import { LOCALE } from '../locale';\n",
  ];
  return [...imports, body].filter((text) => text !== false).join('');
}

/**
 * Prints the words of a language as TypeScript, so that a page has the texts that it shows and no parser of messages.
 * @param own words without problems.
 * @returns code by module, like `shell/frame`.
 */
export function printModules(english: Dictionary, own: Dictionary): ReadonlyMap<string, string> {
  return new Map(
    [...english].flatMap(([area, groups]) =>
      listEntries(groups).flatMap(([name, group]) => {
        const translated = own.get(area)?.[name];
        if (typeof group === 'string' || typeof translated !== 'object') return [];
        return [[`${area}/${name}`, printModule(group, translated)] as const];
      }),
    ),
  );
}
