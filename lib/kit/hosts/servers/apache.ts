import { isExternal } from '@/lib/routes/urls';
import * as hostFiles from '../host-files';
import type { Host, HostSite } from '../host-site';
import { COMPRESSED_TYPES, listNotFoundPages } from './server-rules';

/** Apache 2.4: an `.htaccess` in the export; the tests run it at the root and under a sub-path. */
export const apache: Host = {
  name: 'Apache',
  limits:
    'Needs `AllowOverride All` and the modules `rewrite` and `headers`; compresses where `deflate` or `brotli` is loaded. Redirects name the host: behind a proxy that ends TLS, set `ServerName https://…`.',
  buildFiles: (site) => new Map([['.htaccess', printHtaccess(site)]]),
};

/** Extensions of text besides HTML, whose type would name no charset. */
const CHARSET_EXTENSIONS = '.css .js .md .txt .xml';

/** Prints the rules of the folder that the export lies in. Patterns of rewrites begin in it. */
export function printHtaccess(site: HostSite): string {
  const { basePath } = site;
  return [
    'DirectoryIndex index.html',
    'AddDefaultCharset utf-8',
    'AddType text/markdown .md',
    `AddCharset utf-8 ${CHARSET_EXTENSIONS}`,
    ...[...site.fileTypes].map(
      ([path, type]) =>
        `<Files "${path.slice(path.lastIndexOf('/') + 1)}">\n  ForceType ${type}\n</Files>`,
    ),
    '',
    `ErrorDocument 404 ${basePath}/404.html`,
    ...listNotFoundPages(site).map(
      ({ folder, page }) => `<If "${isBelow(folder)}">\n  ErrorDocument 404 ${page}\n</If>`,
    ),
    '',
    'RewriteEngine On',
    `RewriteRule ^(${hostFiles.RULE_FILES.join('|')})$ - [R=404,L]`,
    ...site.redirects.flatMap((redirect) => printRedirect(redirect, basePath)),
    '# A folder without a page: 404, where Apache says 403.',
    'RewriteCond %{REQUEST_FILENAME} -d',
    'RewriteCond %{REQUEST_FILENAME}/index.html !-f',
    'RewriteRule ^ - [R=404,L]',
    `RewriteCond %{HTTP_ACCEPT} "${hostFiles.ACCEPTS_MARKDOWN}" [NC]`,
    'RewriteCond %{REQUEST_FILENAME}index.md -f',
    `RewriteRule ^(|.*/)$ ${basePath}/$1index.md [L]`,
    '',
    ...printHeaders(site),
    '',
    ...printCompression(),
    '',
  ].join('\n');
}

/**
 * Prints a redirect. The query is kept for its display overrides, but not sent to another host. Apache would write it
 * behind a fragment.
 */
function printRedirect(
  { from, to, status }: hostFiles.Redirect,
  basePath: string,
): readonly string[] {
  const source = from.slice(basePath.length + 1).replaceAll('.', '\\.');
  const rule = (target: string, flags: string) =>
    `RewriteRule ^${source}/?$ ${target} [R=${status},${flags}L]`;
  if (isExternal(to)) return [rule(to, 'QSD,NE,')];
  if (!to.includes('#')) return [rule(to, '')];
  const withQuery = rule(hostFiles.withQuery(to, '?%{QUERY_STRING}'), 'NE,');
  return ['RewriteCond %{QUERY_STRING} .', withQuery, rule(to, 'NE,')];
}

/** Condition (`ap_expr`) that the address lies below a folder. */
const isBelow = (folder: string) => `%{REQUEST_URI} -strmatch '${folder}*'`;

/** Prints the headers: the conditions are checked when a response is sent, also a 404. */
function printHeaders({ basePath, hsts, ...site }: HostSite): readonly string[] {
  const set = (name: string, value: string, condition?: string) =>
    `Header always set ${name} "${value}"${condition ? ` "expr=${condition}"` : ''}`;
  return [
    ...[...hostFiles.SECURITY_HEADERS, hostFiles.REVALIDATE].map(([name, value]) =>
      set(name, value),
    ),
    'Header always merge Vary Accept',
    `Header always set Link ${quote(hostFiles.buildSiteLinks(basePath))}`,
    // Only a page that is there has its Markdown.
    `Header add Link ${quote(hostFiles.PAGE_LINK)} "expr=%{REQUEST_STATUS} -lt 400 && %{THE_REQUEST} =~ m#^\\S+ [^ ?]*/[? ]#"`,
    ...(hsts ? [set(...hostFiles.HSTS, "%{HTTPS} == 'on'")] : []),
    ...site.framedPages.map((page) =>
      set(
        'Content-Security-Policy',
        hostFiles.buildEmbedPolicy(site.frameAncestors),
        isBelow(`${basePath}${page}`),
      ),
    ),
    ...site.hashedFolders.map((folder) =>
      set('Cache-Control', hostFiles.IMMUTABLE, isBelow(`${basePath}${folder}`)),
    ),
  ];
}

const quote = (value: string) => `"${value.replace(/"/g, '\\"')}"`;

/** Prints compression, and lets a browser ask whether what it got compressed has changed. */
function printCompression(): readonly string[] {
  const types = ['text/html', ...COMPRESSED_TYPES].join(' ');
  return [
    '<IfModule mod_deflate.c>',
    '  <IfModule mod_brotli.c>',
    `    AddOutputFilterByType BROTLI_COMPRESS;DEFLATE ${types}`,
    '  </IfModule>',
    '  <IfModule !mod_brotli.c>',
    `    AddOutputFilterByType DEFLATE ${types}`,
    '  </IfModule>',
    '</IfModule>',
    `RequestHeader edit "If-None-Match" '^"(.*)-(gzip|br)"$' '"$1", "$1-$2"'`,
  ];
}
