/** Advice on errors, by the code of the reader. */
export const fixes = {
  ALIAS_PROPS: 'An alias stands alone: take the anchor or tag away.',
  BAD_ALIAS: 'Give the anchor or alias a name, and leave a space before the colon.',
  BAD_DIRECTIVE: 'Remove the line that begins with %.',
  BAD_DQ_ESCAPE: 'Write the backslash twice, or use single quotes.',
  BAD_INDENT: 'Line it up with what it belongs to.',
  BAD_SCALAR_START: 'Put the value in quotes.',
  BLOCK_AS_IMPLICIT_KEY:
    'Put a value with a colon and a space in quotes, or begin it on a line of its own.',
  DUPLICATE_KEY: 'Take one of the two away.',
  BLOCK_IN_FLOW: 'Put a comma between the members, or a value with a colon in quotes.',
  KEY_OVER_1024_CHARS: 'Put long text in quotes, or after a key and | on lines of its own.',
  MISSING_CHAR: 'Add it, or put the text in quotes.',
  MULTILINE_IMPLICIT_KEY: 'A key and its colon belong on one line; put longer text in quotes.',
  TAB_AS_INDENT: 'Use spaces.',
  UNEXPECTED_TOKEN: 'Remove it, or put the text in quotes.',
};
/** `reason` is a sentence of the reader, in English. */
export const notYaml = (place: string, reason: string): string =>
  `The document is not YAML: ${place}: ${reason}`;
export const notJson = (place: string, reason: string): string =>
  `The document is not JSON: ${place}: ${reason}.`;
export const notJsonButYaml = (place: string, reason: string): string =>
  `The document is not JSON: ${place}: ${reason}. It was read as YAML.`;
export const tooDeep = (place: string): string =>
  `The document, ${place}: It is nested too deeply to be read. Move inner schemas to components.`;
export const severalDocuments = (place: string): string =>
  `Only the first document of this file is read; another begins at ${place}.`;
export const noKeys = (start: string): string =>
  `The text is neither JSON nor YAML with keys: it begins with "${start}".`;
export const tooManyAliases = (count: string): string =>
  `aliases repeat more than ${count} values. From here on they are left out: write shared parts as components with $ref.`;
export const aliasInItself = (alias: string): string =>
  `the alias *${alias} stands inside its own anchor. Use $ref for what refers to itself.`;
export const aliasNotFound = (alias: string): string =>
  `no anchor &${alias} stands before this alias. Add it, or quote a value that begins with *.`;
export const leadingZero = (number: string): string =>
  `${number} without quotes is another number to each reader. It is shown as it is written; put it in quotes.`;
export const mergeNotObject: string = '<< takes an alias of an object, or a list of them.';
export const keyNotText: string = 'a key is a text; this one is left out.';
