import {
  type MessageFormatElement,
  parse,
  type PluralElement,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';

/** Kind of an argument of a message: any value, one that chooses among texts, or a number. */
export type ArgumentType = 'value' | 'text' | 'number';

/** Message in ICU MessageFormat, with the types of its arguments by name, in the order of their first use. */
export type Message = {
  readonly parts: readonly MessageFormatElement[];
  readonly types: ReadonlyMap<string, ArgumentType>;
};

/** Error in a message, with its remedy. */
export class MessageError extends Error {}

/** Remedies for errors of the parser, by their names. */
const REMEDIES: ReadonlyMap<string, string> = new Map([
  ['EMPTY_ARGUMENT', "name what stands in braces, or quote them: '{}'"],
  ['EXPECT_ARGUMENT_CLOSING_BRACE', "close each brace, or quote one that is text: '{'"],
  ['MALFORMED_ARGUMENT', "name what stands in braces, or quote text in braces: '{text}'"],
  ['MISSING_OTHER_CLAUSE', 'end plural and select with other {…}'],
]);

/** Arguments in generated code are parameters: `{0}` could not be one. */
const NAME = /^[a-z]\w*$/iu;

const UNKNOWN_FORMAT = 'has a format that is not known here: use {name}, number, plural or select';

/** Names of the arguments that a part has, those of its inner texts included, with what each must be. */
function* listTypes(part: MessageFormatElement): Generator<readonly [string, ArgumentType]> {
  switch (part.type) {
    case TYPE.literal:
    case TYPE.pound:
      return;
    case TYPE.argument:
      yield [part.value, 'value'];
      return;
    case TYPE.number:
      if (part.style) throw new MessageError(UNKNOWN_FORMAT);
      yield [part.value, 'number'];
      return;
    case TYPE.plural:
      checkPlural(part);
      yield [part.value, 'number'];
      yield* listInnerTypes(part);
      return;
    case TYPE.select:
      yield [part.value, 'text'];
      yield* listInnerTypes(part);
      return;
    default:
      throw new MessageError(UNKNOWN_FORMAT);
  }
}

function* listInnerTypes({ options }: PluralElement | SelectElement) {
  for (const { value } of Object.values(options)) for (const part of value) yield* listTypes(part);
}

function checkPlural({ options, offset, pluralType }: PluralElement): void {
  const hasNumber = Object.keys(options).some((category) => category.startsWith('='));
  if (offset !== 0 || hasNumber || pluralType !== 'cardinal')
    throw new MessageError(
      'has a plural that is not known here: use categories such as one and other, without offset and =1',
    );
}

function parseParts(text: string): readonly MessageFormatElement[] {
  try {
    return parse(text, { ignoreTag: true, shouldParseSkeletons: false });
  } catch (error) {
    const name = error instanceof Error ? error.message : '';
    const remedy =
      REMEDIES.get(name) ?? 'see https://unicode-org.github.io/icu/userguide/format_parse/messages';
    throw new MessageError(`is no ICU message (${name}): ${remedy}`);
  }
}

/**
 * Parses a message: text with `{name}`, `{count, number}`, `{count, plural, one {…} other {…}}` and
 * `{kind, select, a {…} other {…}}`.
 * @throws MessageError for one that does not parse, or holds another format.
 */
export function parseMessage(text: string): Message {
  const parts = parseParts(text);
  const types = new Map<string, ArgumentType>();
  for (const [name, type] of parts.flatMap((part) => [...listTypes(part)])) {
    if (!NAME.test(name)) throw new MessageError(`has {${name}}: name it with a word`);
    const known = types.get(name) ?? 'value';
    if (known !== 'value' && type !== 'value' && known !== type)
      throw new MessageError(`takes ${name} as ${known} and as ${type}: use two names`);
    types.set(name, known === 'value' ? type : known);
  }
  return { parts, types };
}
