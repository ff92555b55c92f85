import { OWN_DATA } from './own-data';

/** Fields that text is typed into. */
const FIELDS = ':is(textarea,select,input:not([type=radio],[type=checkbox]))';

/**
 * What may have a reader's own data: fields and the tools around them, requests while they are edited, responses, and
 * what a tool says of either.
 */
const OWN = [
  ...[FIELDS, 'form', 'output', '[contenteditable]', '[role=status]', '[role=alert]', '[data-run]'],
  ...[
    `[${OWN_DATA}]`,
    `:is(section,details):has(${FIELDS})`,
    `[data-code]:has(form,[${OWN_DATA}])`,
  ],
].join();

/** Letters, digits and what joins them. */
const IN_WORD = /[\p{L}\p{N}\p{M}_]/u;

/**
 * The part of a selection that stands in an article. `undefined` for an empty one, outside of articles, and where the
 * reader's own data could be in it.
 */
export function getSelectedRange(selection: Selection | null): Range | undefined {
  if (!selection || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0).cloneRange();
  const article = getElement(range.startContainer)?.closest('article');
  if (!article) return undefined;
  // A triple click on the last line ends at the beginning of what follows.
  if (!article.contains(range.endContainer)) range.setEnd(article, article.childNodes.length);
  const own = [...article.querySelectorAll(OWN)];
  const isOwn = own.some(
    (one) => range.intersectsNode(one) && (one.matches(FIELDS) || one.textContent.trim() !== ''),
  );
  return isOwn || range.toString().trim() === '' ? undefined : range;
}

/** The element that a boundary of a range stands in. */
export const getElement = (node: Node) => (node instanceof Element ? node : node.parentElement);

/** Whether two ranges begin and end at the same places. */
export const areSame = (one: Range, other: Range) =>
  one.compareBoundaryPoints(Range.START_TO_START, other) === 0 &&
  one.compareBoundaryPoints(Range.END_TO_END, other) === 0;

/** A copy of a range that has its first and its last word as a whole. */
export function widenToWords(range: Range): Range {
  const wide = range.cloneRange();
  const { startContainer, endContainer } = wide;
  let { startOffset: start, endOffset: end } = wide;
  if (startContainer instanceof Text) {
    const { data } = startContainer;
    if (IN_WORD.test(data[start] ?? '')) while (IN_WORD.test(data[start - 1] ?? '')) start -= 1;
    wide.setStart(startContainer, start);
  }
  if (endContainer instanceof Text) {
    const { data } = endContainer;
    if (IN_WORD.test(data[end - 1] ?? '')) while (IN_WORD.test(data[end] ?? '')) end += 1;
    wide.setEnd(endContainer, end);
  }
  return wide;
}

/** Text of an article before a range, as a range. */
export function getTextBefore(range: Range): Range {
  const before = range.cloneRange();
  const article = getElement(range.startContainer)?.closest('article');
  if (article) before.setStart(article, 0);
  before.setEnd(range.startContainer, range.startOffset);
  return before;
}

const listHeadings = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLElement>('article :is(h1, h2, h3, h4, h5, h6)'),
];

/** Id of the last heading that begins before a range, or is its beginning; empty for none. */
export function findHeadingId(range: Range): string {
  const above = listHeadings(document).filter(
    (one) => one.id !== '' && (one === range.startContainer || range.comparePoint(one, 0) < 0),
  );
  return above.at(-1)?.id ?? '';
}

/** The heading whose text is read: the last one that has reached the upper third of the screen, else the first. */
export function findHeadingInView(): HTMLElement | undefined {
  const headings = listHeadings(document).filter((one) => one.checkVisibility());
  const above = headings.filter((one) => one.getBoundingClientRect().top < innerHeight / 3);
  return above.at(-1) ?? headings[0];
}
