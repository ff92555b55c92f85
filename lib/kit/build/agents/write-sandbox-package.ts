import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { readSandboxRules, readTestData, readWebhookSignature } from '@/lib/content/read-data';
import { readSignatures } from '@/lib/content/read-signatures';
import { readSite } from '@/lib/content/read-site';
import { bundledDocumentPath } from '@/lib/content/source/disk';
import { getSandboxSecret } from '@/lib/sandbox/deliver-events';
import type { AgentTexts } from './read-agent-texts';
import { packTar } from './write-mcp-package';

/** Folder of the program's sources, which the build below it does not import. */
const SOURCES = join(__dirname, '../../sandbox/program');

/** Types of the package, for those who use it in tests. */
const TYPES = `export type SandboxSettings = {
  /** Port; 0 picks a free one, which is the default. */
  port?: number;
  /** Address of a network interface; by default this machine only. */
  host?: string;
  /** Address that gets the events. */
  webhook?: string;
  /** Secret of their signatures, where no webhook was added. */
  webhookSecret?: string;
  /** Gets a line for each request and event. */
  print?: (text: string) => void;
};
export type Sandbox = {
  /** Address of the host. */
  url: string;
  /** Address of each API by its id. */
  apis: Record<string, string>;
  secret: string;
  now(): string;
  /** Advances the clock by a duration (P1M), and gives the events that came of it. */
  advance(duration: string): Promise<unknown>;
  events(): readonly { id: string; event: string; at: number; body: object }[];
  save(): object;
  reset(state?: object): void;
  close(): Promise<void>;
};
/** Starts a sandbox: APIs that check each request as their documents say, and remember what it did. */
export function createSandbox(settings?: SandboxSettings): Promise<Sandbox>;
`;

/**
 * Writes `sandbox.tgz`, an npm package that `npx -y <portal>/sandbox.tgz` runs, and that tests import: the API host of
 * `npm start` with the documents, the rules and the test data of this build.
 * @param root folder of the export.
 */
export async function writeSandboxPackage(
  root: string,
  { server, portal, product }: Pick<AgentTexts, 'server' | 'portal' | 'product'>,
): Promise<void> {
  const name = `${product}-sandbox`;
  const { apis } = readSite();
  const files = apis.map(({ id }) => bundledDocumentPath(id));
  const documents = apis.map(({ id, path }) => [`${path}/doc`, basename(bundledDocumentPath(id))]);
  const signature = readWebhookSignature();
  const data = {
    ...{
      ...readSandboxRules(),
      ...readSignatures(),
      testData: readTestData(),
      documents: Object.fromEntries(documents),
    },
    ...{ secret: getSandboxSecret(signature), ...(signature ? { signature } : {}) },
  };
  const description = {
    ...{ name, version: server.version, description: 'The APIs on your machine, with a memory' },
    ...{ type: 'module', bin: { [name]: 'command.mjs' } },
    exports: { '.': { types: './index.d.mts', default: './index.mjs' } },
    engines: { node: '>=20.11' },
  };
  const define = {
    TITLE: JSON.stringify(readSite().name),
    PACKAGE_URL: JSON.stringify(`${portal}/sandbox.tgz`),
  };
  const texts = new Map([
    ['package.json', `${JSON.stringify(description, null, 2)}\n`],
    ['index.mjs', await bundle('sandbox-entry.ts', {})],
    ['command.mjs', await bundle('sandbox-command.ts', define)],
    ['index.d.mts', TYPES],
    ['data.json', JSON.stringify(data)],
    ...files.map((file) => [basename(file), readFileSync(file, 'utf8')] as const),
  ]);
  const packed = new Map([...texts].map(([path, text]) => [`package/${path}`, text]));
  writeFileSync(join(root, 'sandbox.tgz'), packTar(packed));
}

/** Bundles one of the two scripts; the command takes the library from the file beside it. */
async function bundle(entry: string, define: Readonly<Record<string, string>>): Promise<string> {
  const isCommand = entry !== 'sandbox-entry.ts';
  const { outputFiles } = await build({
    entryPoints: [join(SOURCES, entry)],
    ...{ bundle: true, minify: true, write: false, platform: 'node', format: 'esm' },
    ...{ target: 'node20', legalComments: 'eof' },
    ...(isCommand ? { banner: { js: '#!/usr/bin/env node' } } : {}),
    define: { 'process.env.NEXT_PUBLIC_BASE_PATH': '""', ...define },
    plugins: isCommand
      ? [
          {
            name: 'library',
            setup: (bundler) =>
              bundler.onResolve({ filter: /\/sandbox-entry$/ }, () => ({
                path: './index.mjs',
                external: true,
              })),
          },
        ]
      : [],
  });
  return outputFiles[0]?.text ?? '';
}
