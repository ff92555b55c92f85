import { readTestData } from '@/lib/content/read-data';
import { type RequestSignatures, readSignatures } from '@/lib/content/read-signatures';
import { readSite } from '@/lib/content/read-site';
import type { Site } from '@/lib/content/schemas/site';
import { getApiBase, getApiPath, getSandbox, mapEnvironments } from '@/lib/environment/app-links';
import type { ByEnvironment } from '@/lib/environment/select-environment';
import { getSandboxName } from '@/lib/markdown/remark-site-values.mjs';
import { hasBodyField } from '@/lib/openapi/operation/needs/has-body-field';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import type { Charges } from '@/lib/workbench/composer/body-outcomes';
import { listOutcomes, type OutcomeGroup } from '@/lib/workbench/composer/list-outcomes';
import type { RetryFields } from '@/lib/workbench/send/json-text';
import { NO_HOST } from '@/lib/workbench/send/target';
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

/** Sandbox of an API. */
type ApiSandbox = {
  /** API base that documents and samples name. */
  readonly base: string;
  /** Path of the API on its base; empty where it has none. */
  readonly path: string;
  /** API base in each environment, where it is not that of all APIs. */
  readonly bases?: ByEnvironment;
};

/** API base of all APIs in each environment; `NO_HOST` in production. */
function getRunnerBases(site: Site): ByEnvironment {
  return mapEnvironments(site, ({ api, production }) => (production ? NO_HOST : api));
}

function getApiSandbox(entry: Site['apis'][number], site: Site): ApiSandbox {
  const { id, sandbox } = entry;
  const base = getApiBase(entry, getSandbox(site), getSandboxName(site.environments));
  const isOwn =
    sandbox !== undefined || Object.values(site.environments).some(({ apis }) => apis?.[id]);
  const bases = mapEnvironments(site, (environment, name) =>
    environment.production ? NO_HOST : getApiBase(entry, environment, name),
  );
  return {
    base,
    path: getApiPath(entry),
    ...(isOwn && { bases }),
  };
}

/** Settings by which pages send requests to the sandbox. */
export type RunnerSettings = RequestSignatures & {
  /** API base of each environment; `NO_HOST` in production. */
  readonly apiBases: ByEnvironment;
  /** Sandbox of each API by id. */
  readonly sandboxes: Readonly<Record<string, ApiSandbox>>;
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
  const { apis, productionApi, runner } = site;
  const { productionKey, retry } = runner || {};
  const data = readTestData();
  const { request, charges } = data.sandbox;
  const { amount } = request;
  return {
    apiBases: getRunnerBases(site),
    sandboxes: Object.fromEntries(apis.map((one) => [one.id, getApiSandbox(one, site)])),
    production: productionApi,
    productionKey,
    retry: retry && { ...retry, operations: listOperationsWith(retry.id) },
    ...readSignatures(),
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
