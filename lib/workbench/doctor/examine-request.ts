import * as checkWords from '@/.generated/words/workbench/checks';
import * as words from '@/.generated/words/workbench/doctor';
import { describeEnd } from '@/lib/openapi/constraints/sunset';
import { isList, isObject, joinPointer } from '@/lib/openapi/core/json';
import { coversMedia, isJsonMedia } from '@/lib/openapi/core/media-type';
import type { MediaType, Operation, Parameter } from '@/lib/openapi/core/operation-types';
import { formatJsonValue } from '@/lib/openapi/core/print-json';
import type { ApiIndex, Json } from '@/lib/openapi/core/types';
import { type End, listEnds } from '@/lib/openapi/operation/listing/list-ends';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { findJsonError } from '@/lib/openapi/parse/json-error';
import { parseJsonOrText } from '@/lib/openapi/parse/parse-json';
import { listRequirements } from '@/lib/openapi/request/request-security';
import { resolveSchema } from '@/lib/openapi/schema/resolve-schema';
import { getTypes } from '@/lib/openapi/schema/schema-type';
import {
  type CheckRun,
  createCheckRun,
  getHiddenKeyword,
} from '@/lib/openapi/validation/check-run';
import { findMismatches } from '@/lib/openapi/validation/find-mismatch';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { capitalize, endSentence } from '@/lib/text/join-words';
import { listSegments } from '../releases/find-calls';
import { isSecretName } from '../visit/visit-secrets';
import type { Remark } from './finding';
import { type Exchange, findHeader, readRequestBody } from './recording/exchange';
import { hasVariable } from './recording/variables';

/** Days before its end in which a part ends soon. */
const SOON_DAYS = 180;
const DAY_MS = 86_400_000;

/** A document with what its checks share. */
type Examined = {
  readonly api: ApiIndex;
  readonly run: CheckRun;
  /** What is deprecated, by the id of an operation. */
  readonly ends: ReadonlyMap<string, readonly (End & { readonly anchor: string })[]>;
  readonly operations: Map<string, Operation | undefined>;
};

const prepared = new WeakMap<ApiIndex, Examined>();

/** Prepares a document for checks of many requests, once. */
export function prepareDocument(api: ApiIndex): Examined {
  const known = prepared.get(api);
  if (known) return known;
  const ends = new Map<string, (End & { readonly anchor: string })[]>();
  for (const end of listEnds(api))
    for (const { entry, anchor } of end.places)
      ends.set(entry.id, [...(ends.get(entry.id) ?? []), { ...end, anchor }]);
  const run = createCheckRun(api, getHiddenKeyword('request'));
  const examined: Examined = { api, run, ends, operations: new Map() };
  prepared.set(api, examined);
  return examined;
}

/** Resolves an operation of a prepared document, once. */
export function getOperation({ api, operations }: Examined, id: string): Operation | undefined {
  if (!operations.has(id)) operations.set(id, resolveOperation(api, id));
  return operations.get(id);
}

/** A parameter as it was sent. */
type SentParameter = { readonly parameter: Parameter; readonly texts: readonly string[] };

/** Values of the parameters in the path, each with its parameter. */
function listPathValues(
  { entry, parameters }: Operation,
  segments: readonly string[],
): readonly SentParameter[] {
  const path = listSegments(entry.path);
  return parameters.flatMap((parameter) => {
    const at = path.indexOf(`{${parameter.name}}`);
    const text = segments[at];
    return parameter.in === 'path' && text !== undefined ? [{ parameter, texts: [text] }] : [];
  });
}

const readQuery = (url: string) =>
  new URLSearchParams(url.split('?')[1]?.replace(/#.*$/, '') ?? '');

/** Query parameters and headers that the document knows, each with its texts. */
function listSent({ parameters }: Operation, { url, headers }: Exchange): readonly SentParameter[] {
  const query = readQuery(url);
  return parameters.flatMap((parameter) => {
    const { name } = parameter;
    const header = parameter.in === 'header' ? findHeader(headers, name) : undefined;
    const texts =
      parameter.in === 'query' ? query.getAll(name) : header === undefined ? [] : [header];
    return parameter.in === 'query' || parameter.in === 'header' ? [{ parameter, texts }] : [];
  });
}

/** Names of the query that no parameter and no key has; none where one is an object, whose names are its own. */
function listUnknownNames(api: ApiIndex, operation: Operation, url: string): readonly string[] {
  const { document } = api;
  const known = operation.parameters.filter((one) => one.in === 'query');
  const isOpen = known.some(({ schema }) =>
    getTypes(resolveSchema(document, { ...schema, openRefs: [] })).includes('object'),
  );
  const isKnown = (name: string) =>
    known.some((one) => one.name === name || one.name === name.replace(/\[\]$/, ''));
  const names = [...new Set(readQuery(url).keys())].filter((name) => !isKnown(name));
  if (isOpen || names.length === 0) return [];
  const keys = listRequirements(api, operation)
    .flat()
    .flatMap((scheme) => (scheme.kind === 'api-key' && scheme.in === 'query' ? scheme.name : []));
  return names.filter((name) => !keys.includes(name));
}

/** Schemas that may be checked for one request. */
const MAX_CHECKS = 20_000;

/** A variable in the path of Postman: `:id`. */
const PATH_VARIABLE = /^:[A-Za-z]/;

/** Whether a value of a request is that of a variable, which the file does not have. */
function isUnknown({ isTemplate }: Exchange, value: Json): boolean {
  return isTemplate === true && typeof value === 'string' && hasVariable(value);
}

/** State of the checks of a request: what stands for a variable is not judged. */
function createRun(run: CheckRun, exchange: Exchange): CheckRun {
  return { ...run, checks: MAX_CHECKS, isUnknown: (value) => isUnknown(exchange, value) };
}

/** Message on a body of a media type that an operation does not take. */
function describeOtherMedia(type: string, content: readonly MediaType[]): string {
  const media = (type.split(';', 1)[0] ?? '').trim().toLowerCase();
  const documented = content.map(({ name }) => name).join(', ');
  return endSentence(capitalize(checkWords.otherMedia({ media, documented })));
}

function examineParameters(
  { api, run }: Examined,
  operation: Operation,
  exchange: Exchange,
  segments: readonly string[],
): readonly Remark[] {
  const href = getOperationPath(operation.entry);
  const sent = listSent(operation, exchange);
  const remarks = [...listPathValues(operation, segments), ...sent].flatMap(
    ({ parameter, texts }) => {
      const { name, required, schema } = parameter;
      // Keys are left out of many a log.
      const isMissing = texts.length === 0 && required && parameter.in === 'query';
      if (isMissing)
        return [{ severity: 'error' as const, message: words.parameterMissing(name), href }];
      return texts.flatMap((text) => {
        if (isUnknown(exchange, text) || (exchange.isTemplate && PATH_VARIABLE.test(text)))
          return [];
        // The text may stand for a number or a list, so that it fits where either does.
        const values = [text, parseJsonOrText(text), text.split(',')];
        const fits = values.some(
          (value) =>
            findMismatches(createRun(run, exchange), schema, value, joinPointer('', name))
              .length === 0,
        );
        return fits
          ? []
          : [
              {
                severity: 'error' as const,
                message: words.parameterDoesNotFit({ name, text }),
                href,
              },
            ];
      });
    },
  );
  const unknown = listUnknownNames(api, operation, exchange.url).map((name) =>
    isSecretName(name)
      ? { severity: 'error' as const, message: words.keyInAddress(name), href }
      : { severity: 'warning' as const, message: words.parameterUnknown(name), href },
  );
  return [...remarks, ...unknown];
}

function examineBody(
  { run }: Examined,
  operation: Operation,
  exchange: Exchange,
): readonly Remark[] {
  const { body, headers } = exchange;
  const href = getOperationPath(operation.entry);
  const content = operation.requestBody?.content ?? [];
  const type = findHeader(headers, 'content-type') ?? '';
  if (content.length === 0 || body.trim() === '') return [];
  if (
    type !== '' &&
    !isUnknown(exchange, type) &&
    !content.some(({ name }) => coversMedia(name, type))
  )
    return [{ severity: 'error', message: describeOtherMedia(type, content), href }];
  const media = content.find(({ name }) => isJsonMedia(name));
  if (!media || (type !== '' && !isJsonMedia(type))) return [];
  const value = readRequestBody(exchange);
  const error = value === undefined ? findJsonError(body) : undefined;
  if (error)
    return isUnknown(exchange, body)
      ? []
      : [{ severity: 'error', message: words.bodyNoJson(error.reason), href }];
  return findMismatches(createRun(run, exchange), media.schema, value ?? body).map(
    ({ message, isUndeclared }) => ({
      severity: isUndeclared ? 'warning' : 'error',
      message: endSentence(capitalize(message)),
      href,
    }),
  );
}

/** Names of all fields of a body, each from the root, without the positions of lists, with its plain value. */
function* listBodyFields(
  value: Json,
  path = 'body',
): Generator<readonly [path: string, value: Json], void> {
  yield [path, value];
  if (isList(value)) for (const one of value) yield* listBodyFields(one, path);
  if (isObject(value))
    for (const [name, one] of Object.entries<Json>(value))
      yield* listBodyFields(one, `${path}.${name}`);
}

/** Path that an anchor of a field stands for: without the forms and items on its way. */
const toFieldPath = (anchor: string) =>
  anchor
    .split('.')
    .filter((step) => !/^(?:\*|\(|!)/.test(step))
    .join('.');

/** When a part ends, and what stands in its place. */
function describePart(
  { name, sunset, value }: End,
  now: number,
): Pick<Remark, 'severity' | 'message'> {
  const what = value === undefined ? name : `${name}: ${value}`;
  const left = sunset?.day === undefined ? undefined : (Date.parse(sunset.day) - now) / DAY_MS;
  const end = sunset ? describeEnd(sunset) : '';
  const deprecated = what === '' ? words.operationDeprecated : words.partDeprecated(what);
  const message = end === '' ? deprecated : `${deprecated} ${capitalize(end)}.`;
  if (left === undefined) return { severity: 'note', message };
  return { severity: left < 0 ? 'error' : left < SOON_DAYS ? 'warning' : 'note', message };
}

/** What a request uses that is deprecated or ends. */
function examineEnds(
  { ends }: Examined,
  operation: Operation,
  exchange: Exchange,
  now: number,
): readonly Remark[] {
  const parts = ends.get(operation.entry.id) ?? [];
  if (parts.length === 0) return [];
  const body = readRequestBody(exchange);
  const fields = body === undefined ? [] : [...listBodyFields(body)];
  const sent = listSent(operation, exchange).flatMap(({ parameter, texts }) =>
    texts.map((text): readonly [string, Json] => [`${parameter.in}.${parameter.name}`, text]),
  );
  const used = [...fields, ...sent];
  return parts.flatMap((end) => {
    const path = toFieldPath(end.anchor);
    const isUsed =
      path === '' ||
      used.some(
        ([name, value]) =>
          name === path && (end.value === undefined || formatJsonValue(value) === end.value),
      );
    const href = getOperationPath(operation.entry) + (end.anchor === '' ? '' : `#${end.anchor}`);
    return isUsed ? [{ ...describePart(end, now), href }] : [];
  });
}

/**
 * Holds a request against its operation: parameters and body that do not fit, names that nothing describes, and what
 * is deprecated or ends.
 * @param segments Segments of its address that are the operation's path.
 * @param now Time in ms since 1970.
 */
export function examineRequest(
  document: Examined,
  operation: Operation,
  exchange: Exchange,
  { segments, now }: { readonly segments: readonly string[]; readonly now: number },
): readonly Remark[] {
  return [
    ...examineParameters(document, operation, exchange, segments),
    ...examineBody(document, operation, exchange),
    ...examineEnds(document, operation, exchange, now),
  ];
}
