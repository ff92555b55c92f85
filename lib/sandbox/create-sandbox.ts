import { createEngine, findApi, type SandboxOptions } from './engine';
import { createStore, EMPTY_STATE, MAX_KEPT, type Store } from './memory/record-store';
import type { SandboxState } from './memory/sandbox-state';
import { getDurationMs } from './memory/time';
import { getRepeatKey, remember, runDue, withOrigin } from './remember';
import type { ApiRequest } from './respond/api-request';
import type { ApiResponse } from './respond/select-response';

/** APIs of a provider that remember what requests did. */
export type Sandbox = {
  /**
   * Responds to a request by its whole path (`/pg/sale`); `undefined` where no API has a server there. Never throws: a
   * rule that cannot be evaluated is a 500 with its expression.
   */
  readonly respond: (request: ApiRequest) => Promise<ApiResponse | undefined>;
  /** Whether an API has a server at a path, so that it responds. */
  readonly hasServer: (path: string) => boolean;
  /** Path of each API's first server by its id: `/pg`. */
  readonly servers: Readonly<Record<string, string>>;
  /** Time of the sandbox in ms. */
  readonly getNow: () => number;
  /** Sets the clock ahead to a point in time in ms; what is due until then happens, in its order. */
  readonly advanceTo: (ms: number) => Promise<void>;
  /** Forgets all, or goes back to a state that was saved. */
  readonly reset: (state?: SandboxState) => void;
  readonly save: () => SandboxState;
  readonly getStore: () => Store;
};

/** Responses by the key of their requests, for as long as they are repeated. */
type Repeats = Map<string, { readonly response: ApiResponse; readonly until: number }>;

/**
 * Creates a sandbox: it checks requests and chooses responses as the documents say (`createMockApi`), and remembers what
 * they did by the rules of `content/sandbox`. Requests are taken one after the other.
 */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { getTime = Date.now, state: initial = EMPTY_STATE } = options;
  let store = createStore(initial);
  let { offset } = initial;
  const repeats: Repeats = new Map();
  const getNow = () => getTime() + offset;
  const engine = createEngine(options, getNow);
  const { repeats: rule } = options.rules;

  const respond = async (request: ApiRequest): Promise<ApiResponse | undefined> => {
    const found = findApi(engine, request.path);
    if (!found) return undefined;
    const moment = { engine, store, now: getNow() };
    await runDue(moment);
    const { api, path } = found;
    const { response, accepted } = await api.mock.respond({ ...request, path });
    if (!accepted) return withOrigin(response, 'example');
    const key = await getRepeatKey(engine, api, accepted);
    const earlier = key === undefined ? undefined : repeats.get(key);
    if (earlier && earlier.until > moment.now) return earlier.response;
    const shown = await remember(moment, api, accepted, response);
    // What the request brought may happen at once.
    await runDue(moment);
    if (key !== undefined && rule) {
      repeats.delete(key);
      repeats.set(key, { response: shown, until: moment.now + getDurationMs(rule.within) });
      const [oldest = ''] = repeats.keys();
      if (repeats.size > MAX_KEPT) repeats.delete(oldest);
    }
    return shown;
  };
  const inTurn = createQueue();
  return {
    respond: (request) => inTurn(() => respond(request).catch(describeFailure)),
    hasServer: (path) => findApi(engine, path) !== undefined,
    servers: Object.fromEntries(engine.apis.map(({ id, prefixes: [first = ''] }) => [id, first])),
    getNow,
    advanceTo: (ms) =>
      inTurn(async () => {
        await runDue({ engine, store, now: ms });
        offset = Math.max(offset, ms - getTime());
      }),
    reset: (state = EMPTY_STATE) => {
      store = createStore(state);
      ({ offset } = state);
      repeats.clear();
    },
    save: () => store.save(offset),
    getStore: () => store,
  };
}

/** Response where a rule cannot be evaluated: its turn is undone, and the next request finds all as before. */
function describeFailure(error: unknown): ApiResponse {
  const reason = error instanceof Error ? error.message : String(error);
  return { status: 500, body: { message: `The sandbox failed: ${reason}` } };
}

/** Creates a function that runs tasks one after the other: one that waits must not see half of another. */
function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const run = last.then(task, task);
    last = run.catch(() => undefined);
    return run;
  };
}
