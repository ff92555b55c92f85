import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HostSite } from '@/lib/kit/hosts/host-site';
import { printHtaccess } from '@/lib/kit/hosts/servers/apache';
import { printCaddyfile } from '@/lib/kit/hosts/servers/caddy';
import { printContainerConfig } from '@/lib/kit/hosts/servers/container';
import { printNginxLocations, printNginxServer } from '@/lib/kit/hosts/servers/nginx';
import { listen } from '@/lib/kit/system/listen';

/** A foreign web server that serves an export. */
export type PlainHost = { readonly origin: string; readonly close: () => Promise<void> };

/** Whether a program answers to `--version`, `-v` or `version`. */
export function hasProgram(name: string): boolean {
  return ['--version', '-v', 'version'].some((option) => spawnSync(name, [option]).status === 0);
}

/** The plainest host there is: it knows folders, files and a page of its own for everything else. */
export async function startPython({ root }: HostSite): Promise<PlainHost> {
  const port = await findFreePort();
  return run('python3', ['-m', 'http.server', String(port), '--directory', root], port);
}

/** Configuration and start of one server for an export. */
type StartServer = (site: HostSite) => Promise<PlainHost>;

/** Folder of nginx's modules and types, which all its servers share. */
const NGINX_HTTP = 'include /etc/nginx/mime.types; access_log off;';

/** nginx with the `server` block that the project prints. */
export const startNginx: StartServer = async (site) => {
  const port = await findFreePort();
  return runNginx(port, printNginxServer(site, port));
};

/** nginx with a `server` block of its own that includes what the project prints. */
export const startNginxLocations: StartServer = async (site) => {
  const port = await findFreePort();
  const others = 'location ~ \\.(js|css)$ { return 418; } location = /other { return 204; }';
  const locations = printNginxLocations(site).join('\n');
  return runNginx(port, `server { listen ${port}; ${others}\n${locations}\n}`);
};

async function runNginx(port: number, server: string): Promise<PlainHost> {
  const folder = makeFolder('nginx');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  // The tests may run as root, whose files nginx's own user cannot read.
  const user = isRoot ? 'user root;' : '';
  const configuration = [
    `daemon off; ${user} pid ${folder}/nginx.pid; error_log ${folder}/error.log;`,
    'events {}',
    `http { ${NGINX_HTTP} ${temporary.join(' ')}`,
    server,
    '}',
  ].join('\n');
  writeFileSync(join(folder, 'nginx.conf'), configuration);
  return run('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], port);
}

/** nginx as in the container: a user without rights, who may write to `/tmp` only. */
export const startContainer: StartServer = async (site) => {
  const port = await findFreePort();
  const folder = makeOpenFolder('container');
  const root = join(folder, 'export');
  cpSync(site.root, root, { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, printContainerConfig({ ...site, root }, port));
  const options = ['-c', file, '-e', '/dev/stderr', '-g', 'daemon off;'];
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  return removing(folder, run('nginx', options, port, user));
};

/** Apache with the `.htaccess` that the project prints, in a copy of the export. */
export const startApache: StartServer = async (site) => {
  const port = await findFreePort();
  const folder = makeOpenFolder('apache');
  const documents = join(folder, 'documents');
  const portal = join(documents, site.basePath);
  cpSync(site.root, portal, { recursive: true });
  writeFileSync(join(portal, '.htaccess'), printHtaccess(site));
  const modules = APACHE_MODULES.filter((name) => existsSync(`${APACHE}/mod_${name}.so`));
  const configuration = [
    ...modules.map((name) => `LoadModule ${name}_module ${APACHE}/mod_${name}.so`),
    `ServerRoot ${folder}`,
    'ServerName 127.0.0.1',
    `Listen 127.0.0.1:${port}`,
    `PidFile ${folder}/apache.pid`,
    `ErrorLog ${folder}/error.log`,
    'TypesConfig /etc/mime.types',
    ...(isRoot ? ['User www-data', 'Group www-data'] : []),
    `DocumentRoot ${documents}`,
    `<Directory ${documents}>`,
    '  Options Indexes FollowSymLinks',
    '  AllowOverride All',
    '  Require all granted',
    '</Directory>',
    '',
  ].join('\n');
  writeFileSync(join(folder, 'apache.conf'), configuration);
  const options = ['-f', join(folder, 'apache.conf'), '-DFOREGROUND'];
  return removing(folder, run('apache2', options, port));
};

/** Folder of Apache's modules in Debian. */
const APACHE = '/usr/lib/apache2/modules';

/** Modules that Debian loads by itself, and the three that the rules ask for. */
const APACHE_MODULES = [
  'mpm_event',
  'authz_core',
  'mime',
  'dir',
  'autoindex',
  'filter',
  'deflate',
  'rewrite',
  'headers',
  'brotli',
];

/** Caddy with the site that the project prints. */
export const startCaddy: StartServer = async (site) => {
  const port = await findFreePort();
  const folder = makeFolder('caddy');
  const file = join(folder, 'Caddyfile');
  const options = '{\n  admin off\n  auto_https off\n}\n';
  writeFileSync(file, options + printCaddyfile(site, `http://127.0.0.1:${port}`));
  const env = { ...process.env, HOME: folder };
  return run('caddy', ['run', '--adapter', 'caddyfile', '--config', file], port, { env });
};

const makeFolder = (name: string) => mkdtempSync(join(tmpdir(), `portal-${name}-`));

/**
 * Makes a folder that users without rights may read, whoever runs the tests: neither the temporary folder of
 * a run nor the place of the project need be open to them.
 */
function makeOpenFolder(name: string): string {
  const folder = mkdtempSync(`/tmp/portal-${name}-`);
  chmodSync(folder, 0o755);
  return folder;
}

/** A server whose folder is removed once it is closed, or where it does not start. */
async function removing(folder: string, starting: Promise<PlainHost>): Promise<PlainHost> {
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const host = await starting.catch((error: unknown) => {
    remove();
    throw error;
  });
  return { ...host, close: () => host.close().then(remove) };
}

const isRoot = process.getuid?.() === 0;

/** User without rights of every Linux. */
const NOBODY = 65534;

async function run(
  command: string,
  options: readonly string[],
  port: number,
  settings: SpawnOptions = {},
): Promise<PlainHost> {
  const child = spawn(command, options, { ...settings, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 300 && child.exitCode === null; attempt += 1) {
    const answered = await fetch(origin, { method: 'HEAD' }).then(
      () => true,
      () => false,
    );
    if (answered) {
      return {
        origin,
        close: async () => {
          child.kill();
          await ended;
        },
      };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error(`${command} ${options.join(' ')} does not answer on port ${port}`);
}

async function findFreePort(): Promise<number> {
  const { port, close } = await listen(() => undefined, { port: 0 });
  await close();
  return port;
}
