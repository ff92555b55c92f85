import type { SandboxResource, SandboxRules } from '@/lib/content/schemas/sandbox/sandbox-rules';
import type { SchemaSource } from '@/lib/openapi/core/schema-types';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import type { CheckRun } from '@/lib/openapi/validation/check-run';
import type { Scope } from './evaluate';
import type { Random } from './make-value';
import type { Draft } from './record-store';

/** A body that a document describes, with its example. */
export type DocumentedBody = {
  readonly run: CheckRun;
  readonly source: SchemaSource;
  readonly example: Json | undefined;
};

/** What the documents say about the ids of a resource. */
export type ResourceIds = {
  /** An id as the documents have it, else one that their schemas allow; `undefined` where they allow none that is known. */
  readonly example: Json | undefined;
  /** Whether the schemas of its places allow a value. */
  readonly fits: (id: Json) => boolean;
  /** Path of a record with its variables, without the server's: `/orders/{id}`; `undefined` for none. */
  readonly path: string | undefined;
};

/** What a sandbox knows beside its records. */
export type Knowledge = {
  readonly resources: ReadonlyMap<string, SandboxResource>;
  readonly rules: SandboxRules;
  readonly random: Random;
  /** Object of the documents' examples whose field has this value; without a value any that has the field. */
  readonly findExample: (field: string, value?: Json) => JsonObject | undefined;
  /** The same, where it can be one of a resource: of the responses of its operations. */
  readonly findRecordExample: (
    resource: string,
    field: string,
    value?: Json,
  ) => JsonObject | undefined;
  readonly getIds: (resource: string) => ResourceIds;
  /** Body of an event; `undefined` for one that no document describes. */
  readonly findEvent: (event: string) => DocumentedBody | undefined;
  /** Code that the test data give an amount: `000`, `051`. */
  readonly getCode: (amount: Json) => string;
  /** Meaning of such a code in words; empty where no document has it. */
  readonly getMeaning: (code: string) => string;
  /** Lists of test data by name, as `content/test-data.json` has them: `cards`, `accounts`. */
  readonly testData: unknown;
};

/** One request, or one thing that is due: changes that are kept together, at a point in time. */
export type Turn = Knowledge & {
  readonly draft: Draft;
  /** Time in ms. */
  readonly now: number;
  readonly scope: Scope;
};

/** Ends a turn with a response, and without its changes. */
export class Refusal extends Error {
  /** @param response Response as rules name it: `409 alreadyCaptured`. */
  constructor(
    readonly response: string,
    /** Name and value of the field by which the record is known that it is about. */
    readonly key?: readonly [field: string, id: Json],
    /** Field of the request that is wrong, and what is. */
    readonly error?: { readonly field: string; readonly message: string },
  ) {
    super('refused');
  }
}

/** Ends a turn without changes: its record is one of the documents' examples, which every reader may use. */
export class IsExample extends Error {}

/** Gets the rules of a resource. @throws for one that no file describes, which the check of content finds. */
export function getResource(
  { resources }: Pick<Knowledge, 'resources'>,
  name: string,
): SandboxResource {
  const resource = resources.get(name);
  if (!resource) throw new Error(`content/sandbox has no ${name}`);
  return resource;
}
