import { REVALIDATE, RULE_FILES, buildHeaderRules, expandRedirects } from './host-files';
import { assertLimit, printJson, type Host, type HostSite } from './host-site';

/**
 * Azure Static Web Apps, by "Configure Azure Static Web Apps" of its documentation, not run. Of the
 * routes only the first that matches counts, and a star stands at the end.
 */
export const azure: Host = {
  name: 'Azure Static Web Apps',
  limits:
    'Redirects with status 301, and has one not-found page: the root `404.html`, which finds the text of the section by script. An app with Azure Functions serves no pages below `/api`. Its file may have 20 KB, about 80 redirects.',
  buildFiles: (site) => {
    const text = printJson(buildConfig(site));
    assertLimit('Azure Static Web Apps', 'bytes of rules', Buffer.byteLength(text), 20 * 1024);
    return new Map([['staticwebapp.config.json', text]]);
  },
};

function buildConfig({ basePath, redirects, frameAncestors }: HostSite) {
  const [pages, ...others] = buildHeaderRules(basePath, frameAncestors);
  return {
    trailingSlash: 'always',
    routes: [
      ...expandRedirects(redirects).map(({ source, to }) => ({
        route: source,
        redirect: to,
        statusCode: 301,
      })),
      ...RULE_FILES.map((file) => ({ route: `${basePath}/${file}`, statusCode: 404 })),
      ...others.map(({ prefix, headers }) => ({
        route: prefix.endsWith('/') ? `${prefix}*` : prefix,
        headers: Object.fromEntries(headers),
      })),
    ],
    responseOverrides: { 404: { rewrite: `${basePath}/404.html` } },
    // Otherwise kept for 30 seconds without asking.
    globalHeaders: Object.fromEntries([...(pages?.headers ?? []), REVALIDATE]),
    mimeTypes: { '.md': 'text/markdown; charset=utf-8' },
  };
}
