import { splitTokens, type Token, type TokenRule } from '@/components/ui/code/tokens';
import { escapeHtmlText } from '@/lib/markdown/highlight.mjs';

function renderToken({ className, texts }: Token): string {
  const html = texts
    .map(escapeHtmlText)
    .map((text, index) => (index % 2 === 0 ? text : `<span class="tok-param">${text}</span>`))
    .join('');
  return className === undefined ? html : `<span class="${className}">${html}</span>`;
}

/**
 * Renders code with its tokens coloured as escaped HTML: one string keeps the payload of a page
 * small, which is sent twice.
 * @param path Path of an address in parts, every second one the value of a parameter.
 */
export function renderTokenHtml(text: string, rule: TokenRule, path?: readonly string[]): string {
  return splitTokens(text, rule, path).map(renderToken).join('');
}
