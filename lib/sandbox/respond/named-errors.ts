import { formatPointer, isList, isObject } from '@/lib/openapi/core/json';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import type { RequestError } from './request-errors';

/** Names of members of an error that have a field of the request, its JSON pointer, or a text for people. */
const FIELD = /^(?:field|field_?name|param|parameter|property|attribute)$/i;
const POINTER = /pointer$/i;
const MESSAGE = /^(?:message|msg|detail|error_?message|error_?description)$/i;
/** Names that may have a field, or anything else. */
const PERHAPS_FIELD = /^(?:name|path|location|loc|target|key)$/i;

/** Errors of a request, with the names of all fields that it may have. */
type NamedErrors = {
  readonly errors: readonly RequestError[];
  readonly fields: readonly string[];
};

/** What is wrong with a field: `amount must be integer`. */
function describeError({ path, message }: RequestError): string {
  return `${path.join('.')} ${message.charAt(0).toLowerCase()}${message.slice(1)}`;
}

/**
 * Names the fields of a request that are wrong in a documented error, in its own shape: members such as `field`,
 * `pointer` and `message`, an entry of a list for each error, and lists of texts by field. The rest stays.
 */
export function nameErrors(value: Json, named: NamedErrors): Json {
  if (isList(value)) {
    const [first] = value;
    if (typeof first === 'string') return named.errors.map(describeError);
    if (!isObject(first) || !namesField(first, named)) return value;
    return named.errors.map((error) => nameErrors(first, { ...named, errors: [error] }));
  }
  if (!isObject(value)) return value;
  if (isByField(value, named)) {
    const entries = Object.values(value);
    return Object.fromEntries(
      named.errors.map((error) => {
        const text = describeError(error);
        return [error.path.join('.'), isList(entries[0]) ? [text] : text];
      }),
    );
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, nameMember(name, inner, named)]),
  );
}

function nameMember(name: string, value: Json, named: NamedErrors): Json {
  const [first] = named.errors;
  if (!first) return value;
  if (typeof value !== 'string') return isText(name, value) ? value : nameErrors(value, named);
  if (POINTER.test(name)) return (value.startsWith('#') ? '#' : '') + formatPointer(first.path);
  if (isFieldName(name, value, named)) return first.path.join('.');
  return MESSAGE.test(name) ? describeError(first) : value;
}

/** Whether a list of texts is about something else than errors: `tags`. */
const isText = (name: string, value: Json) =>
  isList(value) && typeof value[0] === 'string' && !/error|message|detail|violation/i.test(name);

const isFieldName = (name: string, value: string, { fields }: NamedErrors) =>
  FIELD.test(name) || (PERHAPS_FIELD.test(name) && fields.includes(value.split('.')[0] ?? ''));

/** Whether an entry of a list, or an object in it, says what is wrong with a field. */
function namesField(entry: JsonObject, named: NamedErrors): boolean {
  return Object.entries(entry).some(([name, value]) =>
    isObject(value)
      ? namesField(value, named)
      : typeof value === 'string' &&
        (POINTER.test(name) || MESSAGE.test(name) || isFieldName(name, value, named)),
  );
}

/** Whether an object has texts by the names of fields of the request: `{ email: ['is required'] }`. */
function isByField(value: JsonObject, { fields }: NamedErrors): boolean {
  const entries = Object.entries(value);
  const isOfText = (one: Json) =>
    (isList(one) ? one : [one]).every((text) => typeof text === 'string');
  return (
    entries.length > 0 &&
    entries.every(([name, one]) => fields.includes(name.split('.')[0] ?? '') && isOfText(one))
  );
}
