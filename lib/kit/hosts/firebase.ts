import { REVALIDATE, RULE_FILES, buildHeaderRules, expandRedirects } from './host-files';
import { getUploadFolder, printJson, type Host, type HostSite } from './host-site';

/**
 * Firebase Hosting, by "Configure Hosting behavior" of its documentation, tried with superstatic,
 * which its emulator serves with. Where several rules match, the last one counts.
 */
export const firebase: Host = {
  name: 'Firebase Hosting',
  limits:
    'Redirects with status 301, keeps a missing hashed file for a year, too, and has one not-found page: the root `404.html`, which finds the text of the section by script.',
  buildFiles: (site) => new Map([['firebase.json', printJson({ hosting: buildHosting(site) })]]),
};

function buildHosting(site: HostSite) {
  const { basePath, redirects, frameAncestors } = site;
  const [pages, ...others] = buildHeaderRules(basePath, frameAncestors);
  const rules = [
    // Otherwise kept for an hour without asking.
    { source: '**', headers: [...(pages?.headers ?? []), REVALIDATE] },
    ...others.map(({ prefix, headers }) => ({
      source: prefix.endsWith('/') ? `${prefix}**` : prefix,
      headers,
    })),
  ];
  return {
    public: getUploadFolder(site),
    // Not the `**/.*` that its tool suggests: `.well-known` is published.
    ignore: RULE_FILES.map((file) => `**/${file}`),
    trailingSlash: true,
    redirects: expandRedirects(redirects).map(({ source, to }) => ({
      source,
      destination: to,
      type: 301,
    })),
    headers: rules.map(({ source, headers }) => ({
      source,
      headers: headers.map(([key, value]) => ({ key, value })),
    })),
  };
}
