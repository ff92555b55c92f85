import { ACCEPTS_MARKDOWN, buildSiteLinks, PAGE_LINK } from './host-files';
import type { HostSite } from './host-site';

/**
 * Prints the CloudFront function (JavaScript runtime 2.0, event "viewer request"): redirects, the
 * slash of a folder, and the index.html that S3 behind CloudFront does not look for, or the
 * Markdown of the page for those who accept it. Written by
 * AWS's documentation and run by the tests outside of CloudFront. AWS allows 10 KB.
 */
export function printFunctionCode({ redirects }: Pick<HostSite, 'redirects'>): string {
  const table = Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
  return `const REDIRECTS = new Map(Object.entries(${JSON.stringify(table)}));
const ACCEPTS_MARKDOWN = new RegExp(${JSON.stringify(ACCEPTS_MARKDOWN)}, 'i');
${HANDLER}`;
}

/**
 * Prints the CloudFront function of the event "viewer response": the header `Link`, for a page with its Markdown. AWS
 * runs it for no status of 400 and above.
 */
export function printLinksCode(basePath: string): string {
  return `const LINKS = ${JSON.stringify(buildSiteLinks(basePath))};
function handler(event) {
  const isPage = /\\/index\\.(?:html|md)$/.test(event.request.uri);
  event.response.headers.link = { value: LINKS + (isPage ? ${JSON.stringify(`, ${PAGE_LINK}`)} : '') };
  return event.response;
}
`;
}

const HANDLER = `
function handler(event) {
  const request = event.request;
  const uri = request.uri;
  const moved = REDIRECTS.get(uri.replace(/\\/$/, ''));
  // AWS passes the parts of a query as sent, so they are escaped.
  const query = toQuery(request.querystring);
  // It is not sent to another host, and stands before a fragment.
  if (moved) return redirect(308, moved[0] === '/' ? moved.replace(/(?=#)|$/, () => query) : moved);
  const name = uri.slice(uri.lastIndexOf('/') + 1);
  const accept = request.headers && request.headers.accept ? request.headers.accept.value : '';
  if (name === '') request.uri = uri + (ACCEPTS_MARKDOWN.test(accept) ? 'index.md' : 'index.html');
  // One slash at the start: "//host/path/" would lead to another host.
  else if (!name.includes('.') && !uri.includes('/.well-known/')) {
    return redirect(301, '/' + uri.replace(/^[\\/\\\\]+/, '') + '/' + query);
  }
  return request;
}

function redirect(status, to) {
  return { statusCode: status, headers: { location: { value: to } } };
}

function toQuery(parameters) {
  const parts = Object.keys(parameters).flatMap((name) =>
    (parameters[name].multiValue || [parameters[name]]).map((entry) =>
      entry.value === '' ? name : name + '=' + entry.value,
    ),
  );
  return parts.length > 0 ? '?' + parts.join('&') : '';
}
`;
