import { resolveComponent } from '../core/component';
import { getObject, getOwn, getText, isLooselyTrue } from '../core/json';
import { checkKeywordTypes, PARAMETER_KEYWORD_TYPES } from '../core/keyword-types';
import { isFormMedia } from '../core/media-type';
import { joinPointer } from '../core/pointer';
import { getContentMedia, type ContentMedia } from '../constraints/content-media';
import { parameterConstraints } from '../constraints/parameter-constraints';
import {
  addWarning,
  expectList,
  expectObject,
  type Problems,
  truncateForMessage,
} from '../core/problems';
import { isEmbeddedExample, resolveExamples, buildMediaSource } from './resolve-content';
import { resolveSchema } from '../schema/resolve-schema';
import { getTypes } from '../schema/schema-type';
import type { SchemaSource } from '../core/schema-types';
import type { Example, JsonObject, Parameter } from '../core/types';
import { withoutLifecycle } from '../constraints/lifecycle';
import { upgradeParameterSchema } from '../parse/swagger-parts';
import { getSerialization, WHOLE_QUERY, type Serialization } from '../constraints/value-style';

/** A parameter as the document has it, after its reference was followed. */
export type RawParameter = { readonly value: JsonObject; readonly pointer: string };

const LOCATIONS = ['path', 'query', 'header', 'cookie'] as const;

function getLocation(raw: JsonObject): Parameter['in'] {
  const location = getText(raw, 'in');
  return LOCATIONS.find((one) => one === location) ?? 'other';
}

/** The parameters of one list, references followed; what is no parameter becomes a problem. */
export function resolveRawParameters(
  document: JsonObject,
  holder: JsonObject,
  pointer: string,
  problems: Problems,
): readonly RawParameter[] {
  const at = joinPointer(pointer, 'parameters');
  return expectList(getOwn(holder, 'parameters'), at, problems).flatMap((item, index) => {
    const target = resolveComponent(document, item, joinPointer(at, index), problems);
    const value = expectObject(target.value, target.pointer, problems);
    return value === undefined ? [] : { value, pointer: target.pointer };
  });
}

/** A parameter or header has a schema, or one media type (OpenAPI 3.1 4.8.12.3). */
function checkParameterContent({ value, pointer }: RawParameter, problems: Problems): void {
  const content = getObject(value, 'content');
  if (content === undefined) return;
  const at = joinPointer(pointer, 'content');
  if (getOwn(value, 'schema') !== undefined) {
    const message = 'What has a schema needs no content: its schema counts. Remove one of them.';
    addWarning(problems, 'schema-and-content', at, message);
  } else if (Object.keys(content).length > 1) {
    const message = 'A parameter or header has one media type: the first one counts.';
    addWarning(problems, 'content-of-several', at, message);
  }
}

type ParameterSource = { readonly raw: RawParameter; readonly media: ContentMedia | undefined };

/** The schema of a parameter or header: `schema`, that of its `content`, or (2.0) the parameter itself. */
function getParameterSchema(document: JsonObject, { raw, media }: ParameterSource): SchemaSource {
  const { value, pointer } = raw;
  const schema = getOwn(value, 'schema');
  if (schema !== undefined)
    return { value: schema, pointer: joinPointer(pointer, 'schema'), trail: [] };
  if (media !== undefined) return buildMediaSource(document, media);
  return { value: withoutLifecycle(upgradeParameterSchema(value)), pointer, trail: [] };
}

/** Its schema with the parameter's own words: facts are lifted out of them, too. */
function getDescribedSchema(document: JsonObject, source: ParameterSource): SchemaSource {
  const description = getText(source.raw.value, 'description');
  const schema = getParameterSchema(document, source);
  return description === '' ? schema : { ...schema, description };
}

/** An example that is data and text as two: what it says, and what is sent. */
function splitSerializedExample({ serializedValue, ...data }: Example): readonly Example[] {
  if (serializedValue === undefined) return [data];
  const [name = '', summary = ''] = [data.name, data.summary].map((label) =>
    label === '' ? '' : `${label}, as it is sent`,
  );
  return [data, { name, summary, value: serializedValue, isSerialized: true }];
}

/** Its own examples and those of its content, and what of the first one is sent. */
function resolveParameterExamples(
  document: JsonObject,
  { raw, media }: ParameterSource,
  problems: Problems,
) {
  const direct = resolveExamples(document, raw.value, raw.pointer, problems);
  const nested = media ? resolveExamples(document, media.value, media.pointer, problems) : [];
  const all = [...direct, ...nested];
  const first = all.find(isEmbeddedExample);
  return {
    examples: all.flatMap(splitSerializedExample),
    sent: first && splitSerializedExample(first).at(-1),
    isOwn: first !== undefined && direct.includes(first),
  };
}

function getParameterStyle(
  { raw }: ParameterSource,
  schema: SchemaSource,
  location: Parameter['in'],
): Serialization {
  const style = getSerialization(raw.value, location);
  const { encoding } = schema;
  return style.style === WHOLE_QUERY && encoding ? { ...style, encoding } : style;
}

/** A parameter or header as pages show it. Path parameters are required, whatever they say. */
function resolveParameter(
  document: JsonObject,
  raw: RawParameter,
  as: { readonly name: string; readonly in: Parameter['in'] },
  problems: Problems,
): Parameter {
  checkKeywordTypes(raw.value, raw.pointer, PARAMETER_KEYWORD_TYPES, problems);
  checkParameterContent(raw, problems);
  const source = { raw, media: getContentMedia(document, raw, problems) };
  const {
    examples,
    sent: sentExample,
    isOwn,
  } = resolveParameterExamples(document, source, problems);
  const media = source.media?.name ?? '';
  const schema = getDescribedSchema(document, source);
  const style = getParameterStyle(source, schema, as.in);
  // What its content says is still to be written into the query, but a form that is all of it (OpenAPI 3.2 4.12).
  const isVerbatim = style.style === WHOLE_QUERY && isFormMedia(media);
  return {
    name: as.name,
    in: as.in,
    required: as.in === 'path' || isLooselyTrue(getOwn(raw.value, 'required')),
    deprecated: isLooselyTrue(getOwn(raw.value, 'deprecated')),
    description: getText(raw.value, 'description'),
    schema,
    style,
    media,
    constraints: parameterConstraints(raw.value, {
      in: as.in,
      types: getTypes(resolveSchema(document, schema)),
      media,
    }),
    examples,
    ...(sentExample === undefined ? {} : { example: sentExample.value }),
    ...(sentExample?.isSerialized && (isVerbatim || isOwn) ? { isExampleSerialized: true } : {}),
  };
}

/** What each parameter has to say of itself. */
function checkParameter({ value, pointer }: RawParameter, problems: Problems): void {
  if (getText(value, 'name') === '')
    addWarning(problems, 'parameter-without-name', pointer, 'A parameter needs a name.');
  const location = getText(value, 'in');
  if (location === WHOLE_QUERY || LOCATIONS.some((one) => one === location)) return;
  const found = location === '' ? '' : `, not "${truncateForMessage(location)}"`;
  const message = `A parameter needs "in": path, query, querystring, header or cookie${found}.`;
  addWarning(problems, 'parameter-without-place', pointer, message);
}

/** Parameters in the order path, query, header, cookie, others; each in the document's order. */
export function resolveParameters(
  document: JsonObject,
  rawParameters: readonly RawParameter[],
  problems: Problems,
): readonly Parameter[] {
  const all = rawParameters.map((raw) => {
    checkParameter(raw, problems);
    const as = { name: getText(raw.value, 'name'), in: getLocation(raw.value) };
    return resolveParameter(document, raw, as, problems);
  });
  return [...LOCATIONS, 'other' as const].flatMap((location) =>
    all.filter((one) => one.in === location),
  );
}

/** Names in the path's braces that no path parameter describes. */
export function checkMissingPathParameters(
  path: string,
  parameters: readonly Parameter[],
  at: string,
  problems: Problems,
): void {
  const described = new Set(parameters.filter((one) => one.in === 'path').map((one) => one.name));
  const variables = new Set([...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name));
  for (const name of variables) {
    // An expression of a callback: `{$request.body#/url}`.
    if (described.has(name) || name.startsWith('$')) continue;
    const message = `The path has {${truncateForMessage(name)}}, but no path parameter of this name is described.`;
    addWarning(problems, 'path-parameter-missing', at, message);
  }
}

/** Whether a parameter is the body or a form field, as Swagger 2.0 has them. */
export function isBodyPart({ value }: RawParameter): boolean {
  return ['body', 'formData'].includes(getText(value, 'in'));
}

/** Headers of a response, references followed. */
export function resolveHeaders(
  document: JsonObject,
  response: JsonObject,
  pointer: string,
  problems: Problems,
): readonly Parameter[] {
  const at = joinPointer(pointer, 'headers');
  const headers = expectObject(getOwn(response, 'headers'), at, problems) ?? {};
  return Object.entries(headers).flatMap(([name, item]) => {
    const target = resolveComponent(document, item, joinPointer(at, name), problems);
    const value = expectObject(target.value, target.pointer, problems);
    if (value === undefined) return [];
    const raw = { value, pointer: target.pointer };
    return resolveParameter(document, raw, { name, in: 'header' }, problems);
  });
}
