import type { ResponseLink } from '@/lib/openapi/core/operation-types';
import { printJson } from '@/lib/openapi/core/print-json';
import type { Json, OperationEntry } from '@/lib/openapi/core/types';
import { type Exchange, resolveExpression } from './runtime-expression';

/** An operation that a response leads to, with the values that it gives. */
export type FollowUp = {
  /** Name of the link in its document. */
  readonly name: string;
  readonly entry: OperationEntry;
  /** Texts of parameters by name: `pgIdOrig`, or `path.pgIdOrig` where a link names its location. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Text of the body; absent where the link gives none. */
  readonly body?: string;
};

function printValue(value: Json): string {
  return typeof value === 'string' ? value : printJson(value, 2);
}

/** Text of a link's value: an expression, a text with expressions in braces, or a constant; `undefined` without a value. */
function fillValue(value: string, exchange: Exchange): string | undefined {
  if (/^\$\w/.test(value)) {
    const found = resolveExpression(value, exchange);
    return found === undefined ? undefined : printValue(found);
  }
  let isWhole = true;
  const filled = value.replace(/\{(\$[^{}]+)\}/g, (_, expression: string) => {
    const found = resolveExpression(expression, exchange);
    isWhole &&= found !== undefined;
    return found === undefined ? '' : printValue(found);
  });
  return isWhole ? filled : undefined;
}

function followLink(
  { name, operation: entry, server, values }: ResponseLink,
  exchange: Exchange,
): readonly FollowUp[] {
  // A request goes to the sandbox only.
  if (!entry || server) return [];
  const filled = values.map((one) => [one.name, fillValue(one.value, exchange)] as const);
  const known = filled.flatMap(([key, text]) => (text === undefined ? [] : [[key, text] as const]));
  if (known.length < filled.length) return [];
  const { body, ...parameters } = Object.fromEntries(known);
  return [{ name, entry, parameters, ...(body === undefined ? {} : { body }) }];
}

/**
 * Follows the links of a response (OpenAPI 3.1 4.8.20): the operations that it leads to, with what it gives them.
 * Links to no operation, to another server, and with a value that is not there are left out.
 */
export function followLinks(
  links: readonly ResponseLink[],
  exchange: Exchange,
): readonly FollowUp[] {
  return links.flatMap((link) => followLink(link, exchange));
}
