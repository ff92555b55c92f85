import { LANG } from '@/.generated/words/locale';
import { escapeHtml } from '@/lib/text/escape-html';

type Page = Readonly<{
  title: string;
  /** Elements of the head after the title, as HTML. */
  head: string;
  /** Content of `<main>`, as HTML. */
  body: string;
  /** Sub-path of the portal, for the style sheet; empty at the root of a host. */
  basePath: string;
}>;

/**
 * A page without the application, returned by a route handler and exported as a file. It is styled
 * by `public/standalone.css`, in the colours of `/brand.css`, and never indexed.
 * @param page `title` is text and gets escaped; `head` and `body` are HTML and must be escaped.
 */
export function htmlResponse({ title, head, body, basePath }: Page): Response {
  const html = `<!doctype html>
<html lang="${LANG}">
<head><meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${head}
<link rel="icon" href="${escapeHtml(basePath)}/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${escapeHtml(basePath)}/brand.css">
<link rel="stylesheet" href="${escapeHtml(basePath)}/standalone.css">
</head>
<body><main>
${body}
</main></body>
</html>
`;
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
