import type { Site } from '@/lib/content/kinds/site';
import { escapeHtml } from '@/lib/http/escape-html';

/** Pixels, as link previews expect them. */
export const SOCIAL_CARD_SIZE = { width: 1200, height: 630 } as const;

/** The SVG of the link preview: the mark in the brand's colours, the name, what the portal is for. */
export function toSocialCard({ name, tagline, theme }: Site): string {
  const { width, height } = SOCIAL_CARD_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
  <clipPath id="mark"><rect x="96" y="208" width="112" height="112" rx="34"/></clipPath>
  <path fill="#0c1020" d="M0 0h${width}v${height}H0z"/>
  <g clip-path="url(#mark)">
    <path fill="${theme.primary}" d="M96 208h112v112H96z"/>
    <path fill="${theme.secondary}" d="M208 212v108H100z"/>
  </g>
  <g font-family="Inter, sans-serif" letter-spacing="-1">
    <text x="240" y="288" font-size="68" letter-spacing="-2"><tspan font-weight="700" fill="#e9ecf8">${escapeHtml(name)}</tspan><tspan dx="20" fill="#949cb8">${escapeHtml(tagline)}</tspan></text>
    <text x="96" y="412" font-size="40" fill="#b3bad2">Guides, plugins and API reference for taking payments</text>
  </g>
</svg>`;
}
