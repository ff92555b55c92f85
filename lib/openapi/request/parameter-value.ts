import { isObject, toPrintable } from '../json';
import { isJsonMedia } from '../media-name';
import { toJsonText } from '../print-json';
import { pickAllowed } from '../schema/all-parts';
import { openSchema } from '../schema/open-schema';
import { readSchema } from '../schema/read-schema';
import type { Sample, SchemaNode, SchemaSource } from '../schema-types';
import { toWords } from '../slug';
import type { ApiIndex, Json, Parameter } from '../types';
import { toCutNote } from '../sample/cut-note';
import { getOwnValue } from '../sample/own-value';
import { toSample } from '../sample/to-sample';

/** The name in capitals, for a value of which nothing is known. */
export function toPlaceholder(name: string): string {
  const words = toWords(name)
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_');
  return words.replace(/^_|_$/g, '') || 'VALUE';
}

/**
 * An example, a default or an allowed value of a schema, as a body sends it; `undefined` where it has none. `null` is
 * none: it says that nothing is sent.
 */
function getKnownValue(api: ApiIndex, source: SchemaSource): Json | undefined {
  const open = openSchema(api.document, source);
  const known = [getOwnValue(open, source), ...(pickAllowed(open)?.slice(0, 2) ?? [])];
  const value = known.find((one) => one !== undefined && one !== null);
  return value === undefined ? undefined : toPrintable(value);
}

/** Schemas visited for a parameter: what has more values is no address or header that anybody could use. */
const MOST_NODES = 100;

/** What of a schema is an object: all of it, or in a style that only objects have the first such form of a union. */
function getObjectSource(
  api: ApiIndex,
  { schema, style }: Parameter,
  { kind, variants }: SchemaNode,
): SchemaSource | undefined {
  if (kind === 'object') return schema;
  if (kind !== 'union' || style.style !== 'deepObject') return undefined;
  return variants.find((one) => readSchema(api, one.schema).kind === 'object')?.schema;
}

/** An object with the fields of a first request. One that may have any has one; `undefined` where none can be named. */
function toObjectSample(api: ApiIndex, parameter: Parameter, node: SchemaNode): Sample | undefined {
  const source = getObjectSource(api, parameter, node);
  if (source === undefined) return undefined;
  const sample = toSample(api, source, {
    nodes: MOST_NODES,
    direction: 'request',
    only: 'first-request',
  });
  const isFilled = isObject(sample.value) && Object.keys(sample.value).length > 0;
  if (isFilled || node.fields.length > 0) return sample;
  const { name, style } = parameter;
  return style.style === 'deepObject'
    ? { value: { key: toPlaceholder(name) }, cut: [] }
    : undefined;
}

/** The document's own value; of a list an item, of an object a sample; else its name in capitals. */
function toOwnSample(api: ApiIndex, parameter: Parameter): Sample {
  const node = readSchema(api, parameter.schema);
  const own = parameter.example ?? getKnownValue(api, parameter.schema);
  if (own !== undefined) return { value: own, cut: [] };
  const object = toObjectSample(api, parameter, node);
  if (object !== undefined) return object;
  const usual = toPlaceholder(parameter.name);
  if (node.kind !== 'array') return { value: usual, cut: [] };
  const item = node.items && getKnownValue(api, node.items);
  return { value: [item ?? usual], cut: [] };
}

/** Where the value of a parameter was cut, in words; `undefined` when all of it is there. */
export function toParameterNote(api: ApiIndex, parameter: Parameter): string | undefined {
  return toCutNote(toOwnSample(api, parameter).cut, parameter.name);
}

/** A parameter's value as it is sent: one that is described as JSON is JSON text. */
export function getParameterValue(api: ApiIndex, parameter: Parameter): Json {
  const { value } = toOwnSample(api, parameter);
  return isJsonMedia(parameter.media) && typeof value !== 'string' ? toJsonText(value) : value;
}
