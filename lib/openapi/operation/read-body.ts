import { resolveComponent } from '../component';
import { getDisplayFields } from '../facts/display-fields';
import { getOwn, getText, isMeant } from '../json';
import { BODY_SHAPES, checkShapes } from '../keyword-shapes';
import { toPointer } from '../pointer';
import { addWarning, expectObject, type Problems, toShort } from '../problems';
import { toContent, toSameContent } from './read-content';
import { isBodyPart, type RawParameter } from './read-parameters';
import type { JsonObject, RequestBody } from '../types';
import { getConsumed, getFormTypes, toFormEncoding, toFormSchema } from '../parse/swagger-parts';

type Raw = {
  readonly operation: JsonObject;
  readonly pointer: string;
  readonly parameters: readonly RawParameter[];
};

/** Display names stand on the body; converters have left them on its parameters or the operation too. */
function getNames(body: JsonObject, { operation, parameters }: Raw): readonly string[] {
  const holders = [body, ...parameters.map((one) => one.value), operation];
  return holders.map(getDisplayFields).find((names) => names.length > 0) ?? [];
}

function toFormBody(document: JsonObject, raw: Raw): RequestBody | undefined {
  const form = raw.parameters.filter((one) => getText(one.value, 'in') === 'formData');
  const values = form.map((one) => one.value);
  if (form.length === 0) return undefined;
  const names = getFormTypes(document, raw.operation, values);
  const place = {
    pointer: toPointer(raw.pointer, 'parameters'),
    display: getNames({}, raw),
    encoding: toFormEncoding(values),
  };
  return {
    description: '',
    required: values.some((one) => getOwn(one, 'required') === true),
    content: toSameContent(names, toFormSchema(values), place),
  };
}

/** A request is sent a body or a form (Swagger 2.0, Parameter Object). */
function checkForm({ parameters }: Raw, problems: Problems): void {
  const form = parameters.filter((one) => getText(one.value, 'in') === 'formData');
  for (const { value, pointer } of form) {
    const message = `Where there is a body it is all that is sent, and "${toShort(getText(value, 'name'))}" is not.`;
    addWarning(problems, 'form-beside-body', pointer, message);
  }
}

/** The body of Swagger 2.0: one parameter with a schema, or a form of several. */
function toSwaggerBody(
  document: JsonObject,
  raw: Raw,
  problems: Problems,
): RequestBody | undefined {
  // The operation's own come after those of its path.
  const body = raw.parameters.findLast((one) => getText(one.value, 'in') === 'body');
  if (body === undefined) return toFormBody(document, raw);
  checkForm(raw, problems);
  const names = getConsumed(document, raw.operation);
  const place = {
    pointer: toPointer(body.pointer, 'schema'),
    display: getNames(body.value, raw),
  };
  return {
    description: getText(body.value, 'description'),
    required: getOwn(body.value, 'required') === true,
    content: toSameContent(names, getOwn(body.value, 'schema'), place),
  };
}

/**
 * What an operation is sent: `requestBody`, its reference followed, or the body and form parameters
 * of Swagger 2.0. `undefined` when it takes none.
 */
export function toRequestBody(
  document: JsonObject,
  raw: Raw,
  problems: Problems,
): RequestBody | undefined {
  const own = getOwn(raw.operation, 'requestBody');
  if (own === undefined) {
    return raw.parameters.some(isBodyPart) ? toSwaggerBody(document, raw, problems) : undefined;
  }
  const target = resolveComponent(document, own, toPointer(raw.pointer, 'requestBody'), problems);
  const body = expectObject(target.value, target.pointer, problems);
  if (body === undefined) return undefined;
  checkShapes(body, target.pointer, BODY_SHAPES, problems);
  const place = { pointer: toPointer(target.pointer, 'content'), display: getNames(body, raw) };
  return {
    description: getText(body, 'description'),
    required: isMeant(getOwn(body, 'required')),
    content: toContent(document, getOwn(body, 'content'), place, problems),
  };
}
