import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { respondToControl } from '@/lib/sandbox/control';
import type { Receiver } from '@/lib/sandbox/deliver-events';
import type { SandboxState } from '@/lib/sandbox/memory/sandbox-state';
import { formatTime } from '@/lib/sandbox/memory/time';
import type { LocalContent } from '../local-sandbox';
import { serveApis } from '../serve-apis';

/** What the package has beside the documents: `data.json`, written by the build. */
export type PackageData = LocalContent & {
  /** Documents by their path on the host: `/pg/doc` is in `payment-gateway.json`. */
  readonly documents: Readonly<Record<string, string>>;
  readonly signature?: Receiver['signature'];
  /** Secret of events where no webhook was added. */
  readonly secret: string;
};

/** Options of a sandbox; each may be left out. */
export type SandboxSettings = {
  /** Port; 0 picks a free one, which is the default. */
  readonly port?: number;
  /** Address of a network interface; by default this machine only. */
  readonly host?: string;
  /** Address that gets the events. */
  readonly webhook?: string;
  /** Secret that they are signed with where no webhook was added. */
  readonly webhookSecret?: string;
  /** Prints each request and event. */
  readonly print?: (text: string) => void;
};

/** Reads a file of the package. */
const readOwn = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/**
 * Starts a sandbox: the provider's APIs, which check each request as their documents say, and remember what it did.
 * @example const sandbox = await createSandbox(); await fetch(`${sandbox.apis['payment-gateway']}/sale`, …);
 */
export async function createSandbox(settings: SandboxSettings = {}) {
  const { port = 0, host, webhook, print } = settings;
  const data: PackageData = JSON.parse(readOwn('data.json'));
  const { rules, secret, signature, ...content } = data;
  const files = new Map(
    Object.entries(data.documents).map(([path, file]) => [path, join(import.meta.dirname, file)]),
  );
  const key = settings.webhookSecret ?? secret;
  const receiver =
    webhook === undefined
      ? undefined
      : { rules: rules.events, url: webhook, secret: key, signature };
  const running = await serveApis({
    ...{ port, host, receiver, documents: files, apis: [...files.values()] },
    getContent: () => ({ rules, ...content }),
    ...(print ? { print, isVerbose: true } : {}),
  });
  const sandbox = running.getSandbox();
  const apis = Object.entries(sandbox.servers).map(
    ([id, path]) => [id, `${running.origin}${path}`] as const,
  );
  return {
    /** Address of the host: `http://localhost:4010`. */
    url: running.origin,
    /** Address of each API by its id. */
    apis: Object.fromEntries(apis),
    /** Secret that events are signed with where no webhook was added. */
    secret: key,
    /** Time of the sandbox in ISO 8601. */
    now: () => formatTime(sandbox.getNow()),
    /** Advances the clock by a duration (`P1M`), and gives the events that came of it. */
    advance: (duration: string) => control(sandbox, 'POST', 'clock', { advance: duration }),
    /** Events that were emitted, oldest first. */
    events: () => sandbox.getStore().listEvents(),
    /** All that is remembered, as JSON. */
    save: () => sandbox.save(),
    /** Forgets everything, or goes back to what `save` gave. */
    reset: (state?: SandboxState) => sandbox.reset(state),
    close: () => running.close(),
  };
}

/** Asks the sandbox itself. @throws with its message where it refuses. */
async function control(
  sandbox: Parameters<typeof respondToControl>[0],
  method: string,
  name: string,
  value: object,
): Promise<unknown> {
  const { status, body } = await respondToControl(sandbox, {
    ...{ method, path: `/_sandbox/${name}`, query: new URLSearchParams(), headers: {} },
    body: new TextEncoder().encode(JSON.stringify(value)),
  });
  if (status >= 400) throw new Error(JSON.stringify(body));
  return body;
}
