import { ACCEPTS_MARKDOWN } from './host-files';

/** Address of a page's Markdown, for a request that accepts it (RFC 9110 12.5.1). */
const FIND = `const ACCEPTS_MARKDOWN = new RegExp(${JSON.stringify(ACCEPTS_MARKDOWN)}, 'i');

function findMarkdown(request) {
  const url = new URL(request.url);
  const accept = request.headers.get('accept') || '';
  if (!url.pathname.endsWith('/') || !ACCEPTS_MARKDOWN.test(accept)) return undefined;
  url.pathname += 'index.md';
  return url;
}
`;

/**
 * Worker of Cloudflare (Workers, and Pages in "advanced mode"): answers `Accept: text/markdown` with a page's Markdown,
 * and everything else as the assets do, whose rules for headers and redirects hold.
 */
export const CLOUDFLARE_WORKER = `${FIND}
export default {
  async fetch(request, env) {
    const url = findMarkdown(request);
    const markdown = url && (await env.ASSETS.fetch(new Request(url, request)));
    const answer = markdown && markdown.ok ? markdown : await env.ASSETS.fetch(request);
    if (!new URL(request.url).pathname.endsWith('/')) return answer;
    const page = new Response(answer.body, answer);
    page.headers.append('vary', 'Accept');
    return page;
  },
};
`;

/** Edge function of Netlify: the same. It is asked only where `Accept` names Markdown. */
export const NETLIFY_FUNCTION = `${FIND}
export default async (request) => {
  const url = findMarkdown(request);
  const markdown = url && (await fetch(url));
  if (!markdown || !markdown.ok) return undefined;
  const page = new Response(markdown.body, markdown);
  page.headers.append('vary', 'Accept');
  return page;
};

export const config = {
  path: '/*',
  header: { accept: 'text/markdown' },
  onError: 'bypass',
};
`;

/** `ACCEPTS_MARKDOWN` for hosts that hold an expression against the whole value of a header. */
export const WHOLE_ACCEPTS_MARKDOWN = ACCEPTS_MARKDOWN.replace('(?:^|,)', '(?:.*,)?').replace(
  /\(\?:,\|\$\)$/,
  '(?:,.*)?',
);
