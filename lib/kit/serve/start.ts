import '@/lib/kit/system/write-words';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteFile } from '@/lib/content/load/read-site-file';
import type { Site } from '@/lib/content/schemas/site';
import { bundledDocumentPath } from '@/lib/content/source/disk';
import { getDocumentUrl } from '@/lib/environment/document-urls';
import { listLocalOrigins } from '@/lib/kit/build/html/policy';
import { EXPORT_SOURCES } from '@/lib/kit/build/source-stamp.mjs';
import { HEADERS_FILE } from '@/lib/kit/hosts/host-files';
import { serveDocuments } from '@/lib/kit/sandbox/api-host';
import { describeSecret } from '@/lib/kit/sandbox/forward-events';
import { readReceiver } from '@/lib/kit/sandbox/local-content';
import { type Documents, readDocumentFolder } from '@/lib/kit/sandbox/serve-apis';
import { readTree } from '@/lib/kit/system/read-tree';
import { readOptions, runMain } from '@/lib/kit/system/run-main';
import { documentFile } from '@/lib/routes/urls';
import { serveExport } from './static-server';

const USAGE = `npm start -- [--port 3000] [--api-port 4010] [--host ADDRESS] [--documents FOLDER] [--webhook URL]
  [--no-build]
  --host ADDRESS      listens at this address, which other machines may reach; 0.0.0.0 is every address of
                      this machine. Without it both servers listen on this machine only
  --documents FOLDER  also serves every .json, .yaml and .yml file of the folder, at /<file> of the API host
  --webhook URL       forwards the events of the local API host to this address, signed as the provider signs them
  --no-build          serves out/ as it is, even when a source file is newer`;

/** Folder that the build writes itself. */
const GENERATED = 'public/openapi/';

/**
 * Reason to build an export before it is served; `undefined` when it is complete, newer than every
 * source file, and built for this `basePath`.
 * @param project root folder of the project.
 * @param root folder of the export.
 */
export function readStaleReason(
  project: string,
  root: string,
  basePath: string,
): string | undefined {
  const marker = join(root, HEADERS_FILE);
  if (!existsSync(marker)) return `${root} is missing or incomplete`;
  const index = readFileSync(join(root, 'index.html'), 'utf8');
  if (!index.includes(`"${basePath}/_next/`)) return `${root} was built for another BASE_PATH`;
  const built = statSync(marker).mtimeMs;
  const changed = listSources(project).find(
    (file) => statSync(join(project, file)).mtimeMs > built,
  );
  return changed === undefined ? undefined : `${changed} is newer than ${root}`;
}

function listSources(project: string): readonly string[] {
  return EXPORT_SOURCES.filter((source) => existsSync(join(project, source)))
    .flatMap((source) =>
      statSync(join(project, source)).isDirectory()
        ? readTree(join(project, source)).map((file) => `${source}/${file}`)
        : [source],
    )
    .filter((file) => !file.startsWith(GENERATED));
}

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
  const getFile = (id: string) => findServedDocument('.', root, id);
  const documents = readDocuments(site, options.documents, getFile);
  const apis = site.apis.map(({ id }) => getFile(id));
  const { host, port, apiPort } = options;
  const local = { connect: listLocalOrigins(site) };
  const receiver = options.webhook === undefined ? undefined : readReceiver(options.webhook);
  const apiHost = await serveDocuments({ documents, apis, host, port: apiPort, receiver });
  const portal = await serveExport({ root, basePath, host, port, ...local, hostFiles: true }).catch(
    async (error: unknown) => {
      // An open server would keep the process alive after the error message.
      await apiHost.close();
      throw error;
    },
  );
  console.log(`\nPortal    ${portal.url}`);
  console.log(`API host  ${apiHost.url}  (${[...documents.keys()].join(', ')})`);
  console.log(
    apis.some(existsSync)
      ? '          also responds to every request that these documents describe'
      : `          has no document: neither public/openapi nor ${root} has one. Build first`,
  );
  if (receiver) console.log(`Events    ${receiver.url}  ${describeSecret(receiver.secret)}`);
  const unused = describeUnusedHost(local.connect, apiHost.url);
  if (unused !== undefined) console.log(`          ${unused}`);
  process.once('SIGINT', () => void Promise.all([portal.close(), apiHost.close()]));
  process.once('SIGTERM', () => void Promise.all([portal.close(), apiHost.close()]));
}

const OPTIONS = {
  port: { type: 'string', default: '3000' },
  'api-port': { type: 'string', default: '4010' },
  host: { type: 'string' },
  documents: { type: 'string' },
  webhook: { type: 'string' },
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
    webhook: values.webhook === undefined ? undefined : parseWebhook(values.webhook),
    build: !values['no-build'],
    help: values.help,
  };
}

function parseWebhook(text: string): string {
  if (/^https?:/.test(text) && URL.canParse(text)) return text;
  throw new Error(`--webhook ${text}: expected an address, such as http://localhost:3000/webhooks`);
}

function parsePort(text: string, option: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`${option} ${text}: expected a number from 0 to 65535`);
}

/**
 * File of a document of the project: as it is bundled, else its copy in the export.
 * @param project root folder of the project.
 * @param root folder of the export.
 */
export function findServedDocument(project: string, root: string, id: string): string {
  const bundled = join(project, bundledDocumentPath(id));
  const copy = join(root, documentFile(id));
  return !existsSync(bundled) && existsSync(copy) ? copy : bundled;
}

/**
 * Says why pages of the export do not ask the local API host, and what to do; `undefined` where they do.
 * @param asked origins that pages on this machine ask (`listLocalOrigins`).
 * @param url address at which the host listens.
 */
export function describeUnusedHost(asked: readonly string[], url: string): string | undefined {
  if (asked.length === 0)
    return 'Pages do not use it: content/site.json publishes no environment "local"';
  const { port } = new URL(url);
  if (asked.some((origin) => new URL(origin).port === port)) return undefined;
  return `Pages do not use it, they ask ${asked.join(', ')}: leave --api-port out, or change "local" in content/site.json and build`;
}

/**
 * Documents of the project by their paths on the local API host: of those that are live there in the environment
 * `local`; none without that environment.
 * @param getFile finds the file of a document by its id.
 */
export function listLocalDocuments(
  { apis, environments: { local } }: Pick<Site, 'apis' | 'environments'>,
  getFile = bundledDocumentPath,
): Documents {
  if (!local) return new Map();
  const paths = apis.flatMap((api) => {
    const url = getDocumentUrl(api, local, 'local');
    const isHere = url.startsWith(`${local.api}/`);
    return isHere ? [[url.slice(local.api.length), getFile(api.id)] as const] : [];
  });
  return new Map(paths);
}

/** Documents of the project at the locations in `site.json`, and those of a folder. */
function readDocuments(
  site: Site,
  folder: string | undefined,
  getFile: (id: string) => string,
): Documents {
  return new Map([
    ...listLocalDocuments(site, getFile),
    ...(folder === undefined ? [] : readDocumentFolder(folder)),
  ]);
}

if (require.main === module) void runMain(() => start(process.argv.slice(2)));
