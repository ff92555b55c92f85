import { labels as needLabels } from '@/.generated/words/openapi/calls';
import * as words from '@/.generated/words/openapi/markdown';
import { noAuthentication } from '@/.generated/words/openapi/security';
import * as articleWords from '@/.generated/words/reference/operation';
import * as partWords from '@/.generated/words/reference/parts';
import { visibleName } from '@/lib/text/visible-name';
import { parseWebUrl } from '../core/external-docs';
import { type Operation, type Parameter, PARAMETER_LOCATIONS } from '../core/operation-types';
import { type ApiIndex, formatSentMethod } from '../core/types';
import { getServerPrefix } from '../document/servers';
import { resolveEntryOperation } from '../operation/resolve-operation';
import { listNamedSchemes } from '../operation/resolve-security';
import { buildRequest } from '../request/build-request';
import { printCurl } from '../request/print-curl';
import { listRequirements } from '../request/request-security';
import { joinParts, printContent, printResponses, section } from './print-content';
import { type FieldWalk, printConstraint, printParameters } from './print-fields';
import {
  fillSentence,
  printCode,
  printDocs,
  printFence,
  printHeading,
  printItemText,
  printLink,
  printName,
  printText,
} from './print-text';

const LOCATIONS = ['path', 'query', 'header', 'cookie', 'other'] as const;

/** What a page says of an operation besides what its document says. */
type OperationFacts = Partial<Omit<FieldWalk, 'api'>> & {
  /** Lines below the description: pages that call it, its document. */
  readonly lines?: readonly string[];
};

/** Prints an operation as Markdown: what it does, a request that works, its fields, and what comes back. */
export function printOperation(
  api: ApiIndex,
  operation: Operation,
  { lines = [], marks = [], getHref = () => undefined }: OperationFacts = {},
): string {
  const { entry, description } = operation;
  const address = `${getServerPrefix(operation)}${entry.path}`;
  const own = marks.filter(({ pointer }) => pointer === entry.pointer).map(({ text }) => text);
  const walk = { api, marks, getHref };
  const parts = [
    printHeading(1, entry.name),
    entry.webhook
      ? words.webhook(formatSentMethod(entry.method))
      : printCode(`${formatSentMethod(entry.method)} ${address}`),
    entry.deprecated ? `**${articleWords.deprecated}**` : '',
    [
      ...operation.lifecycle.map((one) => printConstraint(walk, one)),
      ...own.map((text) => printName(text)),
    ].join(', '),
    printText(description, 2),
    printDocs(operation.docs),
    printSecurity(api, operation),
    printNeeds(operation),
    ...lines,
    ...(entry.webhook ? [] : printRequest(api, operation)),
    printServerVariables(operation),
    ...printParts(walk, operation, 2),
  ];
  return `${joinParts(parts)}\n`;
}

/** A request that works, as curl, with what a reader should know of it. */
function printRequest(api: ApiIndex, operation: Operation): readonly string[] {
  const request = buildRequest(api, operation);
  return [printFence('bash', printCurl(request)), request.remark ?? ''];
}

/** Parts of the address of the first server that a reader chooses, with default and choices. */
function printServerVariables({ servers: [server] }: Operation): string {
  return (server?.variables ?? [])
    .map(({ name, default: value, enum: choices, description }) => {
      const others = choices.filter((one) => one !== value).map(printCode);
      return [
        `- ${printCode(`{${name}}`)}`,
        value === `{${name}}`
          ? partWords.hasNoDefault
          : fillSentence(partWords.isDefault, printCode(value)),
        others.length === 0 ? '' : fillSentence(partWords.unless, others.join(', ')),
        description === '' ? '' : `. ${printItemText(description, '  ')}`,
      ].join('');
    })
    .join('\n');
}

/** Ways to authenticate, then what the document says of their schemes. */
function printSecurity(api: ApiIndex, operation: Operation): string {
  if (operation.security.length === 0) return '';
  const ways = operation.security
    .map(printName)
    .reduce((scheme, other) => words.orScheme({ scheme, other }));
  const ids = new Set(listRequirements(api, operation).flatMap((one) => one.map(({ id }) => id)));
  const schemes = listNamedSchemes(api).filter((one) => ids.has(one.id) && one.description !== '');
  return joinParts([
    operation.entry.webhook && operation.security[0] !== noAuthentication
      ? `${articleWords.providerAuthentication(ways)}.`
      : words.authentication(ways),
    schemes
      .map((one) => {
        const text = printItemText(one.description, '  ');
        return `- ${words.labelled({ name: printName(one.label), text })}`;
      })
      .join('\n'),
  ]);
}

/** What the call needs, one item each, with the page that explains it. */
function printNeeds({ needs }: Operation): string {
  return needs
    .map(({ kind, text, key, url = '' }) => {
      const label = needLabels[kind];
      const isLink = url.startsWith('/') || parseWebUrl(url) !== undefined;
      return `- ${words.labelled({
        name: isLink ? printLink(label, url) : label,
        text: key ? fillSentence(text, printCode(key.name)) : printName(text),
      })}`;
    })
    .join('\n');
}

/** Parameters, body, responses and callbacks; headings from a level on. */
function printParts(walk: FieldWalk, operation: Operation, level: number): readonly string[] {
  const { parameters, requestBody, responses, entry, callbacks } = operation;
  return [
    ...LOCATIONS.map((location) => printLocation(walk, parameters, location, level)),
    requestBody
      ? section(level, requestBody.required ? words.requestBody : words.optionalBody, [
          printText(requestBody.description, level + 1),
          ...printContent(
            walk,
            requestBody.content,
            'request',
            entry.webhook === true || level > 2,
          ),
        ])
      : '',
    responses.length > 0
      ? section(level, words.responses, [printResponses(walk, responses, level + 1)])
      : '',
    callbacks.length > 0 && level === 2
      ? section(level, articleWords.callbacks, [
          articleWords.callbacksText,
          ...callbacks.map((callback) => printCallback(walk, callback, level + 1)),
        ])
      : '',
  ];
}

function printCallback(
  walk: FieldWalk,
  { name, entry }: Operation['callbacks'][number],
  level: number,
): string {
  const operation = resolveEntryOperation(walk.api, entry);
  if (!operation) return '';
  return section(level, visibleName(name), [
    printCode(`${formatSentMethod(entry.method)} ${entry.path}`),
    entry.isNamed ? printName(entry.name) : '',
    entry.deprecated ? `**${articleWords.deprecated}**` : '',
    printText(operation.description, level + 1),
    printDocs(operation.docs),
    printSecurity(walk.api, operation),
    ...printParts(walk, operation, level + 1),
  ]);
}

function printLocation(
  walk: FieldWalk,
  parameters: readonly Parameter[],
  location: Parameter['in'],
  level: number,
): string {
  const here = parameters.filter((one) => one.in === location);
  if (here.length === 0) return '';
  return section(level, PARAMETER_LOCATIONS[location], [printParameters(walk, here)]);
}
