import { LANG } from '@/.generated/words/locale';
import type { Site } from '@/lib/content/schemas/site';
import { escapeHtml } from '@/lib/text/escape-html';
import { readableColour } from '@/lib/theme/readable-colour';

type PdfPage = Readonly<{
  site: Site;
  title: string;
  description: string;
  /** Style sheet with the fonts. */
  css: string;
  /** Text of the guide as HTML. */
  body: string;
}>;

/** Quotes a text for CSS in a style element: other characters than letters, digits and spaces by their numbers. */
const quoteCss = (text: string) =>
  `"${text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `\\${(sign.codePointAt(0) || 0xff_fd).toString(16)} `)}"`;

/** Renders the HTML page to print: title, lead and text below the provider's mark and name. */
export function renderPdfPage({ site, title, description, css, body }: PdfPage): string {
  const { name, tagline, theme } = site;
  return `<!doctype html>
<html lang="${LANG}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(`${title} | ${name}`)}</title>
<style>:root{--brand:${readableColour(theme.primary) ?? theme.primary};--footer:${quoteCss(`${name} · ${title}`)}}
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
