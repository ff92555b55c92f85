import * as words from '@/.generated/words/openapi/markdown';
import { example as exampleWord, exampleTitle, refused } from '@/.generated/words/reference/code';
import * as articleWords from '@/.generated/words/reference/operation';
import { visibleName } from '@/lib/text/visible-name';
import { isJsonMedia, isXmlMedia } from '../core/media-type';
import type { MediaType, Response } from '../core/operation-types';
import { printJson } from '../core/print-json';
import type { ApiIndex, Example, Json } from '../core/types';
import { serializeXml } from '../request/serialize-xml';
import { buildMediaSample, MAX_SAMPLE_NODES } from '../sample/media-sample';
import { describeSample } from '../sample/truncation-note';
import { findDuplicateResponses, groupMedia } from '../schema-view/group-media';
import { isExampleRefused } from '../validation/refused-values';
import { type FieldWalk, printFields, printParameters } from './print-fields';
import {
  fillSentence,
  printCode,
  printFence,
  printHeading,
  printItemText,
  printLink,
  printName,
  printText,
} from './print-text';

type Direction = 'request' | 'response';

/** Parts of Markdown with a blank line between them; empty ones are left out. */
export function joinParts(parts: readonly string[]): string {
  return parts
    .map((part) => part.replace(/^\n+|\s+$/g, ''))
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Section below a heading. */
export function section(level: number, title: string, parts: readonly string[]): string {
  return joinParts([printHeading(level, title), ...parts]);
}

/** Examples, then the fields of each schema, with the names of its media types. */
export function printContent(
  walk: FieldWalk,
  content: readonly MediaType[],
  direction: Direction,
  hasSample: boolean,
): readonly string[] {
  const [media] = content;
  if (!media) return [];
  const examples = content.flatMap((one) =>
    [...one.examples, ...(one.externalExamples ?? [])].map((example) =>
      printExample(walk, one, example, { isOneOfMany: content.length > 1, direction }),
    ),
  );
  const sample =
    hasSample && examples.length === 0 ? [printSample(walk.api, media, direction)] : [];
  return [
    ...sample,
    ...examples,
    ...groupMedia('', content).flatMap(({ names: [first, ...others], schema }) => [
      others.length === 0
        ? printCode(visibleName(first?.name ?? ''))
        : words.also({
            media: printCode(visibleName(first?.name ?? '')),
            others: others.map(({ name }) => printCode(visibleName(name))).join(', '),
          }),
      schema.value === undefined ? '' : printFields(walk, schema),
    ]),
  ];
}

function printExample(
  { api }: FieldWalk,
  media: MediaType,
  example: Example,
  { isOneOfMany, direction }: { isOneOfMany: boolean; direction: Direction },
): string {
  const { name, summary, description = '', value, externalValue } = example;
  const isUnnamed = summary === '' && /^(?:example)?$/i.test(name);
  const title = isUnnamed ? exampleWord : exampleTitle(printName(visibleName(summary, name)));
  const label = isOneOfMany ? `${title} (${printCode(media.name)})` : title;
  const text = printText(description, 6);
  const isRefused = externalValue === undefined && isExampleRefused(api, media, value, direction);
  return joinParts([
    externalValue === undefined ? label : `${label}: ${printCode(externalValue)}`,
    text,
    externalValue === undefined ? printValue(api, media, value) : '',
    ...(isRefused ? [refused, printSample(api, media, direction, value)] : []),
  ]);
}

/** A sample of the schema, around an example that it refuses where there is one, and what a reader should know of it. */
function printSample(
  api: ApiIndex,
  media: MediaType,
  direction: Direction,
  example?: Json,
): string {
  if (media.schema.value === undefined) return '';
  const options = { direction, nodes: MAX_SAMPLE_NODES };
  const sample = buildMediaSample(api, media, example, options);
  return joinParts([printValue(api, media, sample.value), describeSample(sample) ?? '']);
}

/** Responses in order; a body or a list of headers that an earlier one has is named only. */
export function printResponses(
  walk: FieldWalk,
  responses: readonly Response[],
  level: number,
): string {
  const duplicates = findDuplicateResponses(responses);
  const printed = new Set<string>();
  return joinParts(
    responses.map((response) => {
      const { status, description, headers, content, links } = response;
      const same = duplicates.get(status);
      const list = printParameters(walk, headers);
      const isKnown = printed.has(list);
      printed.add(list);
      const names = headers.map(({ name }) => printCode(visibleName(name))).join(', ');
      return section(level, visibleName(status), [
        printText(description, level + 1),
        same === undefined ? '' : fillSentence(articleWords.sameBody, printName(same)),
        ...(same === undefined
          ? printContent(walk, content, 'response', content.length > 0)
          : content.flatMap((media) =>
              media.examples.map((example) =>
                printExample(walk, media, example, {
                  isOneOfMany: content.length > 1,
                  direction: 'response',
                }),
              ),
            )),
        headers.length === 0
          ? ''
          : isKnown
            ? words.headersAre(names)
            : `${words.headers}\n\n${list}`,
        printLinks(walk, links),
      ]);
    }),
  );
}

/** Calls that follow a response (OpenAPI 3.1 4.8.20). */
function printLinks(walk: FieldWalk, links: Response['links']): string {
  return links
    .map(({ name, operation, ref, values, server, description }) => {
      const href = operation && walk.getHref(operation.id);
      const title = operation?.name ?? articleWords.unknownOperation;
      const target = href === undefined ? printName(title) : printLink(title, href);
      const place = operation === undefined && ref !== '' ? ` (${printCode(ref)})` : '';
      const given = values.map((one) => `${printCode(one.name)} = ${printCode(one.value)}`);
      const parts = [
        `${fillSentence(articleWords.nextCall, printCode(visibleName(name)))}${target}${place}`,
        given.length === 0 ? '' : fillSentence(articleWords.withValues, given.join(', ')),
        server ? fillSentence(articleWords.atServer, printCode(server.url)) : '',
      ];
      return `- ${parts.join('')}. ${printItemText(description, '  ')}`.trimEnd();
    })
    .join('\n');
}

function printValue(api: ApiIndex, { name, schema }: MediaType, value: Json): string {
  if (isJsonMedia(name)) return printFence('json', printJson(value, 2));
  if (isXmlMedia(name)) return printFence('xml', serializeXml(api, schema, value));
  return printFence('', typeof value === 'string' ? value : printJson(value, 2));
}
