import { escapeHtml } from '@/lib/http/escape-html';

/**
 * The SVG of the link preview, 1200 by 630 pixels: the mark and the provider's name.
 * @param name the provider's name, of content/site.json
 */
export function toSocialCard(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
  <clipPath id="mark"><rect x="96" y="208" width="120" height="120" rx="37"/></clipPath>
  <path fill="#0c1020" d="M0 0h1200v630H0z"/>
  <g clip-path="url(#mark)">
    <path fill="#2346d8" d="M96 208h120v120H96z"/>
    <path fill="#f2643d" d="M216 213v115H101z"/>
  </g>
  <g font-family="Inter, Liberation Sans, Arial, sans-serif">
    <text x="252" y="294" font-size="76" font-weight="700" fill="#e9ecf8">${escapeHtml(name)} Developers</text>
    <text x="96" y="420" font-size="40" fill="#b3bad2">Guides, plugins and API reference for taking payments</text>
  </g>
  <path stroke="#232a44" stroke-width="2" d="M96 500h1008"/>
</svg>`;
}
