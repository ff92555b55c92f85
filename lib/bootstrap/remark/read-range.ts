/** Elements whose text a reader neither sees nor means. */
const UNSEEN = [
  ...['button', 'script', 'style', 'svg', '.visually-hidden'],
  ...['[aria-hidden=true]', '[aria-live]', '[data-markdown-ignore]'],
].join();

/** Sign in place of text that is left out. */
export const GAP = '\f';

/** The closest element around a text that begins a line of its own. */
function findBlock(element: Element | null): Element | null {
  const isInline = element && /^(?:inline$|contents)/.test(getComputedStyle(element).display);
  return isInline ? findBlock(element.parentElement) : element;
}

const isSeen = (element: Element | null) =>
  element?.closest(UNSEEN) === null && element.checkVisibility();

/**
 * Reads the text of a range as it is seen: a line for each block and each line of code, `GAP` in place of what is left
 * out. Empty for a range without text.
 */
export function readRange(range: Range): string {
  const { startContainer, startOffset, endContainer, endOffset } = range;
  const root = range.commonAncestorContainer;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const parts: string[] = [];
  let block: Element | null = null;
  let node = root instanceof Text ? root : walker.nextNode();
  for (; node; node = walker.nextNode()) {
    if (!(node instanceof Text) || !range.intersectsNode(node)) continue;
    const { parentElement } = node;
    const end = node === endContainer ? endOffset : node.length;
    const text = node.data.slice(node === startContainer ? startOffset : 0, end);
    if (!isSeen(parentElement)) {
      parts.push(GAP);
      continue;
    }
    const own = findBlock(parentElement);
    if (own !== block) parts.push('\n');
    block = own;
    parts.push(parentElement?.closest('pre') ? text : text.replace(/\s+/g, ' '));
  }
  return parts.join('');
}
