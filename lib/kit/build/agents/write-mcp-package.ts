import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { ServerInfo } from '@/lib/agents/mcp-session';
import { changelogFiles } from '@/lib/routes/urls';
import type { AgentTexts } from './read-agent-texts';

/** Bytes of a block of a tar archive. */
const BLOCK = 512;

/** Time of every file, in seconds: that of npm's own packages, so that the same files are the same archive. */
const MTIME = 499_162_500;

/** Place of the operating system in the head of gzip; 255 is none (RFC 1952 2.3.1). */
const GZIP_SYSTEM = 9;

/**
 * Packs texts as a gzipped tar archive (POSIX ustar), the same for the same texts.
 * @param files texts by path, of at most 100 ASCII characters.
 */
export function packTar(files: ReadonlyMap<string, string>): Buffer {
  const blocks = [...files].flatMap(([path, text]) => {
    const content = Buffer.from(text);
    const rest = Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK);
    return [buildHeader(path, content.length), content, rest];
  });
  const archive = gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]), { level: 9 });
  archive[GZIP_SYSTEM] = 255;
  return archive;
}

function buildHeader(path: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, length: number) =>
    `${value.toString(8).padStart(length - 1, '0')}\0`;
  header.write(path, 0);
  header.write(octal(0o755, 8), 100);
  header.write(octal(0, 8) + octal(0, 8), 108);
  header.write(octal(size, 12) + octal(MTIME, 12), 124);
  // The checksum counts as spaces while it is added up.
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 7)} `, 148);
  return header;
}

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
    ['package/mcp.mjs', await bundleProgram(root, server, portal)],
  ]);
  writeFileSync(join(root, 'mcp.tgz'), packTar(files));
}

/** Lists files of an export that a tool may answer from, and that not every portal has. */
const listDataFiles = (root: string) =>
  ['/agents/test-data.json', '/agents/response-codes.json', changelogFiles.changes].filter((file) =>
    existsSync(join(root, file)),
  );

async function bundleProgram(root: string, server: ServerInfo, portal: string): Promise<string> {
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
      FILES: JSON.stringify(listDataFiles(root)),
    },
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Writes the data that `mcp.tgz` answers from: `agents/<name>.json`. It is read at each call, so that a copy of the
 * program that npm keeps knows what this build knows. What the portal has nothing of has no file.
 * @param root folder of the export.
 */
export function writeDataFiles(root: string, { data }: Pick<AgentTexts, 'data'>): void {
  const filled = [...data].filter(([, value]) => hasContent(value));
  if (filled.length > 0) mkdirSync(join(root, 'agents'), { recursive: true });
  for (const [name, value] of filled)
    writeFileSync(join(root, 'agents', `${name}.json`), `${JSON.stringify(value)}\n`);
}

/** Whether anything of a value is more than empty lists and objects. */
function hasContent(value: unknown): boolean {
  return typeof value === 'object' && value !== null
    ? Object.values(value).some(hasContent)
    : value !== undefined;
}
