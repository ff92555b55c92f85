import { humanizeIdentifier } from '@/lib/text/slug';
import { isObject, truncateDeepJson } from '../core/json';
import { isJsonMedia } from '../core/media-type';
import { printJson } from '../core/print-json';
import type { Sample, SchemaNode, SchemaSource } from '../core/schema-types';
import type { ApiIndex, Json, Parameter } from '../core/types';
import { getSchemaNode } from '../node/schema-node';
import { buildSample } from '../sample/build-sample';
import { getDocumentedValue } from '../sample/documented-value';
import { describeTruncation } from '../sample/truncation-note';
import { getAllowedValues } from '../schema/merged-keywords';
import { resolveSchema } from '../schema/resolve-schema';

/** Value that stands for an unknown one: the name in capitals, or `VALUE`. */
export function placeholderValue(name: string): string {
  const capitals = humanizeIdentifier(name)
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_');
  return capitals.replace(/^_|_$/g, '') || 'VALUE';
}

/**
 * Example, default or allowed value of a schema; `undefined` for none. `null` is skipped, as it
 * says that nothing is sent.
 */
function findUsableValue(api: ApiIndex, source: SchemaSource): Json | undefined {
  const resolved = resolveSchema(api.document, source);
  const candidates = [
    getDocumentedValue(resolved, source),
    ...(getAllowedValues(resolved)?.slice(0, 2) ?? []),
  ];
  const value = candidates.find((one) => one !== undefined && one !== null);
  return value === undefined ? undefined : truncateDeepJson(value);
}

/** Most schemas that are visited for a parameter; nobody could use a longer URL or header. */
const MAX_SCHEMA_NODES = 100;

/** Schema that is an object; for the style `deepObject` also the first such variant of a union. */
function getObjectSource(
  api: ApiIndex,
  { schema, style }: Parameter,
  { kind, variants }: SchemaNode,
): SchemaSource | undefined {
  if (kind === 'object') return schema;
  if (kind !== 'union' || style.style !== 'deepObject') return undefined;
  return variants.find((one) => getSchemaNode(api, one.schema).kind === 'object')?.schema;
}

/**
 * Sample with the fields of a first request; `undefined` where the schema names no field. A
 * free-form object in the style `deepObject` gets one key.
 */
function buildObjectSample(
  api: ApiIndex,
  parameter: Parameter,
  node: SchemaNode,
): Sample | undefined {
  const source = getObjectSource(api, parameter, node);
  if (source === undefined) return undefined;
  const sample = buildSample(api, source, {
    nodes: MAX_SCHEMA_NODES,
    direction: 'request',
    only: 'first-request',
  });
  const isFilled = isObject(sample.value) && Object.keys(sample.value).length > 0;
  if (isFilled || node.fields.length > 0) return sample;
  const { name, style } = parameter;
  return style.style === 'deepObject'
    ? { value: { key: placeholderValue(name) }, truncated: [] }
    : undefined;
}

/** Documented value of a parameter; else a list of one item, a sample of an object, or the name. */
function buildParameterSample(api: ApiIndex, parameter: Parameter): Sample {
  const node = getSchemaNode(api, parameter.schema);
  const documented = parameter.example ?? findUsableValue(api, parameter.schema);
  if (documented !== undefined) return { value: documented, truncated: [] };
  const object = buildObjectSample(api, parameter, node);
  if (object !== undefined) return object;
  const placeholder = placeholderValue(parameter.name);
  if (node.kind !== 'array') return { value: placeholder, truncated: [] };
  const item = node.items && findUsableValue(api, node.items);
  return { value: [item ?? placeholder], truncated: [] };
}

/** Sentence on where the value of a parameter was truncated; `undefined` where it is complete. */
export function describeParameterTruncation(
  api: ApiIndex,
  parameter: Parameter,
): string | undefined {
  return describeTruncation(buildParameterSample(api, parameter).truncated, parameter.name);
}

/** Value of a parameter as it is sent; JSON content is JSON text. */
export function getParameterValue(api: ApiIndex, parameter: Parameter): Json {
  const { value } = buildParameterSample(api, parameter);
  return isJsonMedia(parameter.media) && typeof value !== 'string' ? printJson(value) : value;
}
