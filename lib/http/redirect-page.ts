import { BASE_PATH, isExternal } from '@/lib/routes/urls';
import { escapeHtml } from '@/lib/text/escape-html';
import { htmlResponse } from './html-response';

/**
 * A redirect that survives the static export: Location and status for servers that keep them, a
 * page that redirects for those that keep only the body (NEXT-EXPORT 3). Within the portal a script
 * does so and keeps the query, which may have display overrides; a refresh cannot.
 * @param to Target, base path included.
 * @param status Default 308: permanent, and the method stays.
 */
export function redirectPage(to: string, status = 308): Response {
  const target = escapeHtml(to);
  const refresh = `<meta http-equiv="refresh" content="0;url=${target}">`;
  const script = `\n<script src="${escapeHtml(BASE_PATH)}/redirect.js"></script>`;
  const leaves = isExternal(to);
  return htmlResponse({
    title: 'Redirecting',
    head: `<link rel="canonical" href="${target}">
${leaves ? refresh : `<noscript>${refresh}</noscript>`}`,
    body: `<h1>Redirecting</h1>
<p>This page has moved to <a id="to" href="${target}">${target}</a>.</p>${leaves ? '' : script}`,
    status,
    basePath: BASE_PATH,
    headers: { location: to },
  });
}
