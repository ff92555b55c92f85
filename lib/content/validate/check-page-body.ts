import { getMdxElement } from '@/lib/markdown/mdx-elements.mjs';
import { parseMdxTree } from '@/lib/markdown/mdx-parser.mjs';
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
import { staticFilePath } from '../files/static-files';
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
  /** Ids that stand twice. */
  readonly repeated: Set<string>;
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

/** Reports an id that stands twice. */
const describeRepeated = (id: string) =>
  `the id "${id}" stands on this page already: rename the heading or drop the <Anchor>`;

function addId(
  id: string,
  at: string,
  { ids, repeated }: CollectedBody,
  { report }: BodyContext,
): void {
  if (ids.has(id)) {
    report(at, describeRepeated(id));
    repeated.add(id);
  }
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
    context.report(formatPosition(node), `no such picture: ${staticFilePath(src)}`);
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
  const rules = getMdxElement(node.name, context.own?.elements)?.attributes ?? {};
  for (const [name, { kind }] of Object.entries(rules))
    if (kind === 'url') addLink(attribute(name));
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

/** Checks the nodes of a text, and collects what other files need of them. */
function collectBody(tree: MdxNode, text: string, context: BodyContext): CollectedBody {
  const found: CollectedBody = {
    ...{ ids: new Set(), links: [], tasks: [], requests: [], repeated: new Set() },
    ...{ heading: '', step: 0 },
  };
  const visit = (node: MdxNode, parent: MdxNode, around: string) => {
    const source = node.data?.partial ?? around;
    checkNode(node, parent, context, found);
    if (node.name === 'Checklist') found.tasks.push(...listTasks(node, source, context));
    if (node.name === 'Steps') found.step = 0;
    if (node.name === 'Step') found.step += 1;
    if (node.name === 'Request') found.requests.push(readRequest(node, found));
    // MDX puts a tag on its own line into a paragraph, which a writer does not see as its parent.
    const holder = node.type === 'paragraph' ? parent : node;
    for (const child of node.children ?? []) visit(child, holder, source);
    if (node.name === 'Steps') found.step = 0;
  };
  visit(tree, tree, text);
  return found;
}

/** What other files need of a text with its partials, which are checked as files of their own. */
function addPartials(source: string, own: CollectedBody, context: BodyContext): CheckedBody {
  const { partials = {} } = context.own ?? {};
  let tree: MdxNode;
  try {
    tree = parseMdxTree(source, context.values, partials);
  } catch {
    // A syntax error of the partial, which its own check reports.
    return own;
  }
  const whole = collectBody(tree, source, { ...context, report: () => undefined });
  for (const id of whole.repeated)
    if (!own.repeated.has(id)) context.report('(root)', `in a partial, ${describeRepeated(id)}`);
  return { ...whole, links: own.links };
}

/**
 * Checks the text of an MDX file: syntax, components, headings, code, tables, pictures, words.
 * @returns ids and links, to be checked against other files, tasks and requests; none after a syntax error.
 */
export function checkBody(source: string, context: BodyContext): CheckedBody {
  const { api, own, values, words, report } = context;
  const tree = parseMdx(source, values, report, own?.elements);
  checkLetters(source, report);
  if (!tree) return { ids: new Set(), links: [], tasks: [], requests: [] };
  const found = collectBody(tree, source, context);
  checkMarkdown(tree, source, report);
  if (api && words) checkWords(tree, { ...context, ...words, document: api.words });
  return source.includes('<Partial') ? addPartials(source, found, context) : found;
}
