import type { Site } from '@/lib/content/kinds/site';
import { escapeHtml } from '@/lib/http/escape-html';
import { estimateTextWidth } from '@/lib/sequence/wrap-text';

/** Pixels, as link previews expect them. */
export const SOCIAL_CARD_SIZE = { width: 1200, height: 630 } as const;

const MARGIN = 96;
/** Where the name begins, to the right of the mark. */
const NAME_LEFT = 240;
const NAME_SIZE = 68;
const GAP = 20;

/** Name and tagline share a line where they fit; else the name has it, smaller where that is not enough. */
function fitName({ name, tagline }: Site) {
  const room = SOCIAL_CARD_SIZE.width - NAME_LEFT - MARGIN;
  const wide = estimateTextWidth(name, NAME_SIZE);
  const isShared = wide + GAP + estimateTextWidth(tagline, NAME_SIZE) <= room;
  return { isShared, size: Math.min(NAME_SIZE, Math.floor((NAME_SIZE * room) / wide)) };
}

/** The SVG of the link preview: the mark in the brand's colours, the name, what the portal is for. */
export function renderSocialCardSvg(site: Site): string {
  const { width, height } = SOCIAL_CARD_SIZE;
  const { primary, secondary } = site.theme;
  const { isShared, size } = fitName(site);
  const tag = `fill="#949cb8">${escapeHtml(site.tagline)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
  <clipPath id="mark"><rect x="${MARGIN}" y="208" width="112" height="112" rx="34"/></clipPath>
  <path fill="#0c1020" d="M0 0h${width}v${height}H0z"/>
  <g clip-path="url(#mark)">
    <path fill="${primary}" d="M96 208h112v112H96z"/>
    <path fill="${secondary}" d="M208 212v108H100z"/>
  </g>
  <g font-family="Inter, sans-serif" letter-spacing="-1">
    <text x="${NAME_LEFT}" y="288" font-size="${size}" letter-spacing="-2"><tspan font-weight="700" fill="#e9ecf8">${escapeHtml(site.name)}</tspan>${isShared ? `<tspan dx="${GAP}" ${tag}</tspan>` : ''}</text>
    ${isShared ? '' : `<text x="${MARGIN}" y="404" font-size="40" ${tag}</text>`}
    <text x="${MARGIN}" y="${isShared ? 412 : 464}" font-size="40" fill="#b3bad2">Guides, plugins and API reference for taking payments</text>
  </g>
</svg>`;
}
