import { isEqualJson } from '@/lib/openapi/core/json';
import type { Json } from '@/lib/openapi/core/types';
import { parseJsonOrText } from '@/lib/openapi/parse/parse-json';
import { getBodyValue } from './expressions';

/** Comparison (Arazzo 1.0.1 4.6.11.2). */
type Operator = '==' | '!=';

/** Condition of a successful response. */
export type Criterion = {
  /** Expression of the compared value: `$response.body#/rcode`; empty for the status. */
  readonly expression: string;
  readonly operator: Operator;
  readonly value: Json;
};

/**
 * Parses a simple condition of Arazzo, one comparison of the status or a field with a literal;
 * `undefined` for any other.
 * @example parseCriterion("$response.body#/rcode == '000'")
 */
export function parseCriterion(condition: string): Criterion | undefined {
  const pattern =
    /^(\$statusCode|\$response\.body#\/\S+) (==|!=) ('[^']*'|-?\d+(\.\d+)?|true|false)$/;
  const [, left = '', sign, literal = ''] = pattern.exec(condition.trim()) ?? [];
  const operator = sign === '==' || sign === '!=' ? sign : undefined;
  if (operator === undefined) return undefined;
  const value = literal.startsWith("'") ? literal.slice(1, -1) : parseJsonOrText(literal);
  return { expression: left === '$statusCode' ? '' : left, operator, value };
}

/** Status that conditions ask for; `200` where they name none. */
export function getWantedStatus(criteria: readonly Criterion[]): string {
  const status = criteria.find(
    ({ expression, operator }) => expression === '' && operator === '==',
  );
  return status === undefined ? '200' : String(status.value);
}

/** Whether the body of a response fulfils the conditions about it. */
export function isFulfilled(criteria: readonly Criterion[], body: Json): boolean {
  return criteria
    .filter(({ expression }) => expression !== '')
    .every(({ expression, operator, value }) => {
      const found = getBodyValue(body, expression);
      const isEqual = found !== undefined && isEqualJson(found, value);
      return operator === '==' ? isEqual : !isEqual;
    });
}
