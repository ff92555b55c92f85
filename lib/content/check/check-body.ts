import GithubSlugger from 'github-slugger';
import { LANGUAGES, SEQUENCE, toFenceTitle, toLanguage } from '@/lib/markdown/rehype-code.mjs';
import { fillValues } from '@/lib/markdown/remark-site-values.mjs';
import { parseSequence } from '@/lib/sequence/parse-sequence';
import { type BodyContext, checkElement, checkValues } from './check-elements';
import { toOwnIds } from './check-sets';
import { checkParagraph, checkTable } from './check-tables';
import { checkWords } from './check-words';
import { toUnknownValue } from '../source/fill';
import { isElement, type MdxNode, parseMdx, toAt } from '../source/mdx-tree';
import { toSuggestion } from '../source/nearest';

/** A link of a body, to be checked when all addresses are known. */
export type BodyLink = { readonly url: string; readonly at: string };

/** What other files need to know of a body. */
export type BodyFacts = {
  /** Ids of its headings and anchors. */
  readonly ids: ReadonlySet<string>;
  readonly links: readonly BodyLink[];
};

type Found = {
  readonly ids: Set<string>;
  readonly links: BodyLink[];
  readonly slugger: GithubSlugger;
};

const PLAIN = ['text', 'txt', 'plain'];

/** The words of a node, with the site's values in place. */
function toWords(node: MdxNode, context: BodyContext): string {
  if (node.children) return node.children.map((child) => toWords(child, context)).join('');
  if (node.type === 'mdxTextExpression') return context.values[(node.value ?? '').trim()] ?? '';
  // In text MDX has read the backslash of `\{name}` already.
  return node.type === 'text' ? (node.value ?? '') : fillValues(node.value ?? '', context.values);
}

function addId(id: string, at: string, { ids }: Found, { report }: BodyContext): void {
  if (ids.has(id))
    report(
      at,
      `the id "${id}" stands on this page already: rename the heading or drop the <Anchor>`,
    );
  ids.add(id);
}

function checkHeading(node: MdxNode, context: BodyContext, found: Found): void {
  const at = toAt(node);
  if (node.depth === 1) {
    context.report(
      at,
      'a heading "#" is refused: the title is drawn from the front matter. Begin with "##"',
    );
  }
  addId(found.slugger.slug(toWords(node, context)), at, found, context);
}

function checkExpression(node: MdxNode, { report, values }: BodyContext): void {
  const name = (node.value ?? '').trim();
  if (Object.hasOwn(values, name)) return;
  const isName = /^[A-Za-z]+$/.test(name);
  const message = isName
    ? toUnknownValue(name, values)
    : `{${name.slice(0, 40)}} is code, which is refused. Write \\{ for a brace`;
  report(toAt(node), message);
}

function checkSequence(node: MdxNode, { report, values }: BodyContext): void {
  if (!toFenceTitle(node.meta)?.trim()) {
    report(toAt(node), 'a sequence needs a title: ```sequence title="…"');
  }
  const first = node.position?.start.line ?? 1;
  for (const { line, message } of parseSequence(fillValues(node.value ?? '', values)).faults) {
    report(`line ${first + line}`, message);
  }
}

function checkFence(node: MdxNode, context: BodyContext): void {
  const { report } = context;
  const language = node.lang ?? '';
  if (language === SEQUENCE) return checkSequence(node, context);
  const known = [...Object.entries(LANGUAGES).flat(2), ...PLAIN, SEQUENCE];
  if (PLAIN.includes(language) || toLanguage(language) !== 'text') return;
  const message =
    language === '' ? 'a fence needs a language' : `the language "${language}" is not known`;
  const suggestion =
    toSuggestion(language, known) || ` Known: ${Object.keys(LANGUAGES).join(', ')}, text`;
  report(toAt(node), `${message}.${suggestion}`);
}

/** Pictures of a page are the portal's own: a picture from elsewhere would tell who reads the page. */
function checkImage(node: MdxNode, context: BodyContext): void {
  const src = fillValues(node.url ?? '', context.values);
  if (!/^\/images\//.test(src)) {
    context.report(toAt(node), `expected a picture under /images/, received "${src}"`);
  } else if (!context.hasImage(src)) {
    context.report(toAt(node), `no such picture: public${src}`);
  }
  if (!node.alt?.trim()) context.report(toAt(node), 'a picture needs a text: ![what it shows](…)');
}

/** The environment's apps are known to what draws JSON files, not to MDX. */
function toTokenFault(url: string): string {
  return `"${url}" is for JSON files only. Write an address, such as {sandboxApp}/signup`;
}

function checkNode(node: MdxNode, parent: MdxNode, context: BodyContext, found: Found): void {
  const { report } = context;
  const addLink = (url: unknown) => {
    if (typeof url !== 'string') return;
    if (url.startsWith('link:')) return report(toAt(node), toTokenFault(url));
    found.links.push({ url: fillValues(url, context.values), at: toAt(node) });
  };
  if (isElement(node)) checkElement(node, parent, context);
  const attribute = (name: string) => node.attributes?.find((one) => one.name === name)?.value;
  if (node.name === 'Card') addLink(attribute('href'));
  for (const id of isElement(node) ? toOwnIds(node, context) : []) {
    addId(id, toAt(node), found, context);
  }
  if (node.name === 'Anchor') addId(String(attribute('id')), toAt(node), found, context);
  switch (node.type) {
    case 'heading':
      return checkHeading(node, context, found);
    case 'code':
      return checkFence(node, context);
    case 'image':
      return checkImage(node, context);
    case 'imageReference':
      return report(
        toAt(node),
        'a picture by reference is refused. Write ![what it shows](/images/…)',
      );
    case 'table':
      return checkTable(node, report);
    case 'paragraph':
      return checkParagraph(node, report);
    case 'link':
    case 'definition':
      checkValues(node.url ?? '', toAt(node), context);
      return addLink(node.url);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return checkExpression(node, context);
    case 'mdxjsEsm':
      return report(
        toAt(node),
        'a line that begins with "import" or "export" is code. Begin it with another word',
      );
  }
}

/**
 * Reports every fault in the text of an MDX file: syntax, components, headings, code, tables, pictures. Gives its
 * ids and links, which are checked against the other files; none where the syntax is at fault.
 */
export function checkBody(source: string, context: BodyContext): BodyFacts {
  const found: Found = { ids: new Set(), links: [], slugger: new GithubSlugger() };
  const visit = (node: MdxNode, parent: MdxNode) => {
    checkNode(node, parent, context, found);
    // A tag alone in its line stands in a paragraph of its own, which is no parent to a writer.
    const holder = node.type === 'paragraph' ? parent : node;
    for (const child of node.children ?? []) visit(child, holder);
  };
  const tree = parseMdx(source, context.report);
  if (tree) visit(tree, tree);
  const { api, words } = context;
  if (tree && api && words) checkWords(tree, { ...context, ...words, document: api.words });
  return found;
}
