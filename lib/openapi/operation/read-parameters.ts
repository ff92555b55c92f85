import { resolveComponent } from '../component';
import { getObject, getOwn, getText, isObject } from '../json';
import { isFormMedia } from '../media-name';
import { toPointer } from '../pointer';
import { toParameterFacts } from '../facts/parameter-facts';
import { addWarning, expectList, expectObject, type Problems, toShort } from '../problems';
import { isHere, toExamples } from './read-content';
import { openSchema } from '../schema/open-schema';
import { getTypes } from '../schema/schema-type';
import type { SchemaSource } from '../schema-types';
import type { JsonObject, Parameter } from '../types';
import { withoutLife } from '../facts/life-facts';
import { toParameterSchema } from '../parse/swagger-parts';
import { toValueStyle, WHOLE_QUERY } from '../facts/value-style';

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

/** The schema of a parameter or header: `schema`, the first of `content`, or (2.0) the parameter itself. */
function getSchema({ value, pointer }: RawParameter): SchemaSource {
  const schema = getOwn(value, 'schema');
  if (schema !== undefined)
    return { value: schema, pointer: toPointer(pointer, 'schema'), trail: [] };
  const [media] = Object.entries(getObject(value, 'content') ?? {});
  if (media !== undefined && isObject(media[1])) {
    const at = toPointer(pointer, 'content', media[0], 'schema');
    return { value: getOwn(media[1], 'schema'), pointer: at, trail: [] };
  }
  return { value: withoutLife(toParameterSchema(value)), pointer, trail: [] };
}

/** Its schema with the parameter's own words: facts are lifted out of them, too. */
function toSchema(raw: RawParameter): SchemaSource {
  const description = getText(raw.value, 'description');
  return description === '' ? getSchema(raw) : { ...getSchema(raw), description };
}

/** Its own examples, and those of its content. */
function getExamples(document: JsonObject, raw: RawParameter) {
  const [content] = Object.values(getObject(raw.value, 'content') ?? {});
  const inContent = isObject(content) ? content : {};
  const [own = [], inner = []] = [raw.value, inContent].map((one) =>
    toExamples(document, one, '', []),
  );
  return { own, inner };
}

/** A parameter or header as pages show it. Path parameters are required, whatever they say. */
function toParameter(
  document: JsonObject,
  raw: RawParameter,
  as: { readonly name: string; readonly in: Parameter['in'] },
): Parameter {
  const { own, inner } = getExamples(document, raw);
  const examples = [...own, ...inner];
  const first = examples.find(isHere);
  const [media = ''] = Object.keys(getObject(raw.value, 'content') ?? {});
  const schema = toSchema(raw);
  const style = toValueStyle(raw.value, as.in);
  // What its content says is still to be written into the query, but a form that is all of it (OpenAPI 3.2 4.12).
  const isAsItIs = style.style === WHOLE_QUERY && isFormMedia(media);
  const isSent = first?.sent && (isAsItIs || own.includes(first));
  return {
    name: as.name,
    in: as.in,
    required: as.in === 'path' || getOwn(raw.value, 'required') === true,
    deprecated: getOwn(raw.value, 'deprecated') === true,
    description: getText(raw.value, 'description'),
    schema,
    style,
    media,
    facts: toParameterFacts(raw.value, {
      in: as.in,
      types: getTypes(openSchema(document, schema)),
    }),
    examples,
    ...(first === undefined ? {} : { example: first.value }),
    ...(isSent ? { sent: isSent } : {}),
  };
}

/** Parameters in the order path, query, header, cookie, others; each in the document's order. */
export function toParameters(
  document: JsonObject,
  raws: readonly RawParameter[],
  problems: Problems,
): readonly Parameter[] {
  const all = raws.map((raw) => {
    const name = getText(raw.value, 'name');
    if (name === '') {
      addWarning(problems, 'parameter-without-name', raw.pointer, 'A parameter needs a name.');
    }
    return toParameter(document, raw, { name, in: toPlace(raw.value) });
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
    return toParameter(document, { value, pointer: target.pointer }, { name, in: 'header' });
  });
}
