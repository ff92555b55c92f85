import * as words from '@/.generated/words/ui/redirect';
import { BASE_PATH, isExternal } from '@/lib/routes/urls';
import { escapeHtml } from '@/lib/text/escape-html';
import { htmlResponse } from './html-response';

/**
 * A redirect that survives the static export, which keeps only the body of a response: a page that
 * leads on. Within the portal a script does so and keeps the query, which may have display
 * overrides; a refresh cannot. No `Location`: the development server would send it without the
 * query.
 * @param to Target, base path included.
 * @param basePath Sub-path of the portal; a build tells it, where no page is made by Next.
 */
export function redirectPage(to: string, basePath: string = BASE_PATH): Response {
  const target = escapeHtml(to);
  const refresh = `<meta http-equiv="refresh" content="0;url=${target}">`;
  const script = `\n<script src="${escapeHtml(basePath)}/redirect.js"></script>`;
  const leaves = isExternal(to);
  const title = words.redirecting;
  const link = `<a id="to" href="${target}">${target}</a>`;
  return htmlResponse({
    title,
    head: `<link rel="canonical" href="${target}">
${leaves ? refresh : `<noscript>${refresh}</noscript>`}`,
    body: `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(words.moved).replace('{}', () => link)}</p>${leaves ? '' : script}`,
    basePath,
  });
}
