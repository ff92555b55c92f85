import { readSite, readTestData } from '@/lib/content/read-content';
import type { TestData } from '@/lib/content/schemas/test-data';
import { type ByEnvironment, getApiBases } from '@/lib/environment/app-links';
import { isJsonMedia } from '@/lib/openapi/core/media-type';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { listFields } from '@/lib/openapi/node/schema-fields';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { resolveSchema } from '@/lib/openapi/schema/resolve-schema';
import { stripCodeMarks } from '@/lib/text/strip-code-marks';
import { buildAmountFields } from '@/lib/workbench/composer/list-outcomes';
import type { BodyOutcome, RetryFields } from '@/lib/workbench/send/edit-body';
import { readApis } from './read-apis';

/** Whether the JSON body of an operation has a field. */
function hasField(api: ApiIndex, id: string, name: string): boolean {
  const operation = resolveOperation(api, id);
  const media = operation?.requestBody?.content.find((one) => isJsonMedia(one.name));
  if (!media) return false;
  const resolved = resolveSchema(api.document, media.schema);
  return listFields(resolved, media.schema).some((one) => one.name === name);
}

/** Ids of the operations whose JSON body has a field. */
function listOperationsWith(name: string): readonly string[] {
  return readApis().flatMap(({ api }) =>
    [...api.operations.values()]
      .filter((entry) => !entry.webhook && hasField(api, entry.id, name))
      .map(({ id }) => id),
  );
}

/** Outcomes of the test data by what a body sets for them. */
function listOutcomes(data: TestData): readonly BodyOutcome[] {
  const { sandbox, amounts, avs, cvv2 } = data;
  const { request } = sandbox;
  const fields = new Set(sandbox.charges.flatMap((one) => one.amount ?? request.amount ?? []));
  const byAmount = [...fields].flatMap((field) => {
    const charges = sandbox.charges.filter((one) => (one.amount ?? request.amount) === field);
    return amounts.map((row) => ({
      title: `${row.amount}: ${stripCodeMarks(row.outcome)}`,
      operations: charges.map(({ operation }) => operation),
      set: buildAmountFields(data, field, row),
    }));
  });
  const { zip, cvv2: securityCode } = request;
  return [
    ...byAmount,
    ...(zip === undefined
      ? []
      : avs.map((row) => ({ title: `ZIP ${row.zip}: ${row.meaning}`, set: { [zip]: row.zip } }))),
    ...(securityCode === undefined
      ? []
      : cvv2.map((row) => ({
          title: `CVV2 ${row.cvv2}: ${row.meaning}`,
          set: { [securityCode]: row.cvv2 },
        }))),
  ];
}

/** What the pages need to send requests to the sandbox. */
export type RunnerSettings = {
  readonly apiBases: ByEnvironment;
  /** Path of each API on its base by id; empty where its document names none. */
  readonly paths: Readonly<Record<string, string>>;
  /** Base address of the production API. */
  readonly production: string;
  /** Source of the pattern of production keys; absent for none. */
  readonly productionKey?: string | undefined;
  /** Fields by which a request is repeated safely, and the operations that have them; absent for none. */
  readonly retry?:
    | (RetryFields & {
        readonly operations: readonly string[];
      })
    | undefined;
  /** Numbers of the test cards. */
  readonly testCards: readonly string[];
  readonly outcomes: readonly BodyOutcome[];
};

/**
 * Reads what the pages need to send requests to the sandbox: hosts, paths of the APIs, test data, and which
 * operations can be repeated safely.
 * @throws {InvalidContentError}
 */
export function readRunnerSettings(): RunnerSettings {
  const { apis, environments, productionApi, runner } = readSite();
  const { productionKey, retry } = runner || {};
  const data = readTestData();
  return {
    apiBases: getApiBases(environments),
    paths: Object.fromEntries(apis.map(({ id, path = '' }) => [id, path])),
    production: productionApi,
    productionKey,
    retry: retry && { ...retry, operations: listOperationsWith(retry.id) },
    testCards: data.cards.map(({ number }) => number),
    outcomes: listOutcomes(data),
  };
}
