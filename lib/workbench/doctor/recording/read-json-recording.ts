import { getOwn, isList, isNumber, isObject } from '@/lib/openapi/core/json';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { buildBasic, type Exchange, findHeader, type Header } from './exchange';
import { quoteVariables } from './variables';

const METHOD = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|QUERY)$/i;

/** Names that files give to the same thing. */
const NAMES = {
  request: ['request', 'originalRequest', 'req'],
  response: ['response', 'res'],
  url: ['url', 'uri', 'path', 'endpoint', 'href'],
  headers: ['headers', 'header', 'requestHeaders', 'request_headers'],
  body: ['body', 'postData', 'data', 'payload', 'json', 'requestBody', 'request_body'],
  status: ['status', 'statusCode', 'status_code', 'code', 'responseCode'],
  responseHeaders: ['responseHeaders', 'response_headers'],
  responseBody: ['responseBody', 'response_body'],
  received: ['content', 'body', 'stream', 'data', 'json', 'text'],
  at: ['startedDateTime', 'timestamp', '@timestamp', 'time', 'ts', 'date'],
  duration: ['time', 'responseTime', 'response_time', 'duration', 'duration_ms', 'durationMs'],
} as const;

/** Value of the first of some names that an object has. */
function pick(object: JsonObject | undefined, names: readonly string[]): Json | undefined {
  return names.map((name) => getOwn(object, name)).find((value) => value !== undefined);
}

const toText = (value: Json | undefined) =>
  typeof value === 'string' || isNumber(value) ? String(value) : '';

const join = (value: Json | undefined, sign: string) =>
  isList(value) ? value.map(toText).join(sign) : toText(value);

/** Address of a request: a text, `raw`, or the parts of Postman, with the variables of its path: `/capture/:id`. */
function readUrl(value: Json | undefined): string {
  if (!isObject(value)) return toText(value);
  const raw = toText(getOwn(value, 'raw'));
  const variables = new Map(listPairs(getOwn(value, 'variable')));
  if (raw !== '')
    return raw.replace(/\/:(\w+)/g, (found, name: string) => {
      const text = variables.get(name);
      return text === undefined || text === '' ? found : `/${text}`;
    });
  const [host, path] = [join(getOwn(value, 'host'), '.'), join(getOwn(value, 'path'), '/')];
  const query = listPairs(getOwn(value, 'query')).map(([name, text]) => `${name}=${text}`);
  const start = host === '' ? '' : `${toText(getOwn(value, 'protocol')) || 'https'}://${host}`;
  return `${start}/${path.replace(/^\//, '')}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** Pairs of a list of names with values, or of an object. */
function listPairs(value: Json | undefined): readonly Header[] {
  if (isList(value))
    return value.filter(isObject).flatMap((one) => {
      const name = toText(pick(one, ['name', 'key']));
      return name === '' ? [] : [[name, toText(getOwn(one, 'value'))] as const];
    });
  if (!isObject(value)) return [];
  return Object.entries<Json>(value).map(([name, one]) => [name, join(one, ', ')]);
}

/** Text of a body: as it is, of HAR (`text`), of Postman (`raw`, the bytes of a stream), pairs of a form, or JSON. */
function readBody(value: Json | undefined): string {
  if (!isObject(value)) return isList(value) ? JSON.stringify(value) : toText(value);
  const text = pick(value, ['text', 'raw']);
  if (typeof text === 'string')
    return getOwn(value, 'encoding') === 'base64' ? readBase64(text) : text;
  const data = getOwn(value, 'data');
  if (getOwn(value, 'type') === 'Buffer' && isList(data))
    return new TextDecoder().decode(Uint8Array.from(data.map(Number)));
  const pairs = pick(value, ['params', 'urlencoded', 'formdata']);
  if (isList(pairs))
    return new URLSearchParams(listPairs(pairs).map((pair) => [...pair])).toString();
  // The content of HAR without a text, as of an image.
  return 'mimeType' in value || 'mode' in value ? '' : JSON.stringify(value);
}

function readBase64(text: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)));
  } catch {
    return '';
  }
}

/** Time in ms since 1970 of a date, or of seconds or ms. */
function readTime(value: Json | undefined): number | undefined {
  if (!isNumber(value)) return Date.parse(toText(value)) || undefined;
  const number = Number(value);
  // Smaller ones are durations.
  if (number < 1e9) return undefined;
  return number < 1e11 ? number * 1000 : number;
}

/** Status of an object; 0 where none of its names has one, as `"status": "OK"`. */
function readStatus(object: JsonObject | undefined): number {
  const values = NAMES.status.map((name) => getOwn(object, name));
  const statuses = values.map((one) =>
    Number(isObject(one) ? toText(getOwn(one, 'code')) : toText(one)),
  );
  return statuses.find((status) => status >= 100 && status <= 599) ?? 0;
}

function readDuration(value: Json | undefined): number | undefined {
  const number = isNumber(value) ? Number(value) : undefined;
  return number !== undefined && number >= 0 && number < 1e9 ? number : undefined;
}

/** Header of the key of a request or a folder of Postman (`auth`); empty for none, and for one of another place. */
function readKey(auth: Json | undefined): readonly Header[] {
  if (!isObject(auth)) return [];
  const type = toText(getOwn(auth, 'type'));
  const values = new Map(listPairs(getOwn(auth, type)));
  const get = (name: string) => values.get(name) ?? '';
  if (type === 'basic') return [buildBasic(`${get('username')}:${get('password')}`)];
  if (type === 'bearer') return [['Authorization', `Bearer ${get('token')}`]];
  return type === 'apikey' && get('in') !== 'query' ? [[get('key'), get('value')]] : [];
}

/** The request that an object is, or has with its response; `undefined` for any other. */
function readExchange(
  value: JsonObject,
  keys: readonly Header[],
): Omit<Exchange, 'place'> | undefined {
  const inner = pick(value, NAMES.request);
  const request = isObject(inner) ? inner : value;
  const method = toText(getOwn(request, 'method'));
  const url = readUrl(pick(request, NAMES.url));
  if (!METHOD.test(method) || url === '') return undefined;
  const received = pick(value, NAMES.response);
  // A saved example of Postman is a response that has its request.
  const response = isObject(received) ? received : inner === undefined ? undefined : value;
  const own = (names: readonly string[]) => pick(value, names) ?? pick(request, names);
  const at = NAMES.at
    .map((name) => readTime(getOwn(value, name)))
    .find((time) => time !== undefined);
  const status = readStatus(response) || readStatus(value);
  const isExample = getOwn(value, 'originalRequest') !== undefined;
  // A run of Postman says where in it a request was sent, also where nothing came back.
  const isTemplate =
    isExample || (status === 0 && at === undefined && getOwn(value, 'cursor') === undefined);
  const body = readBody(pick(request, NAMES.body));
  const headers = listPairs(pick(request, NAMES.headers));
  const auth = getOwn(request, 'auth');
  const responseHeaders = (response && pick(response, NAMES.headers)) ?? own(NAMES.responseHeaders);
  return {
    method: method.toUpperCase(),
    url,
    headers:
      findHeader(headers, 'authorization') === undefined
        ? [...headers, ...(auth === undefined ? keys : readKey(auth))]
        : headers,
    body: isTemplate ? quoteVariables(body) : body,
    status,
    responseHeaders: listPairs(responseHeaders),
    responseBody: readBody(
      (response && pick(response, NAMES.received)) ??
        own(NAMES.responseBody) ??
        (response === undefined ? received : undefined),
    ),
    at,
    duration: [value, ...(response ? [response] : [])]
      .flatMap((one) => NAMES.duration.map((name) => readDuration(getOwn(one, name))))
      .find((time) => time !== undefined),
    isTemplate,
  };
}

/** Lists the variables that a collection of Postman, an environment or a run with both gives a value. */
export function listPostmanVariables(value: Json): readonly Header[] {
  const all = isObject(value) ? value : {};
  return [
    ...listPairs(getOwn(all, 'variable')),
    ...['collection', 'globals', 'environment'].flatMap((name) => {
      const one = getOwn(all, name);
      return isObject(one) ? listPairs(pick(one, ['variable', 'values'])) : [];
    }),
  ];
}

/**
 * Lists the requests that a JSON value records: the entries of a HAR file, the requests of a Postman collection and
 * the executions of its run, lines of a log, and whatever else has a method and an address.
 * @param place Names the place of the next request.
 * @param keys Headers of the key that the folders around it give a request.
 */
export function* listJsonExchanges(
  value: Json,
  place: () => string,
  keys: readonly Header[] = [],
): Generator<Exchange, void> {
  if (isList(value)) for (const one of value) yield* listJsonExchanges(one, place, keys);
  if (!isObject(value)) return;
  const exchange = readExchange(value, keys);
  if (exchange) yield { ...exchange, place: place() };
  const auth = getOwn(value, 'auth');
  const inner = auth === undefined ? keys : readKey(auth);
  for (const [name, one] of Object.entries<Json>(value)) {
    // A run of Postman has the collection that it was made of.
    if (name === 'collection' && isObject(getOwn(value, 'run'))) continue;
    // The rest belongs to the request itself; saved examples of Postman are a list.
    if (!exchange || isList(one)) yield* listJsonExchanges(one, place, inner);
  }
}
