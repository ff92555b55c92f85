import { isObject, truncateDeepJson } from '../core/json';
import { isJsonMedia } from '../core/media-type';
import { printJson } from '../core/print-json';
import { getAllowedValues } from '../schema/merged-keywords';
import { resolveSchema } from '../schema/resolve-schema';
import { getSchemaNode } from '../node/schema-node';
import type { Sample, SchemaNode, SchemaSource } from '../core/schema-types';
import { humanizeIdentifier } from '@/lib/text/slug';
import type { ApiIndex, Json, Parameter } from '../core/types';
import { describeTruncation } from '../sample/truncation-note';
import { getDocumentedValue } from '../sample/documented-value';
import { buildSample } from '../sample/build-sample';

/** The name in capitals, for a value of which nothing is known. */
export function placeholderValue(name: string): string {
  const capitals = humanizeIdentifier(name)
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_');
  return capitals.replace(/^_|_$/g, '') || 'VALUE';
}

/**
 * An example, a default or an allowed value of a schema, as a body sends it; `undefined` where it has none. `null` is
 * none: it says that nothing is sent.
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

/** Schemas visited for a parameter: what has more values is no address or header that anybody could use. */
const MAX_SCHEMA_NODES = 100;

/** What of a schema is an object: all of it, or in a style that only objects have the first such form of a union. */
function getObjectSource(
  api: ApiIndex,
  { schema, style }: Parameter,
  { kind, variants }: SchemaNode,
): SchemaSource | undefined {
  if (kind === 'object') return schema;
  if (kind !== 'union' || style.style !== 'deepObject') return undefined;
  return variants.find((one) => getSchemaNode(api, one.schema).kind === 'object')?.schema;
}

/** An object with the fields of a first request. One that may have any has one; `undefined` where none can be named. */
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

/** The document's own value; of a list an item, of an object a sample; else its name in capitals. */
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

/** Where the value of a parameter was cut, in words; `undefined` when all of it is there. */
export function describeParameterTruncation(
  api: ApiIndex,
  parameter: Parameter,
): string | undefined {
  return describeTruncation(buildParameterSample(api, parameter).truncated, parameter.name);
}

/** A parameter's value as it is sent: one that is described as JSON is JSON text. */
export function getParameterValue(api: ApiIndex, parameter: Parameter): Json {
  const { value } = buildParameterSample(api, parameter);
  return isJsonMedia(parameter.media) && typeof value !== 'string' ? printJson(value) : value;
}
