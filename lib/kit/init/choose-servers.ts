import type { Server } from '@/lib/openapi/core/types';
import { getServerRole, type ServerRole } from '@/lib/openapi/document/servers';

/** Server that names a host. */
export type HostServer = {
  readonly url: URL;
  readonly description: string;
};

/** Servers of a document as a portal needs them. */
export type ChosenServers = {
  /** Where readers try the API; absent where no server says that it is one. */
  readonly sandbox?: HostServer | undefined;
  readonly production?: HostServer | undefined;
  /** All with a host, in the order of a portal: sandbox, production, the rest. */
  readonly ordered: readonly HostServer[];
  /** Whether the document has them in another order, or others beside them. */
  readonly isReordered: boolean;
};

/** Hosts that are the reader's own machine, which many a generated document names. */
const OWN_MACHINE =
  /^(localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\]|host\.docker\.internal)$|\.localhost$/;

/** A server that names a host which readers can reach; an address without a scheme is taken as `https`. */
function readHost({ url, description }: Server): readonly HostServer[] {
  const whole = url.startsWith('//') ? `https:${url}` : url;
  if (!/^https?:\/\/[a-z0-9[]/i.test(whole) || !URL.canParse(whole)) return [];
  const parsed = new URL(whole);
  return OWN_MACHINE.test(parsed.hostname) ? [] : [{ url: parsed, description }];
}

/**
 * Chooses sandbox and production among the servers of a document by what their addresses and descriptions say, in
 * whatever order they stand. A server that says nothing is production: a page must not send there by mistake.
 */
export function chooseServers(servers: readonly Server[]): ChosenServers {
  const listed = servers.flatMap((server) =>
    readHost(server).map((one) => ({ one, role: getServerRole(server) })),
  );
  const find = (role: ServerRole | undefined) => listed.find((server) => server.role === role)?.one;
  const sandbox = find('sandbox');
  const production = find('production') ?? find(undefined);
  const hosts = listed.map(({ one }) => one);
  const first = [sandbox, production].filter((one) => one !== undefined);
  const ordered = [...first, ...hosts.filter((one) => !first.includes(one))];
  const isReordered =
    ordered.length !== servers.length || ordered.some((one, index) => one !== hosts[index]);
  return { sandbox, production, ordered, isReordered };
}
