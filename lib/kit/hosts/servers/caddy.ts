import * as hostFiles from '../host-files';
import type { Host, HostSite } from '../host-site';
import { COMPRESSED_TYPES, VARY, listNotFoundPages } from './server-rules';

/** A site for Caddy 2; the tests run it at the root and under a sub-path. */
export const caddy: Host = {
  name: 'Caddy',
  limits: 'Write your host name for `:80`: Caddy then gets a certificate.',
  buildFiles: (site) => new Map([['Caddyfile', printCaddyfile(site, ':80')]]),
};

/**
 * Prints a site block. Caddy sorts directives by kind (headers, redirects, rewrites, files), so
 * that headers see the address as it was asked for.
 */
export function printCaddyfile(site: HostSite, address: string): string {
  const { basePath } = site;
  const lines = [
    ...(basePath ? [`redir ${basePath} ${basePath}/{portal_query} 301`] : []),
    // A query with its question mark, or nothing.
    'map {query} {portal_query} {',
    '  ~(.+) "?${1}"',
    '  default ""',
    '}',
    ...printHeaders(site),
    `encode {`,
    '  zstd',
    '  gzip',
    '  minimum_length 512',
    '  match {',
    ...['text/html', ...COMPRESSED_TYPES].map((type) => `    header Content-Type ${type}*`),
    '  }',
    '}',
    ...printRedirects(site.redirects),
    ...printFiles(site),
    ...printErrors(site),
  ];
  return [`${address} {`, ...lines.map((line) => `  ${line}`), '}', ''].join('\n');
}

const printRedirects = (redirects: readonly hostFiles.Redirect[]): readonly string[] =>
  hostFiles
    .expandRedirects(redirects)
    .map(
      ({ source, to, status }) =>
        `redir ${source} ${hostFiles.withQuery(to, '{portal_query}')} ${status}`,
    );

function printHeaders({ basePath, fileTypes, hsts, ...site }: HostSite): readonly string[] {
  const set = (path: string, name: string, value: string) => `header ${path} ${name} "${value}"`;
  return [
    ...[...hostFiles.SECURITY_HEADERS, VARY].map(([name, value]) => set('*', name, value)),
    `header * Link \`${hostFiles.buildSiteLinks(basePath)}\``,
    // Caddy runs the most exact path first; `?` sets what none has set.
    set('*', `?${hostFiles.REVALIDATE[0]}`, hostFiles.REVALIDATE[1]),
    ...(hsts ? ['@tls protocol https', set('@tls', ...hostFiles.HSTS)] : []),
    ...site.framedPages.map((page) =>
      set(
        `${basePath}${page}*`,
        'Content-Security-Policy',
        hostFiles.buildEmbedPolicy(site.frameAncestors),
      ),
    ),
    ...site.hashedFolders.map((folder) =>
      set(`${basePath}${folder}*`, 'Cache-Control', hostFiles.IMMUTABLE),
    ),
    ...[...fileTypes].map(([path, type]) => set(`${basePath}${path}`, 'Content-Type', type)),
    set('*.md', 'Content-Type', 'text/markdown; charset=utf-8'),
  ];
}

/** Prints the file server, with a page's Markdown for `Accept: text/markdown`. */
function printFiles(site: HostSite): readonly string[] {
  const { root, basePath, precompressed } = site;
  return [
    basePath ? `handle_path ${basePath}/* {` : 'handle {',
    `  root * ${quote(root)}`,
    // Caddy itself would lose the query. One slash at the start: "//host" leads to another host.
    '  @folder {',
    '    path_regexp ^/[^/](.*[^/])?$',
    '    file {path}/index.html',
    '  }',
    '  redir @folder {http.request.orig_uri.path}/{portal_query} 301',
    '  @page {',
    '    path */',
    '    file {path}index.md',
    '  }',
    `  header @page +Link \`${hostFiles.PAGE_LINK}\``,
    '  @markdown {',
    '    path */',
    `    header_regexp Accept "(?i)${hostFiles.ACCEPTS_MARKDOWN}"`,
    '    file {path}index.md',
    '  }',
    '  header @markdown Content-Type "text/markdown; charset=utf-8"',
    '  rewrite @markdown {path}index.md',
    '  file_server {',
    `    hide ${hostFiles.RULE_FILES.join(' ')}`,
    ...(precompressed ? ['    precompressed br gzip'] : []),
    '  }',
    '}',
    ...(basePath ? ['handle {', '  error 404', '}'] : []),
  ];
}

/** Prints the not-found pages, whose headers are those of a page whatever was asked for. */
function printErrors(site: HostSite): readonly string[] {
  const { root, basePath } = site;
  const sections = listNotFoundPages(site).flatMap(({ folder, page }) => [
    `  handle ${folder}* {`,
    `    rewrite * ${page.slice(basePath.length)}`,
    '  }',
  ]);
  return [
    'handle_errors {',
    `  root * ${quote(root)}`,
    `  header ${hostFiles.REVALIDATE[0]} "${hostFiles.REVALIDATE[1]}"`,
    '  header Content-Type "text/html; charset=utf-8"',
    ...sections,
    '  handle {',
    '    rewrite * /404.html',
    '  }',
    '  file_server',
    '}',
  ];
}

/** Quotes a path for Caddy. */
function quote(path: string): string {
  return `"${path.replace(/["\\]/g, '\\$&')}"`;
}
