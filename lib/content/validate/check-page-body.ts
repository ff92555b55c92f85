import {
  FENCE_LANGUAGES,
  FENCE_NAMES,
  SEQUENCE,
  getFenceTitle,
  normalizeLanguage,
} from '@/lib/markdown/rehype-code.mjs';
import { fillValues } from '@/lib/markdown/remark-site-values.mjs';
import { parseSequence } from '@/lib/sequence/parse-sequence';
import { formatSuggestion } from '@/lib/text/edit-distance';
import type { PageBody, PageRequest } from '../schemas/page';
import { describeUnknownValue } from '../source/fill';
import { checkLetters } from '../source/letters';
import {
  childrenOf,
  formatPosition,
  getHeadingId,
  getTextAttributes,
  isElement,
  type MdxNode,
  parseMdx,
} from '../source/mdx-tree';
import { describeBraces } from '../source/syntax-errors';
import { checkElement, checkValues } from './check-elements';
import { listElementIds } from './check-sets';
import type { BodyContext } from './check-words';
import { checkWords } from './check-words';
import { checkMarkdown } from './markdown/check-markdown';

/** Link of a body, checked once all addresses are known. */
export type BodyLink = { readonly url: string; readonly at: string };

/** Ids, links, tasks and requests of a body, for checks and pages that span files. */
export type CheckedBody = PageBody & {
  /** Ids of its headings and anchors. */
  readonly ids: ReadonlySet<string>;
  /** Links in reading order. */
  readonly links: readonly BodyLink[];
};

type CollectedBody = {
  readonly ids: Set<string>;
  readonly links: BodyLink[];
  readonly tasks: string[];
  readonly requests: PageRequest[];
  /** Heading and step that are being read. */
  heading: string;
  step: number;
};

const PLAIN_LANGUAGES = ['text', 'txt', 'plain'];

/** Lists the items of a checklist as they are written. */
function listTasks(checklist: MdxNode, source: string, context: BodyContext): readonly string[] {
  const items = childrenOf(checklist).flatMap(({ children = [] }) => children);
  return items.flatMap(({ children = [] }) =>
    children.map(({ position }) =>
      fillValues(source.slice(position?.start.offset, position?.end.offset), context.values),
    ),
  );
}

function readRequest(node: MdxNode, { heading, step }: CollectedBody): PageRequest {
  return { operation: getTextAttributes(node).operation ?? '', heading, step };
}

function addId(id: string, at: string, { ids }: CollectedBody, { report }: BodyContext): void {
  if (ids.has(id))
    report(
      at,
      `the id "${id}" stands on this page already: rename the heading or drop the <Anchor>`,
    );
  ids.add(id);
}

/** Whether an id has a letter or digit besides the number that it gets where it stands twice. */
const hasLetters = (id: string) => /[\p{L}\p{N}]/u.test(id.replace(/-\d+$/, ''));

function checkHeading(node: MdxNode, context: BodyContext, found: CollectedBody): void {
  const at = formatPosition(node);
  if (node.depth === 1) {
    context.report(
      at,
      'a heading "#" is refused: the title comes from the front matter. Begin with "##"',
    );
  }
  found.heading = getHeadingId(node);
  if (hasLetters(found.heading)) addId(found.heading, at, found, context);
  else context.report(at, 'a heading without letters has no address: write what stands below it');
}

function checkExpression(node: MdxNode, { report, values }: BodyContext): void {
  const name = (node.value ?? '').trim();
  const isName = /^[A-Za-z]+$/.test(name);
  const message = isName
    ? describeUnknownValue(name, values)
    : describeBraces(`{${name}}`) ||
      `{${name.slice(0, 40)}} is code, which is refused. Write \\{ for a brace`;
  report(formatPosition(node), message);
}

function checkSequence(node: MdxNode, { report }: BodyContext): void {
  if (!getFenceTitle(node.meta)?.trim()) {
    report(formatPosition(node), 'a sequence needs a title: ```sequence title="…"');
  }
  const first = node.position?.start.line ?? 1;
  for (const { line, message } of parseSequence(node.value ?? '').errors) {
    report(`line ${first + line}`, message);
  }
}

function checkFence(node: MdxNode, context: BodyContext): void {
  const { report } = context;
  const language = node.lang ?? '';
  if (language === SEQUENCE) return checkSequence(node, context);
  if (/(^|\s)title\b/.test(node.meta ?? '') && !getFenceTitle(node.meta)?.trim())
    report(
      formatPosition(node),
      'a title is a text in quotes, without spaces before them: title="…"',
    );
  const known = [...FENCE_NAMES, ...PLAIN_LANGUAGES, SEQUENCE];
  if (PLAIN_LANGUAGES.includes(language) || normalizeLanguage(language) !== 'text') return;
  const message =
    language === '' ? 'a fence needs a language' : `the language "${language}" is not known`;
  const suggestion =
    formatSuggestion(language, known) ||
    ` Known: ${Object.keys(FENCE_LANGUAGES).join(', ')}, text, and each other language of Shiki`;
  report(formatPosition(node), `${message}.${suggestion}`);
}

/** Reports a picture that is missing, without text, or of a host that could track readers. */
function checkImage(node: MdxNode, context: BodyContext): void {
  const src = node.url ?? '';
  if (!/^\/images\//.test(src)) {
    context.report(formatPosition(node), `expected a picture under /images/, received "${src}"`);
  } else if (!context.hasImage(src)) {
    context.report(formatPosition(node), `no such picture: public${src}`);
  }
  if (!node.alt?.trim())
    context.report(formatPosition(node), 'a picture needs a text: ![what it shows](…)');
}

/** Message about a `link:` token in MDX, where only JSON files may have one. */
function describeLinkTokenError(url: string): string {
  return `"${url}" is for JSON files only. Write an address, such as {sandboxApp}/signup`;
}

function checkNode(
  node: MdxNode,
  parent: MdxNode,
  context: BodyContext,
  found: CollectedBody,
): void {
  const { report } = context;
  const addLink = (url: unknown) => {
    if (typeof url !== 'string') return;
    if (url.startsWith('link:')) return report(formatPosition(node), describeLinkTokenError(url));
    found.links.push({ url, at: formatPosition(node) });
  };
  if (isElement(node)) checkElement(node, parent, context);
  const attribute = (name: string) => node.attributes?.find((one) => one.name === name)?.value;
  if (node.name === 'Card') addLink(attribute('href'));
  for (const id of isElement(node) ? listElementIds(node, context) : []) {
    addId(id, formatPosition(node), found, context);
  }
  if (node.name === 'Anchor') addId(String(attribute('id')), formatPosition(node), found, context);
  switch (node.type) {
    case 'heading':
      return checkHeading(node, context, found);
    case 'code':
      return checkFence(node, context);
    case 'image':
      return checkImage(node, context);
    case 'imageReference':
      return report(
        formatPosition(node),
        'a picture by reference is refused. Write ![what it shows](/images/…)',
      );
    case 'link':
    case 'definition':
      checkValues(node.url ?? '', formatPosition(node), context);
      return addLink(node.url);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return checkExpression(node, context);
    case 'mdxjsEsm':
      return report(
        formatPosition(node),
        'a line that begins with "import" or "export" is code. Begin it with another word',
      );
  }
}

/**
 * Checks the text of an MDX file: syntax, components, headings, code, tables, pictures, words.
 * @returns ids and links, to be checked against other files, tasks and requests; none after a syntax error.
 */
export function checkBody(source: string, context: BodyContext): CheckedBody {
  const found: CollectedBody = {
    ...{ ids: new Set(), links: [], tasks: [], requests: [] },
    heading: '',
    step: 0,
  };
  const visit = (node: MdxNode, parent: MdxNode) => {
    checkNode(node, parent, context, found);
    if (node.name === 'Checklist') found.tasks.push(...listTasks(node, source, context));
    if (node.name === 'Steps') found.step = 0;
    if (node.name === 'Step') found.step += 1;
    if (node.name === 'Request') found.requests.push(readRequest(node, found));
    // MDX puts a tag on its own line into a paragraph, which a writer does not see as its parent.
    const holder = node.type === 'paragraph' ? parent : node;
    for (const child of node.children ?? []) visit(child, holder);
    if (node.name === 'Steps') found.step = 0;
  };
  const tree = parseMdx(source, context.values, context.report);
  checkLetters(source, context.report);
  if (tree) visit(tree, tree);
  if (tree) checkMarkdown(tree, source, context.report);
  const { api, words } = context;
  if (tree && api && words) checkWords(tree, { ...context, ...words, document: api.words });
  return found;
}
