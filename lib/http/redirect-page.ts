import { BASE_PATH } from '@/lib/urls';
import { escapeHtml } from './escape-html';
import { htmlResponse } from './html-response';

/**
 * A redirect that survives the static export: Location and status for servers that keep them, a page
 * that leads on by itself for those that keep the body only (NEXT-EXPORT 3).
 * @param to where to, base path included
 * @param status 308 unless said otherwise: permanent, and the method stays
 */
export function redirectPage(to: string, status = 308): Response {
  const target = escapeHtml(to);
  return htmlResponse({
    title: 'Redirecting',
    head: `<link rel="canonical" href="${target}">
<meta http-equiv="refresh" content="0;url=${target}">`,
    body: `<h1>Redirecting</h1>
<p>This page has moved to <a href="${target}">${target}</a>.</p>`,
    status,
    basePath: BASE_PATH,
    headers: { location: to },
  });
}
