import * as words from '@/.generated/words/openapi/changes';
import type { Parameter } from '../core/operation-types';
import type { Direction } from './change';
import type { Match } from './match-members';
import { add, addRoot, type Context, getHolderPointer } from './operation-context';

/** Name of a parameter; one of the path is known by its position, as its name is free. */
export function createParameterKey(path: string): (parameter: Parameter) => string {
  const names = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name);
  return ({ in: location, name }) => {
    if (location === 'path') return `path ${names.indexOf(name)}`;
    return `${location} ${location === 'header' ? name.toLowerCase() : name}`;
  };
}

/** Kind of a list of parameters, and where each of them is on the page. */
export type ParameterList = {
  readonly what: 'parameter' | 'header';
  readonly direction: Direction;
  readonly getAnchor: (parameter: Parameter) => string;
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
  addRoot(context, [before, after], direction, anchor);
}

/** Compares parameters, or the headers of a response. */
export function compareParameters(
  context: Context,
  list: ParameterList,
  matches: readonly Match<Parameter>[],
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
