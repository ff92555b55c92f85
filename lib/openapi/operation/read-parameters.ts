import { resolveComponent } from '../component';
import { getObject, getOwn, getText, isMeant } from '../json';
import { checkShapes, PARAMETER_SHAPES } from '../keyword-shapes';
import { isFormMedia } from '../media-name';
import { toPointer } from '../pointer';
import { getHeldMedia, type HeldMedia } from '../facts/held-media';
import { toParameterFacts } from '../facts/parameter-facts';
import { addWarning, expectList, expectObject, type Problems, toShort } from '../problems';
import { isHere, toExamples, toMediaSource } from './read-content';
import { openSchema } from '../schema/open-schema';
import { getTypes } from '../schema/schema-type';
import type { SchemaSource } from '../schema-types';
import type { Example, JsonObject, Parameter } from '../types';
import { withoutLife } from '../facts/life-facts';
import { toParameterSchema } from '../parse/swagger-parts';
import { toValueStyle, WHOLE_QUERY, type Writing } from '../facts/value-style';

/** A parameter as the document has it, after its reference was followed. */
export type RawParameter = { readonly value: JsonObject; readonly pointer: string };

const PLACES = ['path', 'query', 'header', 'cookie'] as const;

function toPlace(raw: JsonObject): Parameter['in'] {
  const place = getText(raw, 'in');
  return PLACES.find((one) => one === place) ?? 'other';
}

/** The parameters of one list, references followed; what is no parameter becomes a problem. */
export function getRawParameters(
  document: JsonObject,
  holder: JsonObject,
  pointer: string,
  problems: Problems,
): readonly RawParameter[] {
  const at = toPointer(pointer, 'parameters');
  return expectList(getOwn(holder, 'parameters'), at, problems).flatMap((item, index) => {
    const target = resolveComponent(document, item, toPointer(at, index), problems);
    const value = expectObject(target.value, target.pointer, problems);
    return value === undefined ? [] : { value, pointer: target.pointer };
  });
}

/** A parameter or header has a schema, or one media type (OpenAPI 3.1 4.8.12.3). */
function checkContent({ value, pointer }: RawParameter, problems: Problems): void {
  const content = getObject(value, 'content');
  if (content === undefined) return;
  const at = toPointer(pointer, 'content');
  if (getOwn(value, 'schema') !== undefined) {
    const message = 'What has a schema needs no content: its schema counts. Remove one of them.';
    addWarning(problems, 'schema-and-content', at, message);
  } else if (Object.keys(content).length > 1) {
    const message = 'A parameter or header has one media type: the first one counts.';
    addWarning(problems, 'content-of-several', at, message);
  }
}

type Held = { readonly raw: RawParameter; readonly media: HeldMedia | undefined };

/** The schema of a parameter or header: `schema`, that of its `content`, or (2.0) the parameter itself. */
function getSchema(document: JsonObject, { raw, media }: Held): SchemaSource {
  const { value, pointer } = raw;
  const schema = getOwn(value, 'schema');
  if (schema !== undefined)
    return { value: schema, pointer: toPointer(pointer, 'schema'), trail: [] };
  if (media !== undefined) return toMediaSource(document, media);
  return { value: withoutLife(toParameterSchema(value)), pointer, trail: [] };
}

/** Its schema with the parameter's own words: facts are lifted out of them, too. */
function toSchema(document: JsonObject, held: Held): SchemaSource {
  const description = getText(held.raw.value, 'description');
  const schema = getSchema(document, held);
  return description === '' ? schema : { ...schema, description };
}

/** An example that is data and text as two: what it says, and what is sent. */
function toSeparate({ text, ...data }: Example): readonly Example[] {
  if (text === undefined) return [data];
  const [name = '', summary = ''] = [data.name, data.summary].map((words) =>
    words === '' ? '' : `${words}, as it is sent`,
  );
  return [data, { name, summary, value: text, sent: true }];
}

/** Its own examples and those of its content, and what of the first one is sent. */
function toOwnExamples(document: JsonObject, { raw, media }: Held, problems: Problems) {
  const own = toExamples(document, raw.value, raw.pointer, problems);
  const inner = media ? toExamples(document, media.value, media.pointer, problems) : [];
  const all = [...own, ...inner];
  const first = all.find(isHere);
  return {
    examples: all.flatMap(toSeparate),
    sent: first && toSeparate(first).at(-1),
    isOwn: first !== undefined && own.includes(first),
  };
}

function toStyle({ raw }: Held, schema: SchemaSource, place: Parameter['in']): Writing {
  const style = toValueStyle(raw.value, place);
  const { encoding } = schema;
  return style.style === WHOLE_QUERY && encoding ? { ...style, encoding } : style;
}

/** A parameter or header as pages show it. Path parameters are required, whatever they say. */
function toParameter(
  document: JsonObject,
  raw: RawParameter,
  as: { readonly name: string; readonly in: Parameter['in'] },
  problems: Problems,
): Parameter {
  checkShapes(raw.value, raw.pointer, PARAMETER_SHAPES, problems);
  checkContent(raw, problems);
  const held = { raw, media: getHeldMedia(document, raw, problems) };
  const { examples, sent, isOwn } = toOwnExamples(document, held, problems);
  const media = held.media?.name ?? '';
  const schema = toSchema(document, held);
  const style = toStyle(held, schema, as.in);
  // What its content says is still to be written into the query, but a form that is all of it (OpenAPI 3.2 4.12).
  const isAsItIs = style.style === WHOLE_QUERY && isFormMedia(media);
  return {
    name: as.name,
    in: as.in,
    required: as.in === 'path' || isMeant(getOwn(raw.value, 'required')),
    deprecated: isMeant(getOwn(raw.value, 'deprecated')),
    description: getText(raw.value, 'description'),
    schema,
    style,
    media,
    facts: toParameterFacts(raw.value, {
      in: as.in,
      types: getTypes(openSchema(document, schema)),
      media,
    }),
    examples,
    ...(sent === undefined ? {} : { example: sent.value }),
    ...(sent?.sent && (isAsItIs || isOwn) ? { sent: true } : {}),
  };
}

/** What each parameter has to say of itself. */
function checkParameter({ value, pointer }: RawParameter, problems: Problems): void {
  if (getText(value, 'name') === '')
    addWarning(problems, 'parameter-without-name', pointer, 'A parameter needs a name.');
  const place = getText(value, 'in');
  if (place === WHOLE_QUERY || PLACES.some((one) => one === place)) return;
  const found = place === '' ? '' : `, not "${toShort(place)}"`;
  const message = `A parameter needs "in": path, query, querystring, header or cookie${found}.`;
  addWarning(problems, 'parameter-without-place', pointer, message);
}

/** Parameters in the order path, query, header, cookie, others; each in the document's order. */
export function toParameters(
  document: JsonObject,
  raws: readonly RawParameter[],
  problems: Problems,
): readonly Parameter[] {
  const all = raws.map((raw) => {
    checkParameter(raw, problems);
    const as = { name: getText(raw.value, 'name'), in: toPlace(raw.value) };
    return toParameter(document, raw, as, problems);
  });
  return [...PLACES, 'other' as const].flatMap((place) => all.filter((one) => one.in === place));
}

/** Names in the path's braces that no path parameter describes. */
export function checkPathNames(
  path: string,
  parameters: readonly Parameter[],
  at: string,
  problems: Problems,
): void {
  const known = new Set(parameters.filter((one) => one.in === 'path').map((one) => one.name));
  const named = new Set([...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name));
  for (const name of named) {
    // An expression of a callback: `{$request.body#/url}`.
    if (known.has(name) || name.startsWith('$')) continue;
    const message = `The path has {${toShort(name)}}, but no path parameter of this name is described.`;
    addWarning(problems, 'path-parameter-missing', at, message);
  }
}

/** Whether a parameter is the body or a form field, as Swagger 2.0 has them. */
export function isBodyPart({ value }: RawParameter): boolean {
  return ['body', 'formData'].includes(getText(value, 'in'));
}

/** Headers of a response, references followed. */
export function toHeaders(
  document: JsonObject,
  response: JsonObject,
  pointer: string,
  problems: Problems,
): readonly Parameter[] {
  const at = toPointer(pointer, 'headers');
  const headers = expectObject(getOwn(response, 'headers'), at, problems) ?? {};
  return Object.entries(headers).flatMap(([name, item]) => {
    const target = resolveComponent(document, item, toPointer(at, name), problems);
    const value = expectObject(target.value, target.pointer, problems);
    if (value === undefined) return [];
    const raw = { value, pointer: target.pointer };
    return toParameter(document, raw, { name, in: 'header' }, problems);
  });
}
