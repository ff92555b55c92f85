import type { RequestListener } from 'node:http';
import { build, type BuildOptions } from 'esbuild';
import { readSiteFile } from '@/lib/content/load/read-site-file';
import { buildPolicySources } from '@/lib/kit/build/html/policy';
import { rewritePages } from '@/lib/kit/build/html/rewrite-pages';
import { listen, type Listening } from '@/lib/kit/system/listen';
import { samplePage, writeSample } from '../support/sample-export';
import { BASE_PATH } from './portal';

/** A server of the chat service: what it was asked for, and whether it is out of order. */
export type ChatHost = Listening & {
  readonly origin: string;
  readonly requests: string[];
  isBroken: boolean;
};

/** A stand-in for the widget's script: it keeps every call, and draws a frame of the account when opened. */
const SNIPPET = `(() => {
  const account = 'http://' + document.zendeskHost;
  const own = document.getElementById('ze-snippet');
  const frame = document.createElement('iframe');
  frame.title = 'Messages';
  frame.hidden = true;
  const onClose = [];
  window.zECalls = [];
  window.zEClose = () => { frame.hidden = true; onClose.forEach((listener) => listener()); };
  window.zE = (scope, action, value) => {
    window.zECalls.push([action, typeof value === 'function' ? 'listener' : value]);
    if (scope === 'webWidget:on' && action === 'close') onClose.push(value);
    if (action === 'hide') frame.hidden = true;
    if (action === 'open') { frame.src = account + '/messages'; frame.hidden = false; }
  };
  document.body.append(frame);
  fetch(account + '/config?from=' + encodeURIComponent(own.src));
})();`;

/** Starts one on a free port of this machine. Both the asset host and the account host are such a server. */
export async function startChatHost(): Promise<ChatHost> {
  const requests: string[] = [];
  const handler: RequestListener = ({ url = '/' }, response) => {
    requests.push(url);
    if (host.isBroken) return void response.writeHead(503).end();
    const isScript = url.startsWith('/ekr/snippet.js');
    response.writeHead(200, {
      'Content-Type': isScript ? 'text/javascript' : 'text/html',
      'Access-Control-Allow-Origin': '*',
    });
    response.end(isScript ? SNIPPET : '<p>How can we help?</p>');
  };
  const listening = await listen(handler, { port: 0 });
  const origin = `http://127.0.0.1:${listening.port}`;
  const host: ChatHost = { ...listening, origin, requests, isBroken: false };
  return host;
}

/** One of the files beside this one as a script and its styles. */
async function bundle(entry: string, options: Partial<BuildOptions> = {}) {
  const { outputFiles = [] } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    outdir: '/',
    define: { 'process.env.NODE_ENV': '"production"' },
    ...options,
  });
  return (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
}

/** A page with chat as its HTML is before any script runs. */
async function renderChatPage(): Promise<{ html: string; css: string }> {
  const textOf = await bundle(require.resolve('./chat-html.tsx'), {
    platform: 'node',
    format: 'cjs',
  });
  const loaded = { exports: {} };
  new Function('module', 'exports', 'require', textOf('.js'))(loaded, loaded.exports, require);
  return { html: String(Reflect.get(loaded.exports, 'html')), css: textOf('.css') };
}

/**
 * Pages with the portal's chat as a build with chat enabled would export them: its own component, bundled,
 * under the policy of such a configuration. `/` has chat, `/sdk-basic/` is bare, `/plain/` has no script yet.
 */
export async function writeChatPages(assetHost: string, accountUrl: string): Promise<string> {
  const textOf = await bundle(require.resolve('./support-chat-page.tsx'));
  const plain = await renderChatPage();
  const page = (body: string, name = 'page') =>
    samplePage('Chat', body)
      .replace(
        '<title>',
        `<link rel="stylesheet" href="${BASE_PATH}/${name}.css"/><link rel="icon" href="${BASE_PATH}/icon.svg"/><title>`,
      )
      .replace('/_next/static/a.js', `${BASE_PATH}/${name}.js`);
  const root = writeSample({
    _headers: '/*',
    'index.html': page(''),
    'sdk-basic/index.html': page('<span hidden data-shell-standalone=""></span>'),
    'plain/index.html': page(plain.html, 'plain'),
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'page.js': textOf('.js'),
    'page.css': textOf('.css'),
    'plain.js': '',
    'plain.css': plain.css,
  });
  const chat = { enabled: true, accountUrl, assetHost, hosts: [], inlineStyles: false };
  const sources = buildPolicySources({ ...readSiteFile(), chat });
  rewritePages(root, { basePath: BASE_PATH, sources, isPlainNext: false });
  return root;
}
