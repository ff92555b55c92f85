import { obeys } from '../facts/pattern-test';
import { getOwn, isList, isObject, toPrintable } from '../json';
import { toJsonText } from '../print-json';
import { pickAll, pickBound, pickLimit, pickTexts } from '../schema/all-parts';
import type { OpenSchema } from '../schema/open-schema';
import { getChildren } from '../schema/schema-children';
import { toFields } from '../schema/schema-fields';
import { getRequired } from '../schema/schema-requirements';
import { getNamed } from '../schema/schema-type';
import { toChoices } from '../schema/schema-variants';
import type { SchemaSource } from '../schema-types';
import type { Json } from '../types';
import { type Run, toOpenFields } from './sample-run';

/** Keywords that are asked, and those that ask nothing. With any other nobody here can tell whether a value fits. */
const KNOWN: ReadonlySet<string> = new Set(
  [
    '$ref allOf anyOf oneOf not type const enum required properties pattern minLength maxLength',
    'minimum maximum exclusiveMinimum exclusiveMaximum title description $comment default example',
    'examples deprecated readOnly writeOnly',
  ].flatMap((line) => line.split(' ')),
);

/** Conditions in conditions, and properties in properties, that are followed. */
const DEEPEST = 4;

/** `undefined`: it cannot be told. */
type Answer = boolean | undefined;

/** Of answers that must all be yes. */
function toAll(answers: readonly Answer[]): Answer {
  if (answers.includes(false)) return false;
  return answers.includes(undefined) ? undefined : true;
}

function toNot(answer: Answer): Answer {
  return answer === undefined ? undefined : !answer;
}

/** Of the answers of a choice: one yes is enough, or must be the only one. */
function toAny(answers: readonly Answer[], isOnly: boolean): Answer {
  const yes = answers.filter((one) => one === true).length;
  if (isOnly && yes > 1) return false;
  if (answers.includes(undefined) && (isOnly || yes === 0)) return undefined;
  return yes > 0;
}

function isOfType(value: Json, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return isList(value);
  if (type === 'object') return isObject(value);
  if (type === 'integer') return typeof value === 'bigint' || Number.isInteger(value);
  return typeof value === type || (type === 'number' && typeof value === 'bigint');
}

/** By its text; of lists and objects only the same one is told to be the same. */
function isSame(value: Json, other: Json): Answer {
  const [one, two] = [value, other].map((each) => toJsonText(toPrintable(each)));
  return one === two || (typeof value === 'object' && value !== null ? undefined : false);
}

function areLimitsKept(open: OpenSchema, value: Json): Answer {
  if (typeof value === 'string') {
    const size = [...value].length;
    const most = pickLimit(open, 'maxLength') ?? size;
    const isFit = size >= (pickLimit(open, 'minLength') ?? 0) && size <= most;
    return toAll([isFit, ...pickTexts(open, 'pattern').map((one) => obeys(value, one))]);
  }
  if (typeof value !== 'number') return true;
  const [least, most] = [pickBound(open, 'Minimum'), pickBound(open, 'Maximum')];
  const isAbove = !least || value > least.value || (value >= least.value && !least.open);
  return isAbove && (!most || value < most.value || (value <= most.value && !most.open));
}

function isAllowed(open: OpenSchema, value: Json): Answer {
  const types = getNamed(open);
  const lists = [
    ...pickAll(open, 'enum').filter(isList),
    ...pickAll(open, 'const').map((one) => [one]),
  ];
  return toAll([
    types.length === 0 || types.some((type) => isOfType(value, type)),
    ...lists.map((list) =>
      toAny(
        list.map((one) => isSame(value, one)),
        false,
      ),
    ),
    areLimitsKept(open, value),
  ]);
}

function areFieldsFit(run: Run, open: OpenSchema, value: Json, depth: number): Answer {
  if (!isObject(value)) return true;
  const isThere = [...getRequired(open, [])].map((name) => Object.hasOwn(value, name));
  const source = { value: undefined, pointer: '', trail: [] };
  const answers = toFields(open, source).map(({ name, schema }) => {
    const inner = getOwn(value, name);
    return inner === undefined || holds(run, schema, inner, depth + 1);
  });
  return toAll([...isThere, ...answers]);
}

/** Unions of several; those of one schema are parts already. */
function areChoicesMade(run: Run, open: OpenSchema, value: Json, depth: number): Answer {
  const unions: Answer[][] = [];
  const choices = toChoices(open, { value: undefined, pointer: '', trail: [] }, []);
  const kinds: boolean[] = [];
  for (const { kind, isFirst, schema } of choices) {
    if (isFirst) {
      unions.push([]);
      kinds.push(kind === 'oneOf');
    }
    unions.at(-1)?.push(holds(run, schema, value, depth + 1));
  }
  return toAll(unions.map((answers, index) => toAny(answers, kinds[index] === true)));
}

/** Whether a value fits a schema, as far as that is plain; `undefined` where it is not. Each schema asked is one of the budget. */
export function holds(run: Run, source: SchemaSource, value: Json, depth = 0): Answer {
  if (source.value === true) return true;
  if (depth > DEEPEST || run.left <= 0 || (!isObject(source.value) && source.value !== false))
    return undefined;
  const open = toOpenFields(run, source);
  if (open.never) return false;
  if (open.cyclic || open.problems.length > 0) return undefined;
  const isKnown = open.parts.every((part) =>
    Object.keys(part.value).every((key) => KNOWN.has(key)),
  );
  return toAll([
    isKnown || undefined,
    (open.orNull && value === null) || isAllowed(open, value),
    areFieldsFit(run, open, value, depth),
    areChoicesMade(run, open, value, depth),
    ...getChildren(open, 'not').map((child) => toNot(holds(run, child, value, depth + 1))),
  ]);
}
