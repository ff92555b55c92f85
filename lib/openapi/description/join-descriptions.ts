import { type ParsedDescription, type DeclaredValue, parseDescription } from './parse-description';

const WORD = /[\p{L}\p{N}]/u;

/** A text without differences in white space, and without a stop at its end. */
function normalizeText(text: string): string {
  return text.trim().replace(/\s+/g, ' ').replace(/\.$/, '');
}

/** Whether a text contains another one in the same whole words. */
function containsText(text: string, other: string): boolean {
  const [whole, part] = [normalizeText(text), normalizeText(other)];
  const at = whole.indexOf(part);
  if (at === -1) return false;
  const end = at + part.length;
  const isInWord = (index: number) =>
    WORD.test(whole[index - 1] ?? '') && WORD.test(whole[index] ?? '');
  return part === '' || !(isInWord(at) || isInWord(end));
}

function joinTexts(first: string, second: string): string {
  if (containsText(first, second)) return first;
  return containsText(second, first) ? second : `${first}\n\n${second}`;
}

/** Whether two descriptions state different values of one constraint: a row has room for one. */
function areConflicting(first: ParsedDescription, second: ParsedDescription): boolean {
  const listStatements = ({ format, defaultValue, defaultName, condition }: ParsedDescription) => [
    format,
    defaultValue || defaultName,
    condition,
  ];
  const others = listStatements(second);
  const isOther = listStatements(first).some(
    (one, index) => one !== '' && others[index] !== '' && one !== others[index],
  );
  return isOther || (first.values.length > 0 && second.values.length > 0);
}

/**
 * Joins two descriptions of one value, what both say only once, with the constraints of both. Where
 * they conflict, the second stays in the text.
 */
export function joinDescriptions(
  first: string,
  second: string,
  declared: DeclaredValue,
): ParsedDescription {
  if (containsText(first, second)) return parseDescription(first, declared);
  if (containsText(second, first)) return parseDescription(second, declared);
  const before = parseDescription(first, declared);
  // Parsed apart: a tag or list that the first leaves open does not include the second.
  const after = parseDescription(second, declared);
  if (areConflicting(before, after)) return { ...before, rest: joinTexts(before.rest, second) };
  return {
    rest: joinTexts(before.rest, after.rest),
    format: before.format || after.format,
    defaultValue: before.defaultValue || after.defaultValue,
    defaultName: before.defaultName || after.defaultName,
    condition: before.condition || after.condition,
    values: before.values.length > 0 ? before.values : after.values,
  };
}
