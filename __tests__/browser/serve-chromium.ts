import { readFileSync } from 'node:fs';
import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { getLaunchOptions } from '@/lib/kit/browsers/chromium';
import { provideChromium } from '@/lib/kit/browsers/provide-browsers';
import { listen } from '@/lib/kit/system/listen';
import { runMain } from '@/lib/kit/system/run-main';

/**
 * The Chromium of a run of the browser suites, as a program of its own: it sends its parent what the suites need to
 * reach it as a message, and ends when that channel does, with the run. What it prints is for people.
 *
 * To it, `http://localhost:4010`, the local API base, is here, and every host under `example.test` is this
 * machine, for tests of the environments. Each suite has an API host of its own: a request goes to the one
 * whose port a suite has written to the folder `API_PORTS`, in a file named by the port of its portal.
 */
async function serveChromium(): Promise<void> {
  if (!process.env.CHROMIUM) await provideChromium();
  const folder = process.env.API_PORTS ?? '';
  const apiHost = await listen((from, to) => forward(folder, from, to), { port: 0 });
  const hosts = `MAP localhost:4010 127.0.0.1:${apiHost.port}, MAP *.example.test 127.0.0.1`;
  const server = await chromium.launchServer(getLaunchOptions([`--host-resolver-rules=${hosts}`]));
  process.once('disconnect', () => void Promise.all([server.close(), apiHost.close()]));
  process.send?.({ CHROMIUM_ENDPOINT: server.wsEndpoint() });
}

/** Hands a request to the API host of the portal that its page is from. */
function forward(folder: string, from: IncomingMessage, to: ServerResponse): void {
  const { method, url, headers } = from;
  const port = readApiPort(folder, headers.origin);
  const forwarded = request({ port, method, path: url, headers }, (response) => {
    to.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(to);
  });
  forwarded.once('error', () => to.destroy());
  to.once('close', () => forwarded.destroy());
  from.pipe(forwarded);
}

function readApiPort(folder: string, origin = ''): string {
  return readFileSync(join(folder, new URL(origin).port), 'utf8');
}

void runMain(serveChromium);
