import { isList, isNumber, isObject, joinPointer } from '@/lib/openapi/core/json';
import type { Json } from '@/lib/openapi/core/types';
import { parseJsonOrText } from '@/lib/openapi/parse/parse-json';
import { describeSent } from '../response/runtime-expression';
import { listQueryValues, type VisitRequest } from './visit-request';
import { isSecretName } from './visit-secrets';

/** A value that a response gave and a later request used. */
export type GivenValue = {
  /** Text of the value. */
  readonly text: string;
  /** Position of the request whose response gave it first. */
  readonly from: number;
  /** Name of the output: `pg_id`. */
  readonly output: string;
  /** Pointer into the body of that response: `#/pg_id`. */
  readonly pointer: string;
};

/** An id: 6 characters or more with a digit among them, and no day. A shorter value is there twice by chance. */
function isId(text: string): boolean {
  return /^[\w-]{6,}$/.test(text) && /\d/.test(text) && !/^\d{4}-\d\d-\d\d/.test(text);
}

/** Whether the last name of a pointer is that of a secret: an access token, which may have other characters than an id. */
const isOfSecret = (pointer: string) => isSecretName(getLastName(pointer) ?? '');

/** Text of a single value; `undefined` for a container. */
export function getValueText(value: Json): string | undefined {
  return typeof value === 'string' || isNumber(value) ? String(value) : undefined;
}

/** Single values of a JSON value with their pointers. */
function listValues(value: Json, pointer: string): readonly (readonly [string, string])[] {
  if (isList(value)) return value.flatMap((one, at) => listValues(one, joinPointer(pointer, at)));
  if (isObject(value))
    return Object.entries(value).flatMap(([key, one]) =>
      listValues(one, joinPointer(pointer, key)),
    );
  const text = getValueText(value);
  return text === undefined ? [] : [[text, pointer]];
}

/** Texts of the single values that a request sends. */
function listSentTexts({ operation, request }: VisitRequest): ReadonlySet<string> {
  const { path, headers, body = null } = describeSent(operation, request);
  const query = Object.fromEntries(listQueryValues(request));
  const pairs = request.body?.kind === 'pairs' ? request.body.pairs.map(([, text]) => text) : [];
  return new Set([
    ...[path, query, body].flatMap((one) => listValues(one, '#')).map(([text]) => text),
    ...headers.map(([, text]) => text),
    ...pairs,
  ]);
}

/** Last part of a pointer that is a name. */
function getLastName(pointer: string): string | undefined {
  return pointer.split('/').findLast((part) => !/^(#|\d+)$/.test(part));
}

/** Name of an output by the last part of its pointer that is a name. */
function getOutputName(pointer: string, taken: ReadonlySet<string>): string {
  const name = (getLastName(pointer) ?? '').replace(/[^\w-]+/g, '_') || '_';
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${name}_${count}`;
  return free;
}

/**
 * Finds the ids and tokens that a response gave and a later request used, each where it was given first. One that a request
 * before that response had is no gift of it.
 * @param requests in the order of sending.
 */
export function findGivenValues(requests: readonly VisitRequest[]): readonly GivenValue[] {
  const sent = requests.map(listSentTexts);
  const known = new Set<string>();
  return requests.flatMap(({ received }, from) => {
    for (const text of sent[from] ?? []) known.add(text);
    const later = sent.slice(from + 1);
    const names = new Set<string>();
    return listValues(parseJsonOrText(received?.body ?? ''), '#').flatMap(([text, pointer]) => {
      if (known.has(text) || !(isId(text) || isOfSecret(pointer)) || pointer === '#') return [];
      known.add(text);
      if (!later.some((texts) => texts.has(text))) return [];
      const output = getOutputName(pointer, names);
      names.add(output);
      return [{ text, from, output, pointer }];
    });
  });
}
