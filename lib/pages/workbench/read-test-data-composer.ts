import { readTestData } from '@/lib/content/read-data';
import { buildStepRequest } from '@/lib/content/requests/build-step-request';
import type { Operation } from '@/lib/openapi/core/operation-types';
import type { JsonObject } from '@/lib/openapi/core/types';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { composeBody, type SampleBodies } from '@/lib/workbench/composer/body-outcomes';
import {
  listOutcomes,
  type OutcomeGroup,
  type TestOutcome,
} from '@/lib/workbench/composer/list-outcomes';
import { getOperationById, type SavedApi } from '../read-apis';

/** Chooser of an outcome of the sandbox. */
export type TestDataComposerView = {
  readonly groups: readonly OutcomeGroup[];
  /** Outcome that is chosen to begin with. */
  readonly first: TestOutcome;
  readonly samples: SampleBodies;
  /** Fields that hold test data, in display order. */
  readonly fields: readonly string[];
  readonly saved: SavedApi;
  readonly operation: Operation;
  /** Request without its body. */
  readonly request: SampleRequest;
  /** Body and request of the first outcome. */
  readonly firstBody: JsonObject;
  readonly firstRequest: SampleRequest;
};

/** Reads the composer from content/test-data.json; `undefined` where the sandbox has no samples. */
export function readTestDataComposer(): TestDataComposerView | undefined {
  const data = readTestData();
  const { samples, request: names } = data.sandbox;
  const groups = listOutcomes(data);
  const [first] = groups.flatMap(({ outcomes }) => outcomes);
  const found = samples && getOperationById(samples.operation);
  const operation = found && resolveOperation(found.saved.api, samples.operation);
  if (!operation || !first) return undefined;
  const { saved } = found;
  const firstBody = composeBody(samples, first);
  const build = (body?: JsonObject) =>
    buildStepRequest(saved.api, operation, {
      parameters: {},
      responses: [],
      ...(body && { body }),
    });
  return {
    ...{ groups, first, firstBody, samples, saved, operation },
    fields: [names.amount, names.card, names.zip, names.cvv2, names.account].flatMap(
      (name) => name ?? [],
    ),
    request: build(),
    firstRequest: build(firstBody),
  };
}
