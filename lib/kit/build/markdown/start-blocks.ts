import { writeToUs } from '@/.generated/words/docs/pages';
import {
  getTabExample,
  getTabMedia,
  listTabResponses,
} from '@/components/api-reference/samples/response-tabs';
import type { GetStarted, GetStartedStep } from '@/lib/content/schemas/get-started';
import type { Response } from '@/lib/openapi/core/operation-types';
import { printJson } from '@/lib/openapi/core/print-json';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { printCurl } from '@/lib/openapi/request/print-curl';
import { buildMediaSample } from '@/lib/openapi/sample/media-sample';
import { describeSample } from '@/lib/openapi/sample/truncation-note';
import { getOperationById } from '@/lib/pages/read-apis';
import { type Blocks, fence, heading, label, link, list, paragraph, parseBlocks } from './nodes';

/**
 * The landing page: its steps with the first call between them, and whom to ask.
 * @param hasChat whether readers can ask by chat.
 */
export function printStart(content: GetStarted, email: string, hasChat: boolean): Blocks {
  const { actions, steps, firstCall, firstCallAfter = steps.length, questions } = content;
  return [
    ...(actions.length > 0
      ? [list(actions.map(({ name, target }) => [paragraph(link(target, name))]))]
      : []),
    ...printSteps(steps.slice(0, firstCallAfter), 1),
    ...(firstCall ? printFirstCall(firstCall) : []),
    ...printSteps(steps.slice(firstCallAfter), firstCallAfter + 1),
    heading(2, questions.title),
    ...parseBlocks(hasChat ? questions.text : questions.withoutChat),
    paragraph(link(`mailto:${email}`, writeToUs)),
  ];
}

function printSteps(steps: readonly GetStartedStep[], start: number): Blocks {
  if (steps.length === 0) return [];
  const items = steps.map(({ name, target, desc }) => [
    heading(2, link(target, name)),
    ...parseBlocks(desc),
  ]);
  return [list(items, { start })];
}

function printFirstCall({
  operation: id,
  text = '',
}: NonNullable<GetStarted['firstCall']>): Blocks {
  const saved = getOperationById(id)?.saved;
  const operation = saved && resolveOperation(saved.api, id);
  if (!operation) return [];
  return [
    ...parseBlocks(text),
    fence('bash', printCurl(buildRequest(saved.api, operation))),
    ...listTabResponses(operation.responses).flatMap((one) => printResponse(saved.api, one)),
  ];
}

/** Response with the document's example, else a sample from its schema. */
function printResponse(api: ApiIndex, response: Response): Blocks {
  const media = getTabMedia(response);
  const example = getTabExample(response);
  if (!media) return [];
  const sample = buildMediaSample(api, media, example?.value, { direction: 'response' });
  const remark = describeSample(sample);
  const name = example ? ` ${example.summary || example.name}` : '';
  return [
    label(`${response.status}${name}`),
    fence('json', printJson(sample.value, 2)),
    ...(remark === undefined ? [] : parseBlocks(remark)),
  ];
}
