import { characters, upTo } from '@/.generated/words/openapi-schema/counts';
import { isWholeSentence, liftConditionSentence } from './condition-sentence';
import { stripInlineMarkup, trimBreaks } from './first-paragraph';
import { getLabelledBlock, getLabelledLine, type LabelledValue } from './labelled-value';
import { findLabels, type LabelledPart, type LabelKind } from './labels';
import { findListedValues, type ListedValue } from './listed-values';
import { isInItem, type MaskedText, maskText } from './mask-text';
import { type ValueConstraints, isPossibleValue, parseDefault } from './parse-default';

/** Parts of the description of a field besides its meaning; each is empty where it has none. */
export type ParsedDescription = {
  /** Description without the parts that were lifted out of it, still Markdown with HTML. */
  readonly rest: string;
  /** Format such as `Variable length, up to 12,2 N`. */
  readonly format: string;
  /** Value of the schema as the description writes it: `false`, `840`. */
  readonly defaultValue: string;
  /** Name of a value that only the provider knows: `Invoice Date`. */
  readonly defaultName: string;
  /** Condition to send the field, in Markdown with HTML, because it may hold links. */
  readonly condition: string;
  readonly values: readonly ListedValue[];
};

/** Constraints and default of the schema. What contradicts them stays in the text. */
export type DeclaredValue = ValueConstraints & {
  /** Default as text. */
  readonly default?: string | undefined;
};

/** Longest values of labels in characters; longer ones are prose. */
const MAX_FORMAT_CHARS = 120;
const MAX_DEFAULT_CHARS = 40;
const MAX_CONDITION_CHARS = 1_200;

/** Words that name a case: `<b>Conditional</b>: yes` names none, so it stays. */
const CASE = /\b(?:required|mandatory|when|if|unless|only|for)\b/i;

/** A value that means there is nothing to say. */
const NOTHING =
  /^[\W_]{0,8}(?:(?:none|no|n\/?a|(?:not |always )?(?:applicable|optional|required|mandatory)(?: (?:for|with|in) (?:all|any|each|every|this)(?: [a-z]{1,30}){0,3})?)[\W_]{0,8})?(?:$|<br\b)/i;

const LIST = /^\s*(?:<[ou]l|[-*+] )/i;

function liftCondition(source: MaskedText, at: LabelledPart): LiftedPart | undefined {
  const part = getLabelledBlock(source, at, MAX_CONDITION_CHARS);
  if (part === undefined || NOTHING.test(part.value)) return undefined;
  const after = source.mask.slice(part.end);
  // A list after the condition continues it.
  if (!isWholeSentence(part.value, LIST.test(after) ? 'a' : after)) return undefined;
  if (at.kind === 'conditional' && !CASE.test(part.value)) return undefined;
  return { ...part, kind: 'condition', value: trimBreaks(part.value) };
}

/** A length: `5000`, `5000 characters`. */
const LENGTH = /^(\d{1,15})(?: char(?:acter)?s?)?$/i;

/** Formats a length; `undefined` where the schema is no string. */
function formatLength(line: string, { types = [] }: DeclaredValue): string | undefined {
  const [, digits] = LENGTH.exec(line) ?? [];
  const count = Number(digits);
  if (types.length > 0 && !types.includes('string')) return undefined;
  return digits && upTo(characters({ count, text: `${count}` }));
}

/** Value of a labelled part, and the offset where the text goes on. */
type LiftedPart = {
  readonly kind: LabelKind;
  readonly value: string;
  readonly end: number;
  /** Whether the value is a name, not the value itself. */
  readonly isName?: boolean;
};

/** Lifts a default that is the declared one, or fits a schema that declares none. */
function liftDefault(
  part: LabelledValue,
  line: string,
  declared: DeclaredValue,
): LiftedPart | undefined {
  const declaredDefault = { text: line, isValue: true };
  const written =
    declared.default === line ? declaredDefault : parseDefault(part.value, line, declared);
  if (written === undefined || (declared.default ?? written.text) !== written.text)
    return undefined;
  return { kind: 'default', value: written.text, end: part.end, isName: !written.isValue };
}

/** Lifts one labelled part; `undefined` leaves it in the text. */
function lift(
  source: MaskedText,
  at: LabelledPart,
  declared: DeclaredValue,
): LiftedPart | undefined {
  const { kind } = at;
  if (kind === 'other') return undefined;
  // In a list only a format with its own mark (`* Format: numeric`) applies to the field.
  const isWithMark = kind === 'format' && source.mask[at.start + 1] === ' ';
  if (!isWithMark && isInItem(source.mask, at.start)) return undefined;
  if (kind === 'description') return { kind, value: '', end: at.valueStart };
  if (kind === 'condition' || kind === 'conditional') return liftCondition(source, at);
  // The label describes an allowed value of this name.
  if (kind === 'default' && declared.values?.some((one) => /^default$/i.test(one)))
    return undefined;
  const part = getLabelledLine(
    source,
    at,
    kind === 'default' ? MAX_DEFAULT_CHARS : MAX_FORMAT_CHARS,
  );
  const line = stripInlineMarkup(part?.value ?? '')?.replace(/[.,;]$/, '');
  if (part === undefined || line === undefined || /^$|:$/.test(line)) return undefined;
  // The line opens a fence of code, or holds another label.
  if (/\n|:[*<]|[*>]:/.test(part.value)) return undefined;
  if (kind === 'default') return liftDefault(part, line, declared);
  const value = kind === 'length' ? formatLength(line, declared) : line;
  if (value === undefined || NOTHING.test(value)) return undefined;
  return { kind: 'format', value, end: part.end };
}

type LiftedLabels = { readonly rest: string; readonly found: ReadonlyMap<LabelKind, LiftedPart> };

/** Lifts the labelled parts, each kind once; of `Description:` only the label. */
function liftLabelled(text: string, declared: DeclaredValue): LiftedLabels {
  const found = new Map<LabelKind, LiftedPart>();
  const rest: string[] = [];
  let from = 0;
  const source = maskText(text);
  const labels = findLabels(source);
  // Among labels that name options `Default` may be one of them.
  const isOption = labels.some(({ kind }) => kind === 'other');
  for (const at of labels) {
    if (at.kind === 'default' && isOption) continue;
    const lifted = lift(source, at, declared);
    if (lifted === undefined || found.has(lifted.kind)) continue;
    found.set(lifted.kind, lifted);
    rest.push(text.slice(from, at.start));
    from = lifted.end;
  }
  rest.push(text.slice(from));
  return { rest: found.size === 0 ? text : trimBreaks(rest.join('')), found };
}

type LiftedValues = Pick<ParsedDescription, 'rest' | 'values'>;

/** Lifts a list of values, unless the schema refuses one of them. */
function liftValues(text: string, declared: DeclaredValue): LiftedValues {
  const found = findListedValues(text, declared.values ?? []);
  const isAllowed = found?.values.every(
    ({ code }) => declared.values?.includes(code) ?? isPossibleValue(code, declared),
  );
  if (found === undefined || isAllowed !== true) return { rest: text, values: [] };
  const before = trimBreaks(text.slice(0, found.start));
  const after = trimBreaks(text.slice(found.end));
  const rest = before === '' || after === '' ? before + after : `${before}<br>${after}`;
  return { rest, values: found.values };
}

/**
 * Parses the constraints in the prose of a description: labelled formats, defaults and conditions
 * (`<strong>Format: </strong>Fixed length, 4 AN<br>`), a sentence that begins with `Required when`
 * or `Only required if`, lists of values (`<li>1 = Sunday</li>`). What is not understood as a whole
 * stays. Linear in the length of the text, which comes back as it is where it has none.
 */
export function parseDescription(
  description: string,
  declared: DeclaredValue = {},
): ParsedDescription {
  const { rest, found } = liftLabelled(description, declared);
  const get = (kind: LabelKind) => found.get(kind)?.value ?? '';
  const [labelled, defaultText] = [get('condition'), get('default')];
  const remaining = labelled === '' ? liftConditionSentence(rest) : { rest, condition: labelled };
  const listed = liftValues(remaining.rest, declared);
  // Beside a list of values it may be the meaning of one: `Default: Active` of `A = Active`.
  const isUnlisted =
    listed.values.length > 0 && listed.values.every(({ code }) => code !== defaultText);
  const isName =
    found.get('default')?.isName === true || (isUnlisted && declared.default === undefined);
  return {
    format: get('format'),
    defaultValue: isName ? '' : defaultText,
    defaultName: isName ? defaultText : '',
    condition: remaining.condition,
    ...listed,
  };
}
