import * as words from '@/.generated/words/openapi/changes';
import type { Parameter } from '../core/operation-types';
import { NO_SCHEMA } from '../core/schema-types';
import type { JsonObject } from '../core/types';
import { getLimit } from '../schema/merged-keywords';
import { getItems } from '../schema/schema-children';
import { listFields } from '../schema-view/schema-fields';
import { formatTypeLabel } from '../schema-view/type-label';
import type { Direction } from './change';
import { resolveComparable } from './comparable/resolve-comparable';
import { compareSent, listValueKinds, printSent } from './compare-serialization';
import { type Match, matchMembers } from './match-members';
import { add, addRoot, type Context, getHolderPointer } from './operation-context';
import type { Both } from './schema-pair';
import { compareDefaults } from './value-sets';

/** Name of a parameter; one of the path is known by its position, as its name is free. */
export function createParameterKey(path: string): (parameter: Parameter) => string {
  const names = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name);
  return ({ in: location, name }) => {
    if (location === 'path') return `path ${names.indexOf(name)}`;
    return `${location} ${location === 'header' ? name.toLowerCase() : name}`;
  };
}

/** A parameter, or a field of one whose name is not sent. */
export type ComparedParameter = Parameter & {
  /** Name of the parameter that has the field. */
  readonly within?: string;
};

/** Kind of a list of parameters, and where each of them is on the page. */
export type ParameterList = {
  readonly what: 'parameter' | 'header';
  readonly direction: Direction;
  readonly getAnchor: (parameter: ComparedParameter) => string;
};

const describe = ({ required }: Parameter) => (required ? words.required : words.optional);

function compareParameter(
  context: Context,
  { what, direction, getAnchor }: ParameterList,
  before: Parameter,
  after: Parameter,
): void {
  const anchor = getAnchor(after);
  const found = {
    subject: after.name,
    pointers: { before: getHolderPointer(before), after: getHolderPointer(after) },
  };
  if (before.required !== after.required)
    add(
      context,
      {
        ...found,
        kind: `${what}-${after.required ? 'required' : 'optional'}`,
        effect: after.required ? 'narrowed' : 'widened',
        before: describe(before),
        after: describe(after),
      },
      direction,
      anchor,
    );
  if (after.deprecated && !before.deprecated)
    add(context, { ...found, kind: `${what}-deprecated`, effect: 'none' }, direction, anchor);
  compareSent(context, [before, after], direction, anchor);
  if (what === 'parameter' && !before.required && !after.required)
    for (const { only, ...change } of compareDefaults(context.graph.documents, [before, after]))
      add(context, { ...change, subject: after.name }, only ?? direction, anchor);
  if (!compareAsList(context, [before, after], direction, anchor))
    addRoot(context, [before, after], direction, anchor, getNotation(before, after));
}

/** How both documents write the value of a parameter or header: as text, unless it has a media type. */
const getNotation = (before: Parameter, after: Parameter) =>
  before.media + after.media === '' ? 'text' : 'json';

/**
 * Compares a value with the items of a list where one document has a list and both write a single value alike:
 * `state=a` is a list of one. Returns whether that is so.
 */
function compareAsList(
  context: Context,
  [before, after]: Both<Parameter>,
  direction: Direction,
  anchor: string,
): boolean {
  const { documents } = context.graph;
  const [from, to] = [before, after].map(({ schema }, side) =>
    resolveComparable(documents[side === 0 ? 0 : 1], schema),
  );
  if (!from || !to) return false;
  const [was, is] = [from, to].map(listValueKinds);
  const isList = (kinds: typeof was) => kinds?.size === 1 && kinds.has('list');
  const isText = (kinds: typeof was) => kinds?.size === 1 && kinds.has('text');
  const [list, single] = isList(is) && isText(was) ? [after, before] : [before, after];
  if (!(isList(is) && isText(was)) && !(isList(was) && isText(is))) return false;
  if (printSent(list, ['a']) !== printSent(single, 'a')) return false;
  const resolved = list === after ? to : from;
  const [min = 0, max = 1] = [getLimit(resolved, 'minItems'), getLimit(resolved, 'maxItems')];
  if (min > 1 || max < 1) return false;
  const item = getItems(resolved) ?? NO_SCHEMA;
  const isWider = list === after;
  add(
    context,
    {
      kind: 'type-changed',
      subject: after.name,
      pointers: { before: getHolderPointer(before), after: getHolderPointer(after) },
      before: formatTypeLabel(documents[0], from),
      after: formatTypeLabel(documents[1], to),
      effect: isWider ? 'widened' : 'narrowed',
    },
    direction,
    anchor,
  );
  const sources = isWider ? ([before.schema, item] as const) : ([item, after.schema] as const);
  const items = [{ schema: sources[0] }, { schema: sources[1] }] as const;
  addRoot(context, items, direction, anchor, getNotation(before, after));
  return true;
}

/**
 * The fields of an object whose names are sent without that of the parameter; of any other the parameter itself. A
 * field is required where the parameter is; in the later document also where a former parameter is another of its
 * fields, which alone makes the object one that is sent.
 * @param isSent Whether the other document has a parameter of a field's name.
 */
function expandParameter(
  document: JsonObject,
  parameter: Parameter,
  isSent: (field: Parameter) => boolean,
  isLater: boolean,
): readonly ComparedParameter[] {
  const { style, media, in: location } = parameter;
  const isOpen = style.style === 'form' && style.explode && media === '';
  if (!isOpen || (location !== 'query' && location !== 'cookie')) return [parameter];
  const resolved = resolveComparable(document, parameter.schema);
  const kinds = listValueKinds(resolved);
  if (kinds.size !== 1 || !kinds.has('object')) return [parameter];
  const fields = listFields(resolved, parameter.schema).map((field) => ({
    ...parameter,
    ...{ name: field.name, schema: field.schema, required: field.required },
    within: parameter.name,
  }));
  const sent = fields.filter(isSent);
  const isNeeded = (field: Parameter) =>
    parameter.required || (isLater && sent.some((other) => other !== field));
  return fields.map((field) => ({ ...field, required: field.required && isNeeded(field) }));
}

/**
 * Matches the parameters of an operation. An exploded object is the same as parameters of its fields' names
 * (OpenAPI 3.1 4.8.12.4), where the other document has one of them.
 */
export function matchParameters(
  documents: Both<JsonObject>,
  [before, after]: Both<readonly Parameter[]>,
  getKey: (parameter: Parameter) => string,
): readonly Match<ComparedParameter>[] {
  const matches = matchMembers(before, after, getKey);
  const isWhole = (match: Match<Parameter>) => match.before && match.after;
  const lone = matches.filter((match) => !isWhole(match));
  const [from, to] = [
    lone.flatMap((match) => match.before ?? []),
    lone.flatMap((match) => match.after ?? []),
  ];
  if (from.length === 0 || to.length === 0) return matches;
  const listFieldsOf = (side: 0 | 1, one: Parameter) =>
    expandParameter(documents[side], one, () => false, false).filter(({ within }) => within);
  // The name of an object is not sent where those of its fields are.
  const renamed = from.flatMap((one): readonly Match<Parameter>[] => {
    const names = new Set(listFieldsOf(0, one).map(getKey));
    const other = to.find((object) =>
      listFieldsOf(1, object).some((field) => names.has(getKey(field))),
    );
    return other ? [{ before: one, after: other }] : [];
  });
  const isLeft = (one: Parameter) =>
    !renamed.some((match) => match.before === one || match.after === one);
  const expand = (side: 0 | 1, parameters: readonly Parameter[], others: readonly Parameter[]) => {
    const names = new Set(others.map(getKey));
    return parameters.filter(isLeft).flatMap((one) => {
      const isSent = (field: Parameter) => names.has(getKey(field));
      const fields = expandParameter(documents[side], one, isSent, side === 1);
      return fields.some(isSent) ? fields : [one];
    });
  };
  return [
    ...matches.filter(isWhole),
    ...renamed,
    ...matchMembers(expand(0, from, to), expand(1, to, from), getKey),
  ];
}

/** Compares parameters, or the headers of a response. */
export function compareParameters(
  context: Context,
  list: ParameterList,
  matches: readonly Match<ComparedParameter>[],
): void {
  const { what, direction, getAnchor } = list;
  for (const { before, after } of matches) {
    const subject = (after ?? before)?.name ?? '';
    if (before && after) compareParameter(context, list, before, after);
    else if (after)
      add(
        context,
        {
          kind: `${what}-added`,
          subject,
          pointers: { before: '', after: getHolderPointer(after) },
          after: describe(after),
          effect: after.required ? 'narrowed' : 'none',
        },
        direction,
        getAnchor(after),
      );
    else if (before)
      add(
        context,
        {
          kind: `${what}-removed`,
          subject,
          pointers: { before: getHolderPointer(before), after: '' },
          before: describe(before),
          effect: 'replaced',
        },
        direction,
        '',
      );
  }
}
