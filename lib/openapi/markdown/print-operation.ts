import * as words from '@/.generated/words/openapi/markdown';
import { isJsonMedia } from '../core/media-type';
import type { MediaType, Operation, Parameter, Response } from '../core/operation-types';
import { printJson } from '../core/print-json';
import { formatSentMethod, type ApiIndex, type Json } from '../core/types';
import { getServerPrefix } from '../document/servers';
import { buildRequest } from '../request/build-request';
import { printCurl } from '../request/print-curl';
import { buildMediaSample } from '../sample/media-sample';
import { printCode, printFence, printItemText, printName, printText } from './markdown-text';
import { printFields, printParameters } from './print-fields';

/** Most schema nodes in the sample of a response. */
const MAX_SAMPLE_NODES = 200;

const LOCATIONS = ['path', 'query', 'header', 'cookie', 'other'] as const;

/**
 * Prints an operation as Markdown: what it does, a request that works, its fields, and what comes back. A response
 * of an error has a sample and no list of fields, since errors have the same fields everywhere.
 */
export function printOperation(api: ApiIndex, operation: Operation): string {
  const { entry, description, parameters, requestBody, responses, security } = operation;
  const address = `${getServerPrefix(operation)}${entry.path}`;
  const parts = [
    `# ${printName(entry.name)}`,
    entry.webhook
      ? words.webhook(formatSentMethod(entry.method))
      : `\`${formatSentMethod(entry.method)} ${address}\``,
    entry.deprecated ? words.deprecatedNote : '',
    printText(description, 2),
    security.length > 0
      ? words.authentication(security.reduce((scheme, other) => words.orScheme({ scheme, other })))
      : '',
    entry.webhook ? '' : printFence('bash', printCurl(buildRequest(api, operation))),
    ...LOCATIONS.map((location) => printLocation(api, parameters, location)),
    ...(requestBody
      ? [
          section(requestBody.required ? words.requestBody : words.optionalBody, [
            printText(requestBody.description, 3),
            ...printContent(api, requestBody.content, 'request', entry.webhook === true),
          ]),
        ]
      : []),
    responses.length > 0 ? section(words.responses, [printResponses(api, responses)]) : '',
  ];
  return `${joinParts(parts)}\n`;
}

function joinParts(parts: readonly string[]): string {
  const trimmed = parts.map((part) => part.trim());
  return trimmed.filter((part) => part !== '').join('\n\n');
}

const section = (title: string, parts: readonly string[]) => joinParts([`## ${title}`, ...parts]);

function printLocation(
  api: ApiIndex,
  parameters: readonly Parameter[],
  location: Parameter['in'],
): string {
  const here = parameters.filter((one) => one.in === location);
  if (here.length === 0) return '';
  return section(words.parameters[location], [printParameters(api, here)]);
}

/** Fields of the first media type, with a sample; the names of the others. */
function printContent(
  api: ApiIndex,
  content: readonly MediaType[],
  direction: 'request' | 'response',
  hasSample: boolean,
): readonly string[] {
  const [media, ...others] = content;
  if (!media) return [];
  const also = others.map(({ name }) => `\`${name}\``).join(', ');
  return [
    also === '' ? `\`${media.name}\`` : words.also({ media: `\`${media.name}\``, others: also }),
    hasSample ? printSample(api, media, direction) : '',
    printFields(api, media.schema, direction),
  ];
}

function printSample(api: ApiIndex, media: MediaType, direction: 'request' | 'response'): string {
  const { value } = buildMediaSample(api, media, media.examples[0]?.value, {
    direction,
    nodes: MAX_SAMPLE_NODES,
  });
  return printValue(media.name, value);
}

function printValue(media: string, value: Json): string {
  if (isJsonMedia(media)) return printFence('json', printJson(value));
  return printFence('', typeof value === 'string' ? value : printJson(value));
}

/** Successes, each with its fields, then all others as one list. */
function printResponses(api: ApiIndex, responses: readonly Response[]): string {
  const [successes, others] = [true, false].map((isSuccess) =>
    responses.filter(({ status }) => status.startsWith('2') === isSuccess),
  );
  const named = new Set<string>();
  const items = (others ?? []).map((response) => {
    const item = printError(response, named);
    for (const { name } of response.headers) named.add(name);
    return item;
  });
  return joinParts([
    ...(successes ?? []).map((response) => printSuccess(api, response)),
    ...(items.length > 0 ? [`### ${words.otherResponses}`, items.join('\n')] : []),
  ]);
}

function printSuccess(api: ApiIndex, { status, description, headers, content }: Response): string {
  return joinParts([
    `### ${status}`,
    printText(description, 4),
    headers.length > 0 ? `${words.headers}\n\n${printParameters(api, headers)}` : '',
    ...printContent(api, content, 'response', content.length > 0),
  ]);
}

/** @param named headers that an earlier response has, too. */
function printError(
  { status, description, headers, content }: Response,
  named: ReadonlySet<string>,
): string {
  const example = content[0]?.examples[0];
  const news = headers.flatMap(({ name }) => (named.has(name) ? [] : `\`${name}\``));
  const parts = [
    words.labelled({ name: status, text: printItemText(description, '  ') }),
    example ? printCode(printJson(example.value)) : '',
    news.length > 0 ? words.headersAre(news.join(', ')) : '',
  ];
  return `- ${parts.filter(Boolean).join(' ').trimEnd()}`;
}
