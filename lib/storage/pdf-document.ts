import type { Site } from '@/lib/content/kinds/site';
import { escapeHtml } from '@/lib/http/escape-html';
import { readableColour } from '@/lib/theme/readable-colour';

type PdfPage = Readonly<{
  site: Site;
  title: string;
  description: string;
  /** Style sheet, fonts included. */
  css: string;
  /** The text as HTML. */
  body: string;
}>;

/** The HTML page that is printed: title, lead and text, with the provider's mark and name on top. */
export function renderPdfPage({ site, title, description, css, body }: PdfPage): string {
  const { name, tagline, theme } = site;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(`${title} | ${name}`)}</title>
<style>:root{--brand:${readableColour(theme.primary) ?? theme.primary}}
${css}</style>
</head>
<body>
<header>
<svg viewBox="0 0 32 32" width="20" height="20" aria-hidden="true">
<clipPath id="mark"><rect width="32" height="32" rx="9.8"/></clipPath>
<g clip-path="url(#mark)">
<path fill="${theme.primary}" d="M0 0h32v32H0z"/>
<path fill="${theme.secondary}" d="M32 1.28V32H1.28z"/>
</g>
</svg>
<span>${escapeHtml(name)}</span>
<span class="kind">${escapeHtml(tagline)}</span>
</header>
<main>
<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(description)}</p>
${body}
</main>
</body>
</html>`;
}
