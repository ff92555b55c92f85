import { z } from 'zod';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import type { OutputReference } from '../workflows/expressions';
import { DRAWING_NAMES, type DrawingName } from './drawings';
import { like, link, slug, text } from './value-schemas';

const name = like(/^[\w-]+$/, 'letters, digits, hyphens and underscores');
const expression = like(
  /^\$response\.body#\/\S+$/,
  'an expression such as "$response.body#/pg_id"',
);

/** Value of YAML, which is JSON. */
const json = z.custom<Json>((value) => value !== undefined);

const parameter = z.strictObject({
  name: text(1, 60),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  /** Value, or an expression such as `$steps.sell.outputs.pg_id`. */
  value: json,
});

const step = z.strictObject({
  /** Anchor and title of the step: `hold-the-amount` is shown as "Hold the amount". */
  stepId: slug,
  /** Sentences on what the step does, as Markdown. */
  description: text(10, 300),
  /** `operationId` of the document, behind `$sourceDescriptions.<name>.` where there are several. */
  operationId: text(1, 120),
  parameters: z.array(parameter).default([]),
  requestBody: z.strictObject({ contentType: text(3, 80), payload: json }).exactOptional(),
  successCriteria: z.array(z.strictObject({ condition: text(3, 120) })).min(1),
  outputs: z.record(name, expression).default({}),
});

/**
 * `content/workflows/<name>.arazzo.yaml`: one workflow of the Arazzo Specification 1.0.1, as far as
 * pages show it.
 */
export const workflowSchema = z.strictObject({
  arazzo: z.literal('1.0.1'),
  info: z.strictObject({
    /** The page's only h1. */
    title: text(2, 60),
    version: text(1, 20),
    /** Lead and meta description. */
    description: text(50, 200),
    'x-page': z.strictObject({
      /** Sort key in lists, lowest first. */
      order: z.int(),
      /** Address of the guide that explains the workflow. */
      guide: link,
      /** Drawing of its card, which has none without it. */
      drawing: z.enum(DRAWING_NAMES).exactOptional(),
      /** Day on which a writer last compared the workflow with the documents; the check asks for it. */
      verified: z.iso.date().exactOptional(),
    }),
  }),
  sourceDescriptions: z
    .array(z.strictObject({ name, url: text(1, 200), type: z.literal('openapi') }))
    .min(1),
  workflows: z
    .array(
      z.strictObject({
        /** Name of the file without `.arazzo.yaml`. */
        workflowId: slug,
        summary: text(5, 100),
        inputs: json.exactOptional(),
        /** Headers of every request, such as the one that carries the key. */
        parameters: z.array(parameter.extend({ in: z.literal('header') })).default([]),
        steps: z.array(step).min(2),
      }),
    )
    .length(1),
});

/** File of a workflow. */
export type WorkflowFile = z.infer<typeof workflowSchema>;

/** Call of an operation in a workflow. Expressions stand for values of steps before it. */
export type WorkflowStep = {
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  /** Id of the operation: `post /sale`. */
  readonly operation: string;
  /** Values by name. */
  readonly parameters: JsonObject;
  /** Body; absent where the request sends none. The parts of a form are JSON here. */
  readonly body?: Json;
  /** Media type of the body. */
  readonly media?: string;
  /** Names of the files that its form sends, which lie beside the workflow; absent without one. */
  readonly files?: readonly string[];
  /** Access token of a step before, which its header `Authorization` names; absent without that. */
  readonly token?: OutputReference;
  /** Conditions that a successful response fulfils: `$statusCode == 200`. */
  readonly criteria: readonly string[];
  /** Values of the response that other steps take, by name: `$response.body#/pg_id`. */
  readonly outputs: Readonly<Record<string, string>>;
};

/** Workflow, checked against the documents. */
export type Workflow = {
  /** File name without `.arazzo.yaml`; last part of the address. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly order: number;
  readonly guide: string;
  readonly drawing?: DrawingName;
  /** Day on which a writer last compared it with the documents: `2026-11-27`. */
  readonly verified?: string;
  readonly steps: readonly WorkflowStep[];
};
