import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readHostSite } from '@/lib/build/hosts/host-site';
import { printNginxConfig } from '@/lib/build/hosts/nginx';
import { listen } from '@/lib/tools/serve/listen';

/** A foreign web server that serves an export. */
export type PlainHost = { readonly origin: string; readonly close: () => Promise<void> };

/** Whether a program answers to `--version` or `-v`. */
export function hasProgram(name: string): boolean {
  return ['--version', '-v'].some((option) => spawnSync(name, [option]).status === 0);
}

/** The plainest host there is: it knows folders, files and a page of its own for everything else. */
export async function startPython(root: string): Promise<PlainHost> {
  const port = await findFreePort();
  return run('python3', ['-m', 'http.server', String(port), '--directory', root], port);
}

/** nginx with the configuration that the project generates for its export. */
export async function startNginx(root: string): Promise<PlainHost> {
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const server = printNginxConfig(readHostSite(root), port);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  // The tests may run as root, whose files nginx's own user cannot read.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const configuration = [
    `daemon off; ${user} pid ${folder}/nginx.pid; error_log ${folder}/error.log;`,
    'events {}',
    `http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}`,
    server,
    '}',
  ].join('\n');
  writeFileSync(join(folder, 'nginx.conf'), configuration);
  return run('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], port);
}

async function run(command: string, options: readonly string[], port: number): Promise<PlainHost> {
  const child = spawn(command, options, { stdio: 'ignore' });
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
