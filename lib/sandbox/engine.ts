import type { RequestSignatures } from '@/lib/content/read-signatures';
import type { SandboxResource, SandboxRules } from '@/lib/content/schemas/sandbox/sandbox-rules';
import type { TestData } from '@/lib/content/schemas/test-data';
import { getText } from '@/lib/openapi/core/json';
import type { CheckRun } from '@/lib/openapi/validation/check-run';
import { createRandom } from './memory/make-value';
import type { SandboxState } from './memory/sandbox-state';
import type { ResourceAction } from './memory/take-actions';
import type { Knowledge } from './memory/turn';
import { indexIds, isOwnName } from './resource-ids';
import { getShortMeaning, selectErrorShape } from './respond/api-errors';
import { createMockApi, type MockApi } from './respond/mock-api';
import { getAmountCode } from './respond/sandbox-outcomes';
import {
  createResponseRun,
  findNamedOperation,
  indexEvents,
  indexExamples,
  listExampleObjects,
  listResponseObjects,
  type SandboxApi,
} from './sandbox-apis';

/** What a sandbox is made of. */
export type SandboxOptions = RequestSignatures & {
  readonly apis: readonly SandboxApi[];
  readonly rules: SandboxRules;
  /** Rules of each resource by its name. */
  readonly resources: Readonly<Record<string, SandboxResource>>;
  readonly testData: TestData;
  /** Time of the machine in ms. */
  readonly getTime?: () => number;
  /** Seed of the ids that it makes. */
  readonly seed?: number;
  /** State that was saved. */
  readonly state?: SandboxState;
};

/** An API with all that its requests need. */
export type LoadedApi = {
  readonly id: string;
  readonly mock: MockApi;
  /** State of the checks of its responses. */
  readonly run: CheckRun;
  /** Paths of its servers: `/pg`; empty for a server without a path. */
  readonly prefixes: readonly string[];
};

/** APIs and rules of a sandbox, resolved once. */
export type Engine = {
  readonly apis: readonly LoadedApi[];
  readonly knowledge: Knowledge;
  /** Actions of an operation by its id (`post /sale`) in an API; empty where no rule describes it. */
  readonly getActions: (api: string, operation: string) => readonly ResourceAction[];
};

/** Resolves the documents and rules of a sandbox. */
export function createEngine(options: SandboxOptions, getNow: () => number): Engine {
  const { apis, testData, rules, resources, seed = 1, signatures = {} } = options;
  const actions = indexActions(options);
  const findExample = indexExamples(listExampleObjects(apis));
  return {
    apis: apis.map((api) => ({
      ...loadApi(api),
      mock: createMockApi(api.index, testData, getNow, signatures[api.id]),
    })),
    knowledge: {
      ...{ rules, resources: new Map(Object.entries(resources)), random: createRandom(seed) },
      findExample,
      findRecordExample: indexRecordExamples(options, findExample),
      getIds: indexIds(apis, resources, findExample),
      findEvent: indexEvents(apis),
      getCode: (amount) => getAmountCode(testData, amount),
      getMeaning: createMeanings(options),
      testData,
    },
    getActions: (api, operation) => actions.get(`${api} ${operation}`) ?? [],
  };
}

/** Indexes the examples of each resource, when they are first asked for: of all responses of its operations. */
function indexRecordExamples(
  { apis, resources }: SandboxOptions,
  findExample: Knowledge['findExample'],
): Knowledge['findRecordExample'] {
  const indexes = new Map<string, Knowledge['findExample']>();
  return (resource, field, value) => {
    const operations = Object.keys(resources[resource]?.operations ?? {});
    const find =
      indexes.get(resource) ??
      indexExamples(operations.flatMap((name) => listResponseObjects(apis, name)));
    indexes.set(resource, find);
    return (
      find(field, value) ??
      (isOwnName(resources, resource, field) ? findExample(field, value) : undefined)
    );
  };
}

/** Meanings of codes: as the documents' examples word them, else by the first document that explains a code. */
function createMeanings({ apis, testData }: SandboxOptions): Knowledge['getMeaning'] {
  const { response, errors } = testData.sandbox;
  const shapes = apis.map(({ index }) => selectErrorShape(index, errors));
  const worded = listExampleObjects(apis).flatMap((one) => {
    const [code, text] = [getText(one, response.code ?? ''), getText(one, response.message ?? '')];
    return code === '' || text === '' ? [] : [[code, text] as const];
  });
  const byCode = new Map(worded.toReversed());
  return (code) =>
    byCode.get(code) ??
    apis
      .map(({ index }, at) => (shapes[at] ? getShortMeaning(index, shapes[at], code) : ''))
      .find((text) => text !== '') ??
    '';
}

function loadApi({ id, index }: SandboxApi): Omit<LoadedApi, 'mock'> {
  const paths = index.servers.flatMap(({ url }) =>
    URL.canParse(url, 'http://localhost') ? [new URL(url, 'http://localhost').pathname] : [],
  );
  return {
    ...{ id, run: createResponseRun(index) },
    prefixes: [...new Set(paths.map((path) => path.replace(/\/$/, '')))],
  };
}

/** Actions by API and operation. A name that no document has is an error of the check of content. */
function indexActions({ apis, resources }: SandboxOptions): ReadonlyMap<string, ResourceAction[]> {
  const actions = new Map<string, ResourceAction[]>();
  for (const [resource, { operations }] of Object.entries(resources))
    for (const [name, rule] of Object.entries(operations)) {
      const found = findNamedOperation(apis, name);
      if (!found) continue;
      const key = `${found.api} ${found.entry.id}`;
      const rules = typeof rule === 'string' ? [{ does: rule }] : [rule].flat();
      const known = actions.get(key) ?? [];
      actions.set(key, [...known, ...rules.map((action) => ({ resource, action }))]);
    }
  return actions;
}

/**
 * Finds the API of a path. Documents may share a server, and a server may be below another's path: one that has the path
 * wins, then the longest prefix, the first of equals. `undefined` where no server is there.
 */
export function findApi(
  { apis }: Engine,
  path: string,
): { readonly api: LoadedApi; readonly path: string } | undefined {
  const found = apis.flatMap((api) =>
    api.prefixes
      .filter((prefix) => path.startsWith(`${prefix}/`))
      .map((prefix) => {
        const own = path.slice(prefix.length);
        return { api, path: own, prefix, hasPath: api.mock.hasPath(own) };
      }),
  );
  const [closest] = found.sort(
    (a, b) => Number(b.hasPath) - Number(a.hasPath) || b.prefix.length - a.prefix.length,
  );
  return closest;
}
