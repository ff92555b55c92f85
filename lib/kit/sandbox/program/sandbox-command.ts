import { parseArgs } from 'node:util';
import { describeSecret } from '../forward-events';
import { createSandbox } from './sandbox-entry';

/** Filled in by the build (`lib/kit/build/agents/write-sandbox-package.ts`). */
declare const TITLE: string;
declare const PACKAGE_URL: string;

const USAGE = `${TITLE} sandbox: the APIs on this machine. It checks each request as their documents say, and remembers what
it did until it ends.

npx -y ${PACKAGE_URL} [--port 4010] [--host ADDRESS] [--webhook URL] [--webhook-secret TEXT] [--quiet]
  --port             port; 0 picks a free one
  --host ADDRESS     listens at this address, which other machines may reach; without it on this machine only
  --webhook URL      sends the events there, signed and repeated as the webhooks guide says
  --webhook-secret   secret of the signatures, where no webhook was added to the sandbox
  --quiet            does not print requests and events

Any key is accepted. The clock: curl -d '{"advance": "P1M"}' http://localhost:4010/_sandbox/clock`;

const OPTIONS = {
  port: { type: 'string', default: '4010' },
  host: { type: 'string' },
  webhook: { type: 'string' },
  'webhook-secret': { type: 'string' },
  quiet: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help) return console.log(USAGE);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port ${values.port}: expected a number from 0 to 65535`);
  const { host, webhook } = values;
  if (webhook !== undefined && !(/^https?:/.test(webhook) && URL.canParse(webhook)))
    throw new Error(
      `--webhook ${webhook}: expected an address, such as http://localhost:3000/webhooks`,
    );
  const secret = values['webhook-secret'];
  const sandbox = await createSandbox({
    port,
    ...(host === undefined ? {} : { host }),
    ...(webhook === undefined ? {} : { webhook }),
    ...(secret === undefined ? {} : { webhookSecret: secret }),
    ...(values.quiet ? {} : { print: (text) => console.log(text) }),
  });
  for (const [id, url] of Object.entries(sandbox.apis)) console.log(`${id}  ${url}`);
  console.log(`clock, state, events  ${sandbox.url}/_sandbox`);
  if (webhook !== undefined)
    console.log(`events go to  ${webhook}  ${describeSecret(sandbox.secret)}`);
  process.once('SIGINT', () => void sandbox.close());
  process.once('SIGTERM', () => void sandbox.close());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
