import type { MediaType, Operation } from '@/lib/openapi/core/operation-types';
import type { ApiIndex, JsonObject } from '@/lib/openapi/core/types';
import { listBodyChoices } from '@/lib/openapi/request/body-choices';
import { getParameterSample } from '@/lib/openapi/request/parameter-value';
import { buildRequestContent } from '@/lib/openapi/request/request-content';
import { buildMediaSample } from '@/lib/openapi/sample/media-sample';
import { isSerialized } from '@/lib/openapi/validation/refused-values';
import { countSample, createTally, type Tally } from './tally';
import { createValidator, type Validator } from './validator';

/** Samples of the operations of a document. */
export type SampleTallies = {
  readonly bodies: Tally;
  readonly responses: Tally;
  readonly pathParameters: Tally;
  /** Parameters in the query, in headers and in cookies. */
  readonly otherParameters: Tally;
};

/** Validators of both directions. */
export type Validators = { readonly request: Validator; readonly response: Validator };

/** Creates the validators of a document, whose schemas they resolve. */
export function createValidators(document: JsonObject): Validators {
  return {
    request: createValidator(document, 'readOnly'),
    response: createValidator(document, 'writeOnly'),
  };
}

/** Creates tallies of no samples. */
export function createSampleTallies(): SampleTallies {
  return {
    bodies: createTally(),
    responses: createTally(),
    pathParameters: createTally(),
    otherParameters: createTally(),
  };
}

/** Counts the bodies that a page shows: each to choose, in a first request and with all fields. */
function countBodies(api: ApiIndex, operation: Operation, validate: Validator, tally: Tally): void {
  const choices = listBodyChoices(api, operation);
  for (const choice of choices.length > 0 ? choices : [{ title: '' }])
    for (const fields of ['first-request', 'all'] as const) {
      const content = buildRequestContent(api, operation, { ...choice, fields });
      if (content === undefined || isSerialized(content.media, content.value)) continue;
      const subject = ['body', choice.title, fields].filter((part) => part !== '').join(', ');
      const labels = { operation: operation.entry.id, subject };
      countSample(tally, validate(content.schema?.value, content.value), content, labels);
    }
}

/** Counts the sample of a media type of a response. */
function countResponse(
  api: ApiIndex,
  { media, status, operation }: { media: MediaType; status: string; operation: string },
  validate: Validator,
  tally: Tally,
): void {
  const sample = buildMediaSample(api, media, media.examples[0]?.value, { direction: 'response' });
  if (isSerialized(media.name, sample.value)) return;
  const labels = { operation, subject: `response ${status} ${media.name}` };
  countSample(tally, validate(media.schema.value, sample.value), sample, labels);
}

function countParameters(
  api: ApiIndex,
  operation: Operation,
  validate: Validator,
  { pathParameters, otherParameters }: SampleTallies,
): void {
  for (const parameter of operation.parameters) {
    if (parameter.name === '' || parameter.isExampleSerialized) continue;
    const sample = getParameterSample(api, parameter);
    const labels = {
      operation: operation.entry.id,
      subject: `${parameter.in} ${parameter.name}`,
    };
    const tally = parameter.in === 'path' ? pathParameters : otherParameters;
    countSample(tally, validate(parameter.schema.value, sample.value), sample, labels);
  }
}

/** Counts all samples of an operation as its page shows them. */
export function countSamples(
  api: ApiIndex,
  operation: Operation,
  { request, response }: Validators,
  tallies: SampleTallies,
): void {
  countBodies(api, operation, request, tallies.bodies);
  for (const { status, content } of operation.responses)
    for (const media of content)
      countResponse(
        api,
        { media, status, operation: operation.entry.id },
        response,
        tallies.responses,
      );
  countParameters(api, operation, request, tallies);
}
