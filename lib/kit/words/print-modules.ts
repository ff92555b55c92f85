import {
  type MessageFormatElement,
  type PluralElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { type Dictionary, listElements, listEntries, type Words } from './dictionary';
import { type ArgumentType, type Message, parseMessage } from './message';

/** Types in generated code. Any value is printed as it is. */
const TYPES: Readonly<Record<ArgumentType, string>> = {
  value: 'string | number',
  text: 'string',
  number: 'number',
};

/** Text as it stands between backticks. */
const escapeTemplate = (text: string) => text.replace(/[\\`$]/gu, String.raw`\$&`);

/** Surroundings of a part: arguments that components fill with elements, and the number that `#` stands for. */
type Context = { readonly elements: ReadonlySet<string>; readonly count: string };

/** Expression within a template: a template in it loses its backticks. */
const inline = (code: string) => (code.startsWith('`') ? code.slice(1, -1) : `\${${code}}`);

/** Part of a template: its text, or an expression in `${}`. */
function printPart(part: MessageFormatElement, context: Context): string {
  switch (part.type) {
    case TYPE.literal:
      return escapeTemplate(part.value);
    case TYPE.pound:
      return `\${${context.count}}`;
    case TYPE.argument:
      return context.elements.has(part.value) ? '{}' : `\${${part.value}}`;
    case TYPE.number:
      return `\${${part.value}.toLocaleString(LOCALE)}`;
    case TYPE.plural:
      return inline(printPlural(part, context));
    case TYPE.select: {
      const { other, ...options } = printOptions(part.options, context);
      const choices = Object.entries(options).map(
        ([name, text]) => `${part.value} === ${JSON.stringify(name)} ? ${text} : `,
      );
      return `\${${choices.join('')}${other ?? '``'}}`;
    }
    default:
      return '';
  }
}

function printOptions(options: PluralElement['options'], context: Context) {
  return Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [name, printTemplate(value, context)]),
  );
}

/** Choice by number as an expression; the text alone where a language has one for all. */
function printPlural({ value, options }: PluralElement, outer: Context): string {
  const texts = Object.entries(printOptions(options, { ...outer, count: value }));
  const [, only] = texts.length === 1 ? (texts[0] ?? []) : [];
  const forms = texts.map(([name, text]) => `${name}: ${text}`).join(', ');
  return only ?? `selectPlural(LOCALE, ${value}, { ${forms} })`;
}

/** Expression of a text; a choice that is the whole of it needs no template around. */
function printTemplate(parts: readonly MessageFormatElement[], context: Context): string {
  const [first, ...others] = parts;
  if (first?.type === TYPE.plural && others.length === 0) return printPlural(first, context);
  return `\`${parts.map((part) => printPart(part, context)).join('')}\``;
}

/** Parameters of a function: one is positional; several are an object, whatever order a language says them in. */
function printParameters(types: readonly (readonly [string, ArgumentType])[]): string {
  const [first, ...others] = types;
  if (first && others.length === 0) return `${first[0]}: ${TYPES[first[1]]}`;
  const names = types.map(([name]) => name).join(', ');
  const fields = types.map(([name, type]) => `readonly ${name}: ${TYPES[type]}`).join('; ');
  return `{ ${names} }: { ${fields} }`;
}

/**
 * Prints a message as TypeScript: a text, or a function of the values in it.
 * @param types arguments of the English message, which all languages share.
 * @param elements arguments that components fill: each leaves `{}` in the text.
 */
function printMessage(
  { parts }: Message,
  types: Message['types'],
  elements: ReadonlySet<string>,
): string {
  const text = printTemplate(parts, { elements, count: '' });
  const values = [...types].filter(([name]) => !elements.has(name));
  return values.length === 0 ? text : `(${printParameters(values)}): string => ${text}`;
}

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
