import * as words from '@/.generated/words/openapi-problems/operation';
import { asSent } from '@/.generated/words/openapi-schema/labels';
import { type ContentMedia, getContentMedia } from '../constraints/content-media';
import { withoutLifecycle } from '../constraints/lifecycle';
import { parameterConstraints } from '../constraints/parameter-constraints';
import { getSerialization, type Serialization, WHOLE_QUERY } from '../constraints/value-style';
import { resolveComponent } from '../core/component';
import { getObject, getOwn, getText, isLooselyTrue, joinPointer } from '../core/json';
import { checkKeywordTypes, PARAMETER_KEYWORD_TYPES } from '../core/keyword-types';
import { isFormMedia } from '../core/media-type';
import type { Parameter } from '../core/operation-types';
import {
  addWarning,
  expectList,
  expectObject,
  type Problems,
  truncateForMessage,
} from '../core/problems';
import type { SchemaSource } from '../core/schema-types';
import type { Example, JsonObject } from '../core/types';
import { upgradeParameterSchema } from '../parse/swagger-parts';
import { isSwagger } from '../parse/upgrade-swagger';
import { resolveSchema } from '../schema/resolve-schema';
import { getTypes } from '../schema/schema-type';
import { buildMediaSource, isEmbeddedExample, resolveExamples } from './resolve-content';

/** Parameter in the document, its reference resolved. */
export type RawParameter = { readonly value: JsonObject; readonly pointer: string };

/** Locations of parameters in the order that pages list them (OpenAPI 3.1 4.8.12.1). */
export const PARAMETER_LOCATIONS = ['path', 'query', 'header', 'cookie'] as const;

function getLocation(raw: JsonObject): Parameter['in'] {
  const location = getText(raw, 'in');
  return PARAMETER_LOCATIONS.find((one) => one === location) ?? 'other';
}

/** Resolves the references in a list of parameters; what is no object becomes a problem. */
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

/** Warns about `content` beside a schema or of several media types (OpenAPI 3.1 4.8.12.3). */
function checkParameterContent({ value, pointer }: RawParameter, problems: Problems): void {
  const content = getObject(value, 'content');
  if (content === undefined) return;
  const at = joinPointer(pointer, 'content');
  if (getOwn(value, 'schema') !== undefined) {
    addWarning(problems, 'schema-and-content', at, words.schemaAndContent);
  } else if (Object.keys(content).length > 1) {
    addWarning(problems, 'content-of-several', at, words.severalContents);
  }
}

type ParameterSource = { readonly raw: RawParameter; readonly media: ContentMedia | undefined };

/** Schema of a parameter or header: `schema`, that of `content`, or itself (Swagger 2.0). */
function getParameterSchema(document: JsonObject, { raw, media }: ParameterSource): SchemaSource {
  const { value, pointer } = raw;
  const schema = getOwn(value, 'schema');
  if (schema !== undefined)
    return { value: schema, pointer: joinPointer(pointer, 'schema'), openRefs: [] };
  if (media !== undefined) return buildMediaSource(document, media);
  return { value: withoutLifecycle(upgradeParameterSchema(value)), pointer, openRefs: [] };
}

/** Schema with the parameter's description, from which constraints are parsed. */
function getDescribedSchema(document: JsonObject, source: ParameterSource): SchemaSource {
  const description = getText(source.raw.value, 'description');
  const schema = getParameterSchema(document, source);
  return description === '' ? schema : { ...schema, description };
}

/** Splits an example with serialized text in two: its data, and the text. */
function splitSerializedExample({ serializedValue, ...data }: Example): readonly Example[] {
  if (serializedValue === undefined) return [data];
  const [name = '', summary = ''] = [data.name, data.summary].map((label) =>
    label === '' ? '' : asSent(label),
  );
  return [data, { name, summary, value: serializedValue, isSerialized: true }];
}

/** Examples of a parameter, then of its content; `sentExample` is the one that a request sends. */
function resolveParameterExamples(
  document: JsonObject,
  { raw, media }: ParameterSource,
  problems: Problems,
) {
  const direct = resolveExamples(document, raw.value, raw.pointer, problems);
  const nested = media ? resolveExamples(document, media.value, media.pointer, problems) : [];
  const all = [...direct, ...nested];
  const embedded = all.filter(isEmbeddedExample);
  // `null` says that nothing is sent.
  const first = embedded.find(({ value }) => value !== null) ?? embedded[0];
  return {
    examples: all.flatMap(splitSerializedExample),
    sentExample: first && splitSerializedExample(first).at(-1),
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

/** Resolves a parameter or header. Path parameters are always required. */
function resolveParameter(
  document: JsonObject,
  raw: RawParameter,
  as: { readonly name: string; readonly in: Parameter['in'] },
  problems: Problems,
): Parameter {
  checkKeywordTypes(raw.value, raw.pointer, PARAMETER_KEYWORD_TYPES, problems);
  checkParameterContent(raw, problems);
  const source = { raw, media: getContentMedia(document, raw, problems) };
  const { examples, sentExample, isOwn } = resolveParameterExamples(document, source, problems);
  const media = source.media?.name ?? '';
  const schema = getDescribedSchema(document, source);
  const style = getParameterStyle(source, schema, as.in);
  let constraints: Parameter['constraints'] | undefined;
  // Text of a `content` still needs encoding, unless it is a form in the query (OpenAPI 3.2 4.12).
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
    // Derived when the row is rendered: there may be 100,000.
    get constraints() {
      constraints ??= parameterConstraints(raw.value, {
        in: as.in,
        types: getTypes(resolveSchema(document, schema)),
        media,
      });
      return constraints;
    },
    examples,
    ...(sentExample === undefined ? {} : { example: sentExample.value }),
    ...(sentExample?.isSerialized && (isVerbatim || isOwn) ? { isExampleSerialized: true } : {}),
  };
}

/** Headers that are no parameters in OpenAPI 3 (3.1 4.8.12 `name`): a request has them anyway. */
const IGNORED_PARAMETERS = /^(accept|authorization|content-type)$/i;

/** Whether a definition of a header is ignored; warns where it is. */
function isIgnoredParameter(
  document: JsonObject,
  { value, pointer }: RawParameter,
  problems: Problems,
): boolean {
  const name = getText(value, 'name');
  const isIgnored =
    getText(value, 'in') === 'header' && IGNORED_PARAMETERS.test(name) && !isSwagger(document);
  if (isIgnored) {
    addWarning(problems, 'header-ignored', pointer, words.headerIgnored(name));
  }
  return isIgnored;
}

/** Warns about a missing name, an unknown location, and a style that its location has not. */
function checkParameter({ value, pointer }: RawParameter, problems: Problems): void {
  const declared = getText(value, 'style');
  const { style } = getSerialization(value, getLocation(value));
  if (declared !== '' && style !== WHOLE_QUERY && style !== declared) {
    const message = words.otherStyle({
      style: declared,
      location: getLocation(value),
      written: style,
    });
    addWarning(problems, 'style-elsewhere', joinPointer(pointer, 'style'), message);
  }
  if (getText(value, 'name') === '')
    addWarning(problems, 'parameter-without-name', pointer, words.parameterWithoutName);
  const location = getText(value, 'in');
  if (location === WHOLE_QUERY || PARAMETER_LOCATIONS.some((one) => one === location)) return;
  const message =
    location === ''
      ? words.parameterWithoutIn
      : words.parameterWithOtherIn(truncateForMessage(location));
  addWarning(problems, 'parameter-without-place', pointer, message);
}

/** Resolves parameters in the order path, query, header, cookie, others; each in document order. */
export function resolveParameters(
  document: JsonObject,
  rawParameters: readonly RawParameter[],
  problems: Problems,
): readonly Parameter[] {
  const all = rawParameters.flatMap((raw) => {
    if (isIgnoredParameter(document, raw, problems)) return [];
    checkParameter(raw, problems);
    const as = { name: getText(raw.value, 'name'), in: getLocation(raw.value) };
    return resolveParameter(document, raw, as, problems);
  });
  return [...PARAMETER_LOCATIONS, 'other' as const].flatMap((location) =>
    all.filter((one) => one.in === location),
  );
}

/** Warns about names in a path's braces that no path parameter describes. */
export function checkMissingPathParameters(
  path: string,
  parameters: readonly Parameter[],
  at: string,
  problems: Problems,
): void {
  const described = new Set(parameters.filter((one) => one.in === 'path').map((one) => one.name));
  const variables = new Set([...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name));
  for (const name of variables) {
    // Runtime expressions of callbacks begin with `$`: `{$request.body#/url}`.
    if (described.has(name) || name.startsWith('$')) continue;
    const message = words.parameterMissing(`{${truncateForMessage(name)}}`);
    addWarning(problems, 'path-parameter-missing', at, message);
  }
}

/** Whether a parameter is the body or a form field (Swagger 2.0). */
export function isBodyPart({ value }: RawParameter): boolean {
  return ['body', 'formData'].includes(getText(value, 'in'));
}

/**
 * Resolves the headers of a response; empty for none. `Content-Type`, which its media types tell,
 * is ignored (OpenAPI 3.1 4.8.17 `headers`).
 */
export function resolveHeaders(
  document: JsonObject,
  response: JsonObject,
  pointer: string,
  problems: Problems,
): readonly Parameter[] {
  const at = joinPointer(pointer, 'headers');
  const headers = expectObject(getOwn(response, 'headers'), at, problems) ?? {};
  return Object.entries(headers).flatMap(([name, item]) => {
    if (/^content-type$/i.test(name) && !isSwagger(document)) return [];
    const target = resolveComponent(document, item, joinPointer(at, name), problems);
    const value = expectObject(target.value, target.pointer, problems);
    if (value === undefined) return [];
    const raw = { value, pointer: target.pointer };
    return resolveParameter(document, raw, { name, in: 'header' }, problems);
  });
}
