import { getAtPointer, isList, isObject } from '@/lib/openapi/core/json';
import type { Json } from '@/lib/openapi/core/types';

/** Output of a step that another one takes: `$steps.sell.outputs.pg_id`. */
export type OutputReference = { readonly step: string; readonly output: string };

/** Parses an expression that names an output (Arazzo 1.0.1 4.7); `undefined` for any other text. */
export function parseOutputReference(text: Json): OutputReference | undefined {
  const match = typeof text === 'string' && /^\$steps\.([\w-]+)\.outputs\.([\w-]+)$/.exec(text);
  return match ? { step: match[1] ?? '', output: match[2] ?? '' } : undefined;
}

/** Prints the expression that names an output. */
export const printOutputReference = ({ step, output }: OutputReference) =>
  `$steps.${step}.outputs.${output}`;

/** Value inside a request, with the place of it: `body.card_id`. */
type PlacedValue = readonly [at: string, value: Json];

/** Lists the texts of a value that begin like an expression, each with its place. */
export function listExpressions(value: Json, at: string): readonly PlacedValue[] {
  if (typeof value === 'string') return value.startsWith('$') ? [[at, value]] : [];
  if (!isList(value) && !isObject(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => listExpressions(one, `${at}.${key}`));
}

/** Known values of outputs, by `step.output`. */
export type Outputs = ReadonlyMap<string, Json>;

/** Replaces expressions by the outputs that they name; one without a value stays as it is. */
export function fillOutputs(value: Json, outputs: Outputs): Json {
  const reference = parseOutputReference(value);
  if (reference) return outputs.get(`${reference.step}.${reference.output}`) ?? value;
  if (isList(value)) return value.map((one) => fillOutputs(one, outputs));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, fillOutputs(one, outputs)]),
  );
}

/** Value that `$response.body#/pg_id` names in a body; `undefined` where it has none. */
export function getBodyValue(body: Json, expression: string): Json | undefined {
  return getAtPointer(body, expression.slice(expression.indexOf('#')));
}

/** Path of the field that `$response.body#/data/0/pg_id` names: `data.*.pg_id`. */
export function getFieldPath(expression: string): string {
  const [, pointer = ''] = expression.split('#/');
  return pointer
    .split('/')
    .map((part) => (/^\d+$/.test(part) ? '*' : part))
    .join('.');
}
