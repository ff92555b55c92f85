import { type Asked, isPossible, toWrittenDefault } from './prose-default';
import { findLabelled, type Labelled, type LabelKind } from './prose-labels';
import { isWhole, liftSentence } from './prose-sentence';
import { getBlock, getLine, type Part } from './prose-parts';
import { toPlainLine, trimBreaks } from './prose-text';
import { findValues, type ProseValue } from './prose-values';

/** What a description says of a field besides what the field means. Empty: it does not say. */
export type ProseFacts = {
  /** The description without what was lifted out of it, still Markdown with HTML. */
  readonly rest: string;
  /** `Variable length, up to 12,2 N` */
  readonly format: string;
  /** A value of the schema as the description writes it: `false`, `840`. */
  readonly defaultValue: string;
  /** The name of a value that only the provider knows: `Invoice Date`. */
  readonly defaultWords: string;
  /** When the field must or may be sent: Markdown with HTML, because it may hold links. */
  readonly condition: string;
  readonly values: readonly ProseValue[];
};

/** What the schema says itself. A description that contradicts it keeps its words in the text. */
export type Said = Asked & {
  /** Its default, as text. */
  readonly default?: string | undefined;
};

/** Beyond these lengths (characters) a labelled part is prose. */
const MAX_FORMAT = 120;
const MAX_DEFAULT = 40;
const MAX_CONDITION = 1_200;

/** `<b>Conditional</b>: yes` says of no case what it asks: it stays. */
const CASE = /\b(?:required|mandatory|when|if|unless|only|for)\b/i;

/** What is written where there is nothing to say. */
const NOTHING =
  /^[\W_]{0,8}(?:(?:none|no|n\/?a|not applicable|not required|optional)[\W_]{0,8})?(?:$|<br\b)/i;

function liftCondition(text: string, at: Labelled): Lifted | undefined {
  const part = getBlock(text, at, MAX_CONDITION);
  if (part === undefined || NOTHING.test(part.value)) return undefined;
  const isCase = CASE.test(part.value) && isWhole(part.value, text.slice(part.end));
  if (at.kind === 'conditional' && !isCase) return undefined;
  return { ...part, kind: 'condition', value: trimBreaks(part.value) };
}

/** `5000`, `5000 characters`. */
const LENGTH = /^(\d{1,15})(?: char(?:acter)?s?)?$/i;

function toLengthWords(line: string): string | undefined {
  const count = LENGTH.exec(line)?.[1];
  if (count === undefined) return undefined;
  return `up to ${Number(count)} ${Number(count) === 1 ? 'character' : 'characters'}`;
}

type Lifted = {
  readonly kind: LabelKind;
  readonly value: string;
  readonly end: number;
  /** Words for a value, not the value. */
  readonly isName?: boolean;
};

/** What the schema says itself may be said again; else only what fits it is lifted. */
function liftDefault(part: Part, line: string, said: Said): Lifted | undefined {
  const { end } = part;
  if (said.default === line) return { kind: 'default', value: line, end };
  const written = toWrittenDefault(part.value, line, said);
  if (written === undefined) return undefined;
  if (said.default !== undefined && said.default !== written.text) return undefined;
  return { kind: 'default', value: written.text, end, isName: !written.isValue };
}

/** What a labelled part gives; `undefined` leaves it in the text. */
function lift(text: string, at: Labelled, said: Said): Lifted | undefined {
  const { kind } = at;
  if (kind === 'other') return undefined;
  if (kind === 'description') return { kind, value: '', end: at.valueStart };
  if (kind === 'condition' || kind === 'conditional') return liftCondition(text, at);
  // It describes a value of this name, among others that the schema allows.
  if (kind === 'default' && said.values?.some((one) => /^default$/i.test(one))) return undefined;
  const part = getLine(text, at, kind === 'default' ? MAX_DEFAULT : MAX_FORMAT);
  const line = toPlainLine(part?.value ?? '')?.replace(/[.,;]$/, '');
  if (part === undefined || line === undefined || line === '') return undefined;
  if (kind === 'format' && NOTHING.test(line)) return undefined;
  if (kind === 'length') {
    const value = said.types?.includes('array') ? undefined : toLengthWords(line);
    return value === undefined ? undefined : { kind: 'format', value, end: part.end };
  }
  return kind === 'default' ? liftDefault(part, line, said) : { kind, value: line, end: part.end };
}

type Labels = { readonly rest: string; readonly found: ReadonlyMap<LabelKind, Lifted> };

/** Takes the labelled parts out, each kind once; the label `Description:` goes, its words stay. */
function liftLabelled(text: string, said: Said): Labels {
  const found = new Map<LabelKind, Lifted>();
  const rest: string[] = [];
  let from = 0;
  for (const at of findLabelled(text)) {
    const lifted = lift(text, at, said);
    if (lifted === undefined || found.has(lifted.kind)) continue;
    found.set(lifted.kind, lifted);
    rest.push(text.slice(from, at.start));
    from = lifted.end;
  }
  rest.push(text.slice(from));
  return { rest: found.size === 0 ? text : trimBreaks(rest.join('')), found };
}

type Listed = Pick<ProseFacts, 'rest' | 'values'>;

/** Takes a list of values out, unless the schema allows others than those it names, or not all of them. */
function liftValues(text: string, said: Said): Listed {
  const found = findValues(text, said.values ?? []);
  const isSaid = found?.values.every(
    ({ code }) => said.values?.includes(code) ?? isPossible(code, said),
  );
  if (found === undefined || isSaid !== true) return { rest: text, values: [] };
  const before = trimBreaks(text.slice(0, found.start));
  const after = trimBreaks(text.slice(found.end));
  const rest = before === '' || after === '' ? before + after : `${before}<br>${after}`;
  return { rest, values: found.values };
}

/**
 * Facts that a description buries in its prose, and the prose without them: labelled formats,
 * defaults and conditions (`<strong>Format: </strong>Fixed length, 4 AN<br>`), a sentence that begins
 * with `Required when` or `Only required if`, lists of values
 * (`<li>1 = Sunday</li>`). What is not understood as a whole stays where it is. Time grows with the
 * length of the text and no faster. A text without facts comes back as it is.
 */
export function toProseFacts(description: string, said: Said = {}): ProseFacts {
  const { rest, found } = liftLabelled(description, said);
  const get = (kind: LabelKind) => found.get(kind)?.value ?? '';
  const [labelled, usual] = [get('condition'), get('default')];
  const bare = labelled === '' ? liftSentence(rest) : { rest, condition: labelled };
  const listed = liftValues(bare.rest, said);
  // Beside a list of values it may be the meaning of one: `Default: Active` of `A = Active`.
  const isUnlisted = listed.values.length > 0 && listed.values.every(({ code }) => code !== usual);
  const isName =
    found.get('default')?.isName === true || (isUnlisted && said.default === undefined);
  return {
    format: get('format'),
    defaultValue: isName ? '' : usual,
    defaultWords: isName ? usual : '',
    condition: bare.condition,
    ...listed,
  };
}
