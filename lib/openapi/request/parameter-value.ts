import { valueMayNotFit } from '@/.generated/words/openapi/requests';
import { humanizeIdentifier } from '@/lib/text/slug';
import { isList, isObject } from '../core/json';
import type { Parameter } from '../core/operation-types';
import { printJson } from '../core/print-json';
import { truncateForMessage } from '../core/problems';
import { NO_SCHEMA, type Sample, type SchemaSource } from '../core/schema-types';
import type { ApiIndex, Json } from '../core/types';
import { matchesPattern } from '../pattern/pattern-test';
import { buildSample } from '../sample/build-sample';
import { getDocumentedValue } from '../sample/documented-value';
import { buildSampleScalar } from '../sample/sample-scalar';
import { describeTruncation } from '../sample/truncation-note';
import {
  getAllowedValues,
  getKeywordTexts,
  hasFlag,
  isAllowedLength,
} from '../schema/merged-keywords';
import { getTextKeyword, type ResolvedSchema, resolveSchema } from '../schema/resolve-schema';
import { getItems, getTuple } from '../schema/schema-children';
import { getSchemaKind, getTypes, getUnionMembers, hasAnyKeyword } from '../schema/schema-type';
import { createCheckRun } from '../validation/check-run';
import { matchesSchema } from '../validation/matches-schema';

/** Value that stands for an unknown one: the name in capitals, or `VALUE`. */
export function placeholderValue(name: string): string {
  const capitals = humanizeIdentifier(name)
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_');
  return capitals.replace(/^_|_$/g, '') || 'VALUE';
}

/** Most schemas that are visited for a parameter; nobody could use a longer URL or header. */
const MAX_SCHEMA_NODES = 100;

function sampleOf(api: ApiIndex, source: SchemaSource, example?: Json): Sample {
  return buildSample(api, source, {
    nodes: MAX_SCHEMA_NODES,
    direction: 'request',
    only: 'first-request',
    example,
  });
}

/** Whether a text has the length and patterns of a schema; `false` where that is unknown. */
function isWithinLimits(resolved: ResolvedSchema, text: string): boolean {
  const patterns = getKeywordTexts(resolved, 'pattern');
  return (
    isAllowedLength(resolved, text) && patterns.every((one) => matchesPattern(text, one) === true)
  );
}

/** Whether a sample of a format is a text like any other, so that the format says nothing. */
function isPlainFormat(api: ApiIndex, format: string): boolean {
  if (format === '') return true;
  const [plain, formatted] = [{ type: 'string' }, { type: 'string', format }].map(
    (value) => sampleOf(api, { ...NO_SCHEMA, value }).value,
  );
  return plain === formatted;
}

/** Whether a schema that names no values allows a text that stands for any. */
function allowsPlaceholder(api: ApiIndex, resolved: ResolvedSchema, text: string): boolean {
  const types = getTypes(resolved);
  return (
    (types.length === 0 || types.includes('string')) &&
    !hasAnyKeyword(resolved, ['contentEncoding', 'contentMediaType']) &&
    isPlainFormat(api, getTextKeyword(resolved, 'format')) &&
    isWithinLimits(resolved, text)
  );
}

/** Name of a parameter and what stands for its value. */
type Placeholder = { readonly key: string; readonly text: string };

/** Puts a placeholder for each made-up text of a sample that may be any: it says what is meant. */
function withPlaceholders(
  api: ApiIndex,
  source: SchemaSource,
  value: Json,
  placeholder: Placeholder,
): Json {
  const resolved = resolveSchema(api.document, source);
  const documented = getDocumentedValue(resolved, source);
  if (documented !== undefined && documented !== null) return value;
  const { key, text } = placeholder;
  const kind = getSchemaKind(resolved);
  if (kind === 'union') {
    const member = getUnionMembers(resolved).find(
      (one) => printJson(sampleOf(api, one).value) === printJson(value),
    );
    return member !== undefined && isWithinLimits(resolved, text)
      ? withPlaceholders(api, member, value, placeholder)
      : value;
  }
  if (isList(value)) {
    const [tuple, items] = [getTuple(resolved), getItems(resolved)];
    if (value.length === 0 && tuple.length === 0 && items === undefined) return [text];
    // Distinct items would be the same.
    if (value.length > 1 && hasFlag(resolved, 'uniqueItems', true)) return value;
    return value.map((item, index) =>
      withPlaceholders(api, tuple[index] ?? items ?? NO_SCHEMA, item, placeholder),
    );
  }
  const isEmpty = isObject(value) && Object.keys(value).length === 0;
  if (isEmpty && kind === 'object') {
    const isOpen =
      !hasAnyKeyword(resolved, ['properties']) && !hasFlag(resolved, 'additionalProperties', false);
    return isOpen ? { [key]: text } : value;
  }
  const isMadeUp = isEmpty || typeof value === 'string';
  return isMadeUp && allowsPlaceholder(api, resolved, text) ? text : value;
}

/** Value of a schema whose sample is `null`: an allowed one, else the placeholder if that may be. */
function buildNotNull(api: ApiIndex, source: SchemaSource, placeholder: string): Json {
  const resolved = resolveSchema(api.document, source);
  const allowed = getAllowedValues(resolved)?.find((one) => one !== null);
  if (allowed !== undefined) return allowed;
  if (allowsPlaceholder(api, resolved, placeholder)) return placeholder;
  const type = getTypes(resolved).find((one) => one !== 'null') ?? '';
  return buildSampleScalar(resolved, type) ?? placeholder;
}

/** Schema of a value in the style `deepObject`: of a union the first form that is an object. */
function getStyledSource(api: ApiIndex, { schema, style }: Parameter): SchemaSource {
  if (style.style !== 'deepObject') return schema;
  const resolve = (source: SchemaSource) => resolveSchema(api.document, source);
  const forms = getSchemaKind(resolve(schema)) === 'union' ? getUnionMembers(resolve(schema)) : [];
  return forms.find((one) => getSchemaKind(resolve(one)) === 'object') ?? schema;
}

/**
 * Value of a parameter: its example, else a sample of its schema, as a field of a body has it. A
 * text that may be any is the name in capitals. `null`, which says that nothing is sent, is no
 * value.
 */
function buildParameterSample(api: ApiIndex, parameter: Parameter): Sample {
  const { name, example, style, media } = parameter;
  const source = getStyledSource(api, parameter);
  if (example !== undefined && example !== null) return sampleOf(api, source, example);
  const text = placeholderValue(name);
  const sample = sampleOf(api, source);
  const isRefused = (value: Json) => matchesSchema(createCheckRun(api), source, value) === false;
  if (sample.value === null) {
    const value = buildNotNull(api, source, text);
    return { ...sample, value, ...(isRefused(value) && { refused: [''] }) };
  }
  // An exploded form has the names of its fields only: that of the parameter is clearer than any.
  const key = media === '' && style.style === 'form' && style.explode ? name : 'key';
  const value = withPlaceholders(api, source, sample.value, { key, text });
  return isRefused(value) ? sample : { ...sample, value };
}

/** Samples of parameters that were built: each is asked for its value and for its remark. */
const samples = new WeakMap<Parameter, Sample>();

/** Sample of a parameter before it is serialized. */
export function getParameterSample(api: ApiIndex, parameter: Parameter): Sample {
  const sample = samples.get(parameter) ?? buildParameterSample(api, parameter);
  samples.set(parameter, sample);
  return sample;
}

/** Sentences on where the value of a parameter was truncated, and whether it may not fit. */
export function describeParameterSample(api: ApiIndex, parameter: Parameter): readonly string[] {
  const { truncated, refused = [] } = getParameterSample(api, parameter);
  const truncation = describeTruncation(truncated, parameter.name);
  return [
    ...(refused.length > 0 ? [valueMayNotFit(truncateForMessage(parameter.name))] : []),
    ...(truncation === undefined ? [] : [truncation]),
  ];
}

/** Value of a parameter before it is serialized. */
export function getParameterValue(api: ApiIndex, parameter: Parameter): Json {
  return getParameterSample(api, parameter).value;
}
