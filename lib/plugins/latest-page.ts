import { escapeHtml } from '@/lib/text/escape-html';
import { htmlResponse } from '@/lib/http/html-response';
import { isExternal } from '@/lib/routes/urls';

type Download = Readonly<{
  /** The plugin's name, as its JSON file states it. */
  name: string;
  /** Address of the archive, base path included; an absolute one is on a storage host. */
  file: string;
  /** Address of the plugin's page, base path included. */
  page: string;
  /** Sub-path of the portal; empty at the root of a host. */
  basePath: string;
}>;

/** SPEC 9: plugin redirect delay. `public/latest.js` waits as long, in milliseconds. */
const DELAY_S = 1;

/**
 * The answer of `/libs/plugins/{plugin}/latest/` (SPEC 2 "Plugin redirect page"): says what happens,
 * starts the download by a click on its link, and goes to the plugin's page after a second. Without
 * script the refresh goes there, and the link is there to be followed.
 *
 * `download` counts only for the page's own origin. For a storage host the link carries `data-frame`
 * instead, and the script fetches the file in a frame.
 */
export function downloadPage({ name, file, page, basePath }: Download): Response {
  const title = `Downloading ${name} Plugin`;
  const target = escapeHtml(page);
  const how = isExternal(file) ? 'data-frame' : 'download';
  return htmlResponse({
    title,
    head: `<link rel="canonical" href="${target}">
<meta http-equiv="refresh" content="${DELAY_S};url=${target}">`,
    body: `<h1>${escapeHtml(title)}</h1>
<p>The download starts by itself. If it does not, <a id="file" href="${escapeHtml(file)}" ${how}>download the file</a>.</p>
<noscript><p>Without JavaScript it does not: the plugin’s page lists the file under Releases.</p></noscript>
<p><a id="page" href="${target}">Go to the plugin’s page</a></p>
<script src="${escapeHtml(basePath)}/latest.js"></script>`,
    status: 200,
    basePath,
  });
}
