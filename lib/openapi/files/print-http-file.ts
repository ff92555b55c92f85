import * as words from '@/.generated/words/openapi/files';
import { encodeUrlPart } from '@/lib/text/encode';
import { serializeTextPairs } from '../constraints/value-style';
import { printJson } from '../core/print-json';
import type { SampleRequest } from '../request/build-request';
import type { RequestKey } from '../request/request-key';
import type { SerializedBody } from '../request/serialize-body';
import { buildFormPieces, READER_FILE } from '../snippets/snippet-body';

/** A request with its name. */
export type NamedRequest = { readonly name: string; readonly request: SampleRequest };

/** Variable of a key, without its value: `{{key}}`, or `{{SANDBOX_TOKEN}}` beside others. */
function getVariable({ variable = 'key' }: RequestKey): string {
  return `{{${variable}}}`;
}

/** Text in which clients find no variable of their own, such as one of the reader's environment. */
function stripVariables(text: string): string {
  return text.replaceAll('{{', '{ {');
}

/** Text on one line, which ends a request nowhere. */
function toLine(text: string): string {
  return stripVariables(text.replace(/[\r\n]+/g, ' ')).trim();
}

/**
 * Text of a body. A line that clients would take for the next request, a file to read or a script to run begins with
 * a space.
 */
function escapeLines(text: string): string {
  return stripVariables(text).replace(/^(?=###|<[\s@>]|>)/gm, ' ');
}

/** Lines of the keys in headers. */
function listKeyHeaders(keys: readonly RequestKey[]): readonly string[] {
  return keys.flatMap((key) => {
    if (key.in === 'basic') {
      // Clients encode what is not encoded yet: `user:password`.
      const password = key.password === undefined ? '' : `{{${key.password}}}`;
      return [`Authorization: Basic ${getVariable(key)}:${password}`];
    }
    return key.in === 'header' ? [`${key.name}: ${key.before}${getVariable(key)}`] : [];
  });
}

function listCookies({ cookies, keys }: SampleRequest): readonly string[] {
  const all = [
    ...cookies.map(toLine),
    ...keys.flatMap((key) => (key.in === 'cookie' ? [`${key.name}=${getVariable(key)}`] : [])),
  ];
  return all.length === 0 ? [] : [`Cookie: ${all.join('; ')}`];
}

/** Scheme and host of a URL. */
function getOrigin({ url }: SampleRequest): string {
  return /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i.exec(url)?.[0] ?? '';
}

/** URL below the variable of its host, with the keys of the query. */
function printUrl(request: SampleRequest, host: string): string {
  const { url, keys } = request;
  const pairs = keys.flatMap((key) =>
    key.in === 'query' ? [`${encodeUrlPart(key.name)}=${getVariable(key)}`] : [],
  );
  const query = pairs.length === 0 ? '' : `${url.includes('?') ? '&' : '?'}${pairs.join('&')}`;
  return `{{${host}}}${toLine(url.slice(getOrigin(request).length))}${query}`;
}

/** Body with its media type. */
function printBody(body: SerializedBody): { readonly media: string; readonly text: string } {
  switch (body.kind) {
    case 'json':
      return {
        media: body.media,
        // In JSON such braces stand in texts only.
        text: (body.text ?? printJson(body.value, 2)).replaceAll('{{', '{\\u007b'),
      };
    case 'pairs':
      return { media: body.media, text: stripVariables(serializeTextPairs(body.pairs)) };
    case 'text':
      return { media: body.media, text: body.file ? '< ./YOUR_FILE' : escapeLines(body.text) };
    case 'form': {
      const { media, pieces } = buildFormPieces(body);
      const texts = pieces.map((one) =>
        one === READER_FILE ? '< ./YOUR_FILE' : escapeLines(one.replaceAll('\r\n', '\n')),
      );
      return { media, text: texts.join('').trimEnd() };
    }
    default:
      return body satisfies never;
  }
}

function printRequest({ name, request }: NamedRequest, host: string): string {
  const { method, headers, keys, body } = request;
  const printed = body && printBody(body);
  const lines = [
    `### ${toLine(name)}`,
    `${method} ${printUrl(request, host)}`,
    ...listKeyHeaders(keys),
    ...headers.map(([key, value]) => `${key}: ${toLine(value)}`),
    ...listCookies(request),
    ...(printed ? [`Content-Type: ${toLine(printed.media)}`, '', printed.text] : []),
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * Prints requests as an `.http` file, which VS Code (REST Client) and the editors of JetBrains send. Hosts and keys are
 * variables; those of keys have no value in it.
 */
export function printHttpFile(requests: readonly NamedRequest[]): string {
  const origins = [...new Set(requests.map(({ request }) => getOrigin(request)))];
  const hosts = new Map(origins.map((origin, at) => [origin, at === 0 ? 'host' : `host${at + 1}`]));
  const variables = requests.flatMap(({ request: { keys } }) =>
    keys.flatMap((key) => [
      getVariable(key),
      ...(key.in === 'basic' && key.password !== undefined ? [`{{${key.password}}}`] : []),
    ]),
  );
  const head = [
    ...[...hosts].map(([origin, name]) => `@${name} = ${origin}`),
    ...[...new Set(variables)].map((one) => `# ${words.setVariable(one.slice(2, -2))}`),
  ];
  const printed = requests.map((one) =>
    printRequest(one, hosts.get(getOrigin(one.request)) ?? 'host'),
  );
  return [`${head.join('\n')}\n`, ...printed].join('\n');
}
