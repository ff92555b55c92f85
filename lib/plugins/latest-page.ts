import * as words from '@/.generated/words/plugins/latest';
import { htmlResponse } from '@/lib/http/html-response';
import { isExternal } from '@/lib/routes/urls';
import { escapeHtml } from '@/lib/text/escape-html';

type Download = Readonly<{
  /** Name of the plugin, as in its JSON file. */
  name: string;
  /** URL of the archive, base path included; an absolute one is on a storage host. */
  file: string;
  /** URL of the plugin's page, base path included. */
  page: string;
  /** Sub-path of the portal; empty at the root of a host. */
  basePath: string;
}>;

/** Redirect delay in seconds (SPEC 9); `public/latest.js` waits as long, in milliseconds. */
const DELAY_S = 1;

/**
 * Response of `/libs/plugins/{plugin}/latest/` (SPEC 2 "Plugin redirect page"): starts the download
 * by a click on its link and opens the plugin's page after a second. Without JavaScript the refresh
 * opens the page and the link stays usable.
 *
 * Browsers respect `download` for the page's own origin only. For a storage host the link has
 * `data-frame` instead, and the script fetches the file in a frame.
 */
export function buildDownloadPage({ name, file, page, basePath }: Download): Response {
  const title = words.downloading(name);
  const target = escapeHtml(page);
  const linkAttribute = isExternal(file) ? 'data-frame' : 'download';
  const link = `<a id="file" href="${escapeHtml(file)}" ${linkAttribute}>${escapeHtml(words.downloadFile)}</a>`;
  return htmlResponse({
    title,
    head: `<link rel="canonical" href="${target}">
<meta http-equiv="refresh" content="${DELAY_S};url=${target}">`,
    body: `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(words.startsItself).replace('{}', () => link)}</p>
<noscript><p>${escapeHtml(words.withoutScript)}</p></noscript>
<p><a id="page" href="${target}">${escapeHtml(words.goToPage)}</a></p>
<script src="${escapeHtml(basePath)}/latest.js"></script>`,
    basePath,
  });
}
