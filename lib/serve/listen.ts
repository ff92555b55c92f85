import type { AddressInfo } from 'node:net';
import { createServer, type RequestListener } from 'node:http';

/** A server that listens: its port, and how to stop it. */
export type Listening = { readonly port: number; readonly close: () => Promise<void> };

/**
 * Starts an HTTP server on a port; `0` picks a free one. `option` names the command-line option in the
 * message when the port is taken. `close` drops open connections, so it never waits for an idle browser.
 */
export async function listen(
  handler: RequestListener,
  port: number,
  option: string,
): Promise<Listening> {
  const server = createServer(handler);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(toListenError(error, port, option)));
    server.listen(port, resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port: toPort(server.address()), close };
}

function toPort(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

function toListenError(error: Error, port: number, option: string): Error {
  if (!('code' in error) || error.code !== 'EADDRINUSE') return error;
  return new Error(
    `Port ${port} is taken. Stop the program that uses it, or choose another port with ${option} <number>.`,
  );
}
