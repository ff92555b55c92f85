import { getTexts, isList, isObject } from '@/lib/openapi/core/json';
import type { SchemaNode, SchemaSource } from '@/lib/openapi/core/schema-types';
import type { ApiIndex, Json, Operation } from '@/lib/openapi/core/types';
import { getSchemaNode } from '@/lib/openapi/node/schema-node';

/** Violation that the validator found in a request. */
export type Finding = {
  /** `['body', 'line_items', '0']`; empty for the whole request. */
  readonly path: readonly string[];
  /** Keyword of the broken rule (`required`), or a status (`415`). */
  readonly code: string;
  /** Message of the validator. */
  readonly message: string;
};

/** Field to correct, as both APIs list it in `data` of a 400. */
export type FieldError = {
  readonly field: string;
  readonly message: string;
  readonly errors?: readonly FieldError[];
};

/** Most violations that are named; further ones are counted. */
export const MAX_NAMED_ERRORS = 100;

/**
 * Lists the fields to correct, each with what it must be; never empty. Errors inside a list or an
 * object are in `errors` of that field. Of alternatives, such as the sources of a card, only the
 * closest one is required. Of more than 100 violations, the last entry counts the rest.
 */
export function listFieldErrors(
  api: ApiIndex,
  operation: Operation,
  body: Json | undefined,
  all: readonly Finding[],
): readonly FieldError[] {
  const findings = all.slice(0, MAX_NAMED_ERRORS);
  const rest = all.length - findings.length;
  const media = operation.requestBody?.content[0];
  const pathErrors = findings.flatMap((finding): readonly PathError[] => {
    if (finding.code === '415') {
      return [
        { path: ['Content-Type'], message: `Must be ${media?.name ?? 'absent, like a body'}` },
      ];
    }
    const [location = 'body', ...path] = finding.path;
    if (finding.code === 'unknown') return [{ path, message: finding.message }];
    if (location !== 'body') return [buildParameterError(api, operation, path, finding)];
    const node = media && findNode(api, media.schema, path);
    if (path.length === 0 && finding.message.startsWith('Body ')) {
      return [{ path: ['body'], message: 'Is required, as JSON' }];
    }
    return node ? listBodyErrors(api, node, { finding, path, value: getValueAt(body, path) }) : [];
  });
  const unique = new Map(pathErrors.map((error) => [error.path.join('/'), error]));
  const [first] = findings;
  if (unique.size === 0) return [{ field: 'body', message: first?.message ?? 'Is not valid' }];
  const errors = nestErrors([...unique.values()]);
  return rest === 0 ? errors : [...errors, { field: 'body', message: `Has ${rest} more errors` }];
}

type PathError = { readonly path: readonly string[]; readonly message: string };
type FindingContext = {
  readonly finding: Finding;
  readonly path: readonly string[];
  readonly value: Json | undefined;
};

function listBodyErrors(
  api: ApiIndex,
  node: SchemaNode,
  context: FindingContext,
): readonly PathError[] {
  const { finding, path } = context;
  if (finding.code === 'anyOf' || finding.code === 'oneOf')
    return listAlternativeErrors(api, node, context);
  // What an alternative refuses is reported with the alternatives.
  if (finding.message.endsWith('boolean schema is false')) return [];
  const missing = /required property '([^']+)'|must have property (\S+) when/.exec(finding.message);
  const name = missing?.[1] ?? missing?.[2];
  if (name === undefined) return [{ path, message: formatRule(finding.message, node) }];
  // A field that only an alternative requires is reported with the alternatives.
  const isDeclared = node.fields.some((field) => field.name === name && field.required);
  const isChoice = node.variants.some(({ schema }) => listRequired(api, schema).includes(name));
  const isReportedAsAlternative = isChoice && !isDeclared && finding.code === 'required';
  return isReportedAsAlternative ? [] : [{ path: [...path, name], message: 'Is required' }];
}

/** Errors of a request that matches no alternative: what the closest one still needs. */
function listAlternativeErrors(
  api: ApiIndex,
  node: SchemaNode,
  { path, value, finding: { code } }: FindingContext,
): readonly PathError[] {
  const isSent = (name: string) => isObject(value) && Object.hasOwn(value, name);
  const alternatives = node.variants
    .filter(({ schema }) => !listRefused(api, schema).some(isSent))
    .map(({ schema }) => listRequired(api, schema))
    .filter((names) => names.length > 0);
  const met = alternatives.filter((names) => names.every(isSent));
  if (met.length > 1 && code === 'oneOf') {
    const choices = met.map((names) => names.join(' with ')).join('; ');
    return [{ path: [...path, met[1]?.[0] ?? 'body'], message: `Send only one of: ${choices}` }];
  }
  if (met.length > 0 || alternatives.length === 0) return [];
  const [closest = []] = [...alternatives].sort(
    (a, b) => b.filter(isSent).length - a.filter(isSent).length,
  );
  if (closest.some(isSent)) {
    const missing = closest.filter((name) => !isSent(name));
    return missing.map((name) => ({ path: [...path, name], message: 'Is required' }));
  }
  const choices = [...new Set(alternatives.map((names) => names.join(' with ')))].join('; ');
  return [{ path: [...path, closest[0] ?? 'body'], message: `Send one of: ${choices}` }];
}

/** Names that an alternative requires, also of properties that it does not describe itself. */
function listRequired(api: ApiIndex, schema: SchemaSource): readonly string[] {
  const described = getSchemaNode(api, schema).fields.filter(({ required }) => required);
  const listed = isObject(schema.value) ? getTexts(schema.value, 'required') : [];
  return [...new Set([...described.map(({ name }) => name), ...listed])];
}

/** Names that an alternative refuses (`false`). */
function listRefused(api: ApiIndex, schema: SchemaSource): readonly string[] {
  const { fields } = getSchemaNode(api, schema);
  return fields.filter((field) => field.schema.value === false).map(({ name }) => name);
}

function buildParameterError(
  api: ApiIndex,
  operation: Operation,
  path: readonly string[],
  { code, message }: Finding,
): PathError {
  const [wanted = ''] = path;
  const given = code === 'required' ? /'([^']+)'/.exec(message)?.[1] : undefined;
  // The validator writes names of parameters in lower case.
  const name = (given ?? wanted).toLowerCase();
  const found = operation.parameters.find((one) => one.name.toLowerCase() === name);
  const node = found && findNode(api, found.schema, path.slice(1));
  const text = code === 'required' ? 'Is required' : formatRule(message, node);
  return { path: [found?.name ?? name, ...path.slice(1)], message: text };
}

/** Rephrases `Request body property exp_date must match …` as `Must match …, such as 1228`. */
function formatRule(message: string, node: SchemaNode | undefined): string {
  const rule = message
    .replace(/^.*?\bmust /, 'Must ')
    .replace('be equal to one of the allowed values', 'be one of')
    .replace('be <=', 'be at most')
    .replace('be >=', 'be at least')
    .replace(/\bNOT\b/, 'not');
  const example = node?.example;
  const hasExample = /^Must match/.test(rule) && example !== undefined && !isObject(example);
  return hasExample ? `${rule}, such as ${String(example)}` : rule;
}

function findNode(
  api: ApiIndex,
  source: SchemaSource,
  path: readonly string[],
): SchemaNode | undefined {
  const node = getSchemaNode(api, source);
  const [part, ...rest] = path;
  if (part === undefined) return node;
  const next = node.fields.find(({ name }) => name === part)?.schema ?? node.items;
  return next && findNode(api, next, rest);
}

function getValueAt(value: Json | undefined, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>((here, part) => {
    if (isList(here)) return here[Number(part)];
    return isObject(here) ? here[part] : undefined;
  }, value);
}

/** Nests errors whose paths share their first part into one error. */
function nestErrors(pathErrors: readonly PathError[]): readonly FieldError[] {
  const names = [...new Set(pathErrors.map(({ path }) => path[0] ?? 'body'))];
  return names.map((field) => {
    const ofField = pathErrors.filter(({ path }) => (path[0] ?? 'body') === field);
    const inner = ofField.filter(({ path }) => path.length > 1);
    const whole = ofField.find(({ path }) => path.length <= 1);
    if (inner.length === 0) return { field, message: whole?.message ?? 'Is not valid' };
    const errors = nestErrors(inner.map(({ path, message }) => ({ path: path.slice(1), message })));
    return { field, message: whole?.message ?? 'Has an invalid entry', errors };
  });
}
