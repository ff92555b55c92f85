import { serializePlainValue } from '@/lib/openapi/constraints/value-style';
import { getTexts, isContainer, isList, isObject } from '@/lib/openapi/core/json';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { getSchemaNode } from '@/lib/openapi/node/schema-node';
import type { Violation } from '@/lib/openapi/validation/judged-value';
import { findClosestMatch } from '@/lib/text/edit-distance';
import { MAX_NAMED_ERRORS, type RequestError } from './field-errors';

/** Demand of each keyword, with `*` for its value. */
const DEMANDS: Readonly<Record<string, string>> = {
  enum: 'be one of: *',
  const: 'be *',
  type: 'be *',
  pattern: 'match pattern "*"',
  minimum: 'be at least *',
  maximum: 'be at most *',
  format: 'match format "*"',
  exclusiveMinimum: 'be more than *',
  exclusiveMaximum: 'be less than *',
  multipleOf: 'be a multiple of *',
  minLength: 'not have fewer than * characters',
  maxLength: 'not have more than * characters',
  minItems: 'not have fewer than * items',
  maxItems: 'not have more than * items',
  minProperties: 'not have fewer than * properties',
  maxProperties: 'not have more than * properties',
  uniqueItems: 'not have an item twice',
  false: 'not be sent',
};

/** Says that a name is not described, with the closest one that is. */
export function describeUndeclared(name: string, names: Iterable<string>): string {
  const closest = findClosestMatch(name, names);
  return `Is not described${closest === undefined ? '' : `. Did you mean ${closest}?`}`;
}

function describeDemand(api: ApiIndex, { keyword, limit = null, source }: Violation): string {
  const demand = DEMANDS[keyword];
  if (demand === undefined) return 'Is not valid';
  const texts = (isList(limit) ? limit : [limit]).map(serializePlainValue);
  const text = texts.join(keyword === 'type' ? ' or ' : ', ');
  const example = keyword === 'pattern' ? getSchemaNode(api, source).example : undefined;
  const isShown = example !== undefined && example !== false && !isContainer(example);
  return `Must ${demand.replace('*', () => text)}${isShown ? `, such as ${String(example)}` : ''}`;
}

function describe(api: ApiIndex, violation: Violation): RequestError {
  const { path, keyword, value, limit, alternatives, property } = violation;
  if (keyword === 'required') return { path, message: 'Is required' };
  if (keyword === 'undeclared')
    return {
      path,
      message: describeUndeclared(path.at(-1) ?? '', getTexts({ names: limit ?? [] }, 'names')),
    };
  if (alternatives === undefined || property === undefined)
    return { path, message: describeDemand(api, violation) };
  const texts = new Set(alternatives.map((names) => names.join(' with ')));
  const isTooMany = isObject(value) && Object.hasOwn(value, property);
  const message = `Send ${isTooMany ? 'only one' : 'one'} of: ${[...texts].join('; ')}`;
  return { path: [...path, property], message };
}

/** Describes what a value breaks, as far as it is named; further violations are only counted. */
export function describeViolations(
  api: ApiIndex,
  violations: Iterable<Violation>,
): readonly RequestError[] {
  return Array.from(violations, (violation, at) =>
    at < MAX_NAMED_ERRORS ? describe(api, violation) : { path: violation.path, message: '' },
  );
}
