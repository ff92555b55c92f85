import type { Host, HostSite } from '../host-site';
import { printNginxServer } from './nginx';

/** Folder of the export in the image. */
const ROOT = '/srv/portal';

/** Port that a user without rights may open. */
const PORT = 8080;

/**
 * A container by the documentation of the image nginxinc/nginx-unprivileged: nginx without root and
 * with a read-only file system. Docker was not run; the tests run the same configuration as a user
 * without rights.
 */
export const container: Host = {
  name: 'Container',
  limits:
    'As nginx. Writes only below `/tmp`; TLS ends in front of it. Listens at IPv6, too: where the kernel has none, delete that line of `nginx.conf`.',
  buildFiles: (site) =>
    new Map([
      ['Dockerfile', printDockerfile(site.basePath)],
      ['nginx.conf', printContainerConfig({ ...site, root: ROOT }, PORT)],
    ]),
};

/** Prints the whole configuration of an nginx that may write to `/tmp` only. */
export function printContainerConfig(site: HostSite, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path /tmp/${name};`,
  );
  return [
    'worker_processes auto;',
    `pid /tmp/nginx-${port}.pid;`,
    'error_log /dev/stderr warn;',
    'events { }',
    'http {',
    '  include /etc/nginx/mime.types;',
    '  access_log /dev/stdout;',
    '  server_tokens off;',
    '  sendfile on;',
    ...temporary,
    printNginxServer(site, port, `[::]:${port}`).replace(/^(?=.)/gm, '  '),
    '}',
    '',
  ].join('\n');
}

function printDockerfile(basePath: string): string {
  return `# docker build --tag portal --build-context export=out FOLDER-OF-THIS-FILE
# docker run --read-only --tmpfs /tmp --cap-drop ALL --publish 80:${PORT} portal
# A digest is the same image for good: --build-arg NGINX=nginxinc/nginx-unprivileged@sha256:…, as
# docker buildx imagetools inspect nginxinc/nginx-unprivileged:1.28-alpine prints it.
ARG NGINX=nginxinc/nginx-unprivileged:1.28-alpine
FROM \${NGINX}
COPY nginx.conf /etc/nginx/nginx.conf
COPY --from=export . ${ROOT}
USER 101
EXPOSE ${PORT}
HEALTHCHECK CMD wget --quiet --spider http://127.0.0.1:${PORT}${basePath}/
`;
}
