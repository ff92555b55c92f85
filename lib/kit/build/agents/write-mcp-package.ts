import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { ServerInfo } from '@/lib/agents/mcp-session';
import { packTar } from './pack-tar';
import type { AgentTexts } from './read-agent-texts';

/**
 * Writes `mcp.tgz`, an npm package of one file that `npx -y <portal>/mcp.tgz` runs: a server of the Model Context
 * Protocol, and the same tools in a terminal (`lib/agents`).
 * @param root folder of the export.
 */
export async function writeMcpPackage(
  root: string,
  { server, portal }: Pick<AgentTexts, 'server' | 'portal'>,
): Promise<void> {
  const { name, version, title } = server;
  const description = {
    ...{ name, version, description: `${title} for agents and terminals` },
    ...{ type: 'module', bin: { [name]: 'mcp.mjs' }, files: ['mcp.mjs'] },
    engines: { node: '>=18' },
  };
  const files = new Map([
    ['package/package.json', `${JSON.stringify(description, null, 2)}\n`],
    ['package/mcp.mjs', await bundleProgram(server, portal)],
  ]);
  writeFileSync(join(root, 'mcp.tgz'), packTar(files));
}

async function bundleProgram(server: ServerInfo, portal: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, '../../../agents/program/mcp-entry.ts')],
    bundle: true,
    minify: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node18',
    legalComments: 'eof',
    banner: { js: '#!/usr/bin/env node' },
    define: {
      'process.env.NEXT_PUBLIC_BASE_PATH': '""',
      SERVER_INFO: JSON.stringify(server),
      PORTAL: JSON.stringify(portal),
    },
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Writes the data that `mcp.tgz` answers from: `agents/<name>.json`. It is read at each call, so that a copy of the
 * program that npm keeps knows what this build knows.
 * @param root folder of the export.
 */
export function writeDataFiles(root: string, { data }: Pick<AgentTexts, 'data'>): void {
  mkdirSync(join(root, 'agents'), { recursive: true });
  for (const [name, value] of data)
    writeFileSync(join(root, 'agents', `${name}.json`), `${JSON.stringify(value)}\n`);
}
