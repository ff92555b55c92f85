import { readTestData } from '@/lib/content/read-data';
import { readSite } from '@/lib/content/read-site';
import { getApiBases } from '@/lib/environment/app-links';
import type { ByEnvironment } from '@/lib/environment/select-environment';
import { hasBodyField } from '@/lib/openapi/operation/needs/has-body-field';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import type { Charges } from '@/lib/workbench/composer/body-outcomes';
import { listOutcomes, type OutcomeGroup } from '@/lib/workbench/composer/list-outcomes';
import type { RetryFields } from '@/lib/workbench/send/json-text';
import { readApis } from './read-apis';

/** Ids of the operations whose JSON body has a field. */
function listOperationsWith(name: string): readonly string[] {
  return readApis().flatMap(({ api }) =>
    [...api.operations.values()]
      .filter(
        (entry) =>
          !entry.webhook && hasBodyField(api, resolveOperation(api, entry.id)?.requestBody, name),
      )
      .map(({ id }) => id),
  );
}

/** Settings by which pages send requests to the sandbox. */
export type RunnerSettings = {
  readonly apiBases: ByEnvironment;
  /** API base of the sandbox, which documents and samples name. */
  readonly sandbox: string;
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
  /** Outcomes of the test data: those of the composer. */
  readonly outcomes: readonly OutcomeGroup[];
  readonly charges: Charges;
};

/**
 * Reads what the pages need to send requests to the sandbox: hosts, paths of the APIs, test data, and which
 * operations can be repeated safely.
 * @throws {InvalidContentError}
 */
export function readRunnerSettings(): RunnerSettings {
  const site = readSite();
  const { apis, environments, productionApi, runner } = site;
  const { productionKey, retry } = runner || {};
  const data = readTestData();
  const { request, charges } = data.sandbox;
  const { amount } = request;
  return {
    apiBases: getApiBases(site),
    sandbox: environments.test.api,
    paths: Object.fromEntries(apis.map(({ id, path = '' }) => [id, path])),
    production: productionApi,
    productionKey,
    retry: retry && { ...retry, operations: listOperationsWith(retry.id) },
    testCards: data.cards.map(({ number }) => number),
    outcomes: listOutcomes(data),
    charges: {
      field: amount,
      operations: Object.fromEntries(
        charges.flatMap((one) => {
          const field = one.amount ?? amount;
          return field === undefined ? [] : [[one.operation, field]];
        }),
      ),
    },
  };
}
