import { formBesideBody } from '@/.generated/words/openapi-problems/operation';
import { getDisplayFields } from '../constraints/display-fields';
import { resolveComponent } from '../core/component';
import { getOwn, getText, isLooselyTrue, joinPointer } from '../core/json';
import { BODY_KEYWORD_TYPES, checkKeywordTypes } from '../core/keyword-types';
import type { RequestBody } from '../core/operation-types';
import { addWarning, expectObject, type Problems, truncateForMessage } from '../core/problems';
import type { JsonObject } from '../core/types';
import {
  listConsumedTypes,
  getFormMediaTypes,
  upgradeFormEncoding,
  upgradeFormSchema,
} from '../parse/swagger-parts';
import { buildSharedContent, resolveContent } from './resolve-content';
import { isBodyPart, type RawParameter } from './resolve-parameters';

type RawOperation = {
  readonly operation: JsonObject;
  readonly pointer: string;
  readonly parameters: readonly RawParameter[];
};

/** Display fields of a body; some converters leave them on its parameters or the operation. */
function getBodyDisplayFields(
  body: JsonObject,
  { operation, parameters }: RawOperation,
): readonly string[] {
  const holders = [body, ...parameters.map((one) => one.value), operation];
  return holders.map(getDisplayFields).find((names) => names.length > 0) ?? [];
}

function resolveFormBody(document: JsonObject, raw: RawOperation): RequestBody | undefined {
  const form = raw.parameters.filter((one) => getText(one.value, 'in') === 'formData');
  const values = form.map((one) => one.value);
  if (form.length === 0) return undefined;
  const mediaTypes = getFormMediaTypes(document, raw.operation, values);
  const context = {
    pointer: joinPointer(raw.pointer, 'parameters'),
    display: getBodyDisplayFields({}, raw),
    encoding: upgradeFormEncoding(values),
  };
  return {
    description: '',
    required: values.some((one) => getOwn(one, 'required') === true),
    content: buildSharedContent(mediaTypes, upgradeFormSchema(values), context),
  };
}

/** Warns about form fields beside a body (Swagger 2.0, Parameter Object). */
function checkIgnoredForm({ parameters }: RawOperation, problems: Problems): void {
  const form = parameters.filter((one) => getText(one.value, 'in') === 'formData');
  for (const { value, pointer } of form) {
    const message = formBesideBody(truncateForMessage(getText(value, 'name')));
    addWarning(problems, 'form-beside-body', pointer, message);
  }
}

/** Resolves the body of Swagger 2.0: one parameter with a schema, or a form of several. */
function resolveSwaggerBody(
  document: JsonObject,
  raw: RawOperation,
  problems: Problems,
): RequestBody | undefined {
  // An operation's own parameters come after those of its path.
  const body = raw.parameters.findLast((one) => getText(one.value, 'in') === 'body');
  if (body === undefined) return resolveFormBody(document, raw);
  checkIgnoredForm(raw, problems);
  const mediaTypes = listConsumedTypes(document, raw.operation);
  const context = {
    pointer: joinPointer(body.pointer, 'schema'),
    display: getBodyDisplayFields(body.value, raw),
  };
  return {
    description: getText(body.value, 'description'),
    required: getOwn(body.value, 'required') === true,
    content: buildSharedContent(mediaTypes, getOwn(body.value, 'schema'), context),
  };
}

/**
 * Resolves the body of a request: `requestBody`, or the body and form parameters of Swagger 2.0.
 * `undefined` where the operation takes none.
 */
export function resolveBody(
  document: JsonObject,
  raw: RawOperation,
  problems: Problems,
): RequestBody | undefined {
  const declared = getOwn(raw.operation, 'requestBody');
  if (declared === undefined) {
    return raw.parameters.some(isBodyPart)
      ? resolveSwaggerBody(document, raw, problems)
      : undefined;
  }
  const target = resolveComponent(
    document,
    declared,
    joinPointer(raw.pointer, 'requestBody'),
    problems,
  );
  const body = expectObject(target.value, target.pointer, problems);
  if (body === undefined) return undefined;
  checkKeywordTypes(body, target.pointer, BODY_KEYWORD_TYPES, problems);
  const context = {
    pointer: joinPointer(target.pointer, 'content'),
    display: getBodyDisplayFields(body, raw),
  };
  return {
    description: getText(body, 'description'),
    required: isLooselyTrue(getOwn(body, 'required')),
    content: resolveContent(document, getOwn(body, 'content'), context, problems),
  };
}
