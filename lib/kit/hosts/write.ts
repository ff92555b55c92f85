import '../system/write-words';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readOptions, runMain } from '../system/run-main';
import { readHostSite, type Host } from './host-site';
import { HOSTS } from './hosts';

const hosts = new Map<string, Host>(Object.entries(HOSTS));

const USAGE = `tsx lib/kit/hosts/write.ts HOST [TARGET] [--export FOLDER] [--served-from FOLDER] [--hsts]
  HOST           ${[...hosts.keys()].join(', ')}
  TARGET         folder to write the host's files to; without it they are printed
  --export       the export, "out" or what DIST_DIR names
  --served-from  where the export lies on the server, for nginx and Caddy; as on this machine by default
  --hsts         a server of your own: browsers shall use TLS only for this host name, for a year`;

/**
 * Prints or writes the files that a host needs beside the export.
 * @throws for an unknown host, and when the export is missing.
 */
export async function writeHostFiles(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseOptions(args);
  const [name = '', target] = positionals;
  const host = hosts.get(name);
  if (!host || positionals.length > 2) throw new Error(USAGE);
  const site = readHostSite(values.export);
  const root = values['served-from'] === undefined ? site.root : resolve(values['served-from']);
  const files = host.buildFiles({ ...site, root, hsts: values.hsts });
  for (const [file, text] of files) {
    if (target === undefined) process.stdout.write(files.size > 1 ? `==> ${file}\n${text}` : text);
    else writeText(join(target, file), text);
  }
  console.error(`${host.name}: ${host.limits}`);
}

function parseOptions(args: readonly string[]) {
  const options = {
    export: { type: 'string', default: process.env.DIST_DIR ?? 'out' },
    'served-from': { type: 'string' },
    hsts: { type: 'boolean', default: false },
  } as const;
  return readOptions({ args: [...args], allowPositionals: true, options }, USAGE);
}

function writeText(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.error(`wrote ${file}`);
}

if (require.main === module) void runMain(() => writeHostFiles(process.argv.slice(2)));
