import '@/lib/kit/system/write-words';
import { readSiteFile } from '@/lib/content/load/read-site-file';
import type { Site } from '@/lib/content/schemas/site';
import { bundledDocumentPath } from '@/lib/content/source/bundled-document';
import { listLocalOrigins } from '@/lib/kit/build/html/policy';
import { type Documents, readDocumentFolder, serveDocuments } from '@/lib/kit/sandbox/api-host';
import { listLocalDocuments } from '@/lib/kit/sandbox/local-documents';
import { readOptions } from '@/lib/kit/system/read-options';
import { runMain } from '@/lib/kit/system/run-main';
import { readStaleReason } from './freshness';
import { serveExport } from './static-server';

const USAGE = `npm start -- [--port 3000] [--api-port 4010] [--host ADDRESS] [--documents FOLDER] [--no-build]
  --host ADDRESS      listens at this address, which other machines may reach; 0.0.0.0 is every address of
                      this machine. Without it both servers listen on this machine only
  --documents FOLDER  also serves every .json, .yaml and .yml file of the folder, at /<file> of the API host
  --no-build          serves out/ as it is, even when a source file is newer`;

/**
 * `npm start`: builds when needed, serves the export and the local API host until Ctrl+C.
 * @param args of the command line.
 */
export async function start(args: readonly string[]): Promise<void> {
  const options = parseCommandLine(args);
  if (options.help) return console.log(USAGE);
  const root = process.env.DIST_DIR ?? 'out';
  const basePath = process.env.BASE_PATH ?? '';
  const reason = readStaleReason('.', root, basePath);
  if (reason && options.build) {
    console.log(`Building: ${reason}.`);
    // Loading it takes a second, which a fresh export need not wait for.
    const { build } = await import('@/lib/kit/build/build');
    await build();
  } else if (reason) {
    console.log(`Note: ${reason}; serving it as it is.`);
  }
  const site = readSiteFile();
  const documents = readDocuments(site, options.documents);
  const apis = site.apis.map(({ id }) => bundledDocumentPath(id));
  const { host, port, apiPort } = options;
  const local = { connect: listLocalOrigins(site) };
  const apiHost = await serveDocuments({ documents, apis, host, port: apiPort });
  const portal = await serveExport({ root, basePath, host, port, ...local, hostFiles: true }).catch(
    async (error: unknown) => {
      // An open server would keep the process alive after the error message.
      await apiHost.close();
      throw error;
    },
  );
  console.log(`\nPortal    ${portal.url}`);
  console.log(`API host  ${apiHost.url}  (${[...documents.keys()].join(', ')})`);
  console.log('          also responds to every request that these documents describe');
  if (local.connect.length === 0)
    console.log(
      '          Pages do not use it: content/site.json publishes no environment "local"',
    );
  process.once('SIGINT', () => void Promise.all([portal.close(), apiHost.close()]));
  process.once('SIGTERM', () => void Promise.all([portal.close(), apiHost.close()]));
}

const OPTIONS = {
  port: { type: 'string', default: '3000' },
  'api-port': { type: 'string', default: '4010' },
  host: { type: 'string' },
  documents: { type: 'string' },
  'no-build': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function parseCommandLine(args: readonly string[]) {
  const { values } = readOptions({ args: [...args], options: OPTIONS }, USAGE);
  return {
    port: parsePort(values.port, '--port'),
    apiPort: parsePort(values['api-port'], '--api-port'),
    host: values.host,
    documents: values.documents,
    build: !values['no-build'],
    help: values.help,
  };
}

function parsePort(text: string, option: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`${option} ${text}: expected a number from 0 to 65535`);
}

/** Documents of the project at the locations in `site.json`, and those of a folder. */
function readDocuments(site: Site, folder: string | undefined): Documents {
  return new Map([
    ...listLocalDocuments(site),
    ...(folder === undefined ? [] : readDocumentFolder(folder)),
  ]);
}

if (require.main === module) void runMain(() => start(process.argv.slice(2)));
