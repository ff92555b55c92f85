import * as tokenWords from '@/.generated/words/docs/access-token';
import { ownTitles, titles } from '@/.generated/words/docs/callouts';
import * as searchedInVain from '@/.generated/words/docs/searched-in-vain';
import * as check from '@/.generated/words/plugins/check';
import { aboutDecoder, aboutDoctor, aboutLab } from '@/.generated/words/workbench/tool-openers';
import { findRequestSignature } from '@/lib/content/load/build-additions';
import { readRequestSignatures, readWebhookSignature } from '@/lib/content/read-data';
import { readOwnParts } from '@/lib/content/read-page-body';
import { getTextAttributes, isElement, type MdxNode } from '@/lib/content/source/mdx-tree';
import { type MdxElementName, isMdxElement, TONES } from '@/lib/markdown/mdx-elements.mjs';
import { parseMdxTree } from '@/lib/markdown/mdx-parser.mjs';
import { getFenceTitle, SEQUENCE } from '@/lib/markdown/rehype-code.mjs';
import { isLanguage, SAMPLE_LANGUAGES } from '@/lib/openapi/core/sample-languages';
import { readField, readFieldList } from '@/lib/pages/guide/field-list';
import { listQuestions } from '@/lib/pages/guide/list-questions';
import { buildPageRequest, readTokenSource } from '@/lib/pages/guide/page-request';
import { getOperationById } from '@/lib/pages/read-apis';
import { printRequestSigners } from '@/lib/workbench/signature/samples/sign-samples';
import { printSignatureSamples } from '@/lib/workbench/signature/samples/verify-samples';
import {
  printCodes,
  printComposer,
  printFieldList,
  printGoLiveLists,
  printLifecycle,
  printOperationLine,
  printRequest,
  printSequence,
  printTestData,
} from './data-blocks';
import {
  type Blocks,
  fence,
  heading,
  image,
  inlineCode,
  label,
  link,
  list,
  paragraph,
  quote,
  strong,
} from './nodes';

/** Says what a component is as Markdown, from the data that its React component shows. */
type ElementPrinter = (
  attributes: Readonly<Record<string, string>>,
  children: Blocks,
  element: MdxNode,
) => Blocks;

/** Printers of the components of `MDX_ELEMENTS`; a component without one does not compile. */
const ELEMENT_PRINTERS: Readonly<Record<MdxElementName, ElementPrinter>> = {
  Anchor: () => [],
  Callout: ({ tone, title }, children) => {
    const known = TONES.find((one) => one === tone) ?? 'note';
    const text = title === undefined ? titles[known] : ownTitles[known](title);
    return [quote(paragraph(strong(text)), ...children)];
  },
  Card: ({ title = '', href = '' }, children) => [paragraph(link(href, title)), ...children],
  Cards: (_, __, { children }) => [list(listElements(children).map(printElement))],
  CheckDownload: () => [paragraph(check.staysHere)],
  Checklist: (_, children) => children,
  CodeGroup: (_, children) => children,
  AccessToken: ({ operation = '' }) => {
    const source = readTokenSource(operation);
    if (!source) return [];
    const { request, signIn } = source;
    return [
      ...(signIn === undefined ? [] : [paragraph(tokenWords.signIn, ' ', inlineCode(signIn))]),
      ...printRequest(tokenWords.title, request),
    ];
  },
  ComposeTestData: printComposer,
  Details: ({ summary = '' }, children) => [paragraph(strong(summary)), ...children],
  Field: ({ path = '' }) => printFieldList(readField(path)),
  Fields: ({ operation = '', only = '' }) => printFieldList(readFieldList(operation, only)),
  Figure: ({ src = '', alt = '', caption }) => [
    paragraph(image(src, alt)),
    ...(caption === undefined ? [] : [paragraph(caption)]),
  ],
  GoLiveLists: printGoLiveLists,
  Lifecycle: ({ of = '' }) => printLifecycle(of),
  Partial: () => [],
  Operation: ({ id = '' }) => {
    const entry = getOperationById(id)?.entry;
    return entry ? [paragraph(...printOperationLine(entry))] : [];
  },
  Questions: ({ under = '' }) => [
    list(listQuestions(under).map(({ text, url }) => [paragraph(link(url, text))])),
  ],
  Request: ({ operation = '', title = '' }, _, { children = [] }) => {
    const fences = children.flatMap(({ type, lang, meta, value: source = '' }) =>
      type === 'code' ? [{ language: lang ?? '', title: getFenceTitle(meta), source }] : [],
    );
    const { request, responses } = buildPageRequest(operation, fences);
    return [
      ...printRequest(title, request),
      ...responses.flatMap((one) => [label(one.title ?? ''), fence(one.language, one.source)]),
    ];
  },
  ResponseCodes: ({ set = '', only }) => printCodes(set, only),
  IntegrationDoctor: () => [paragraph(aboutDoctor)],
  ResponseDecoder: () => [paragraph(aboutDecoder)],
  SearchedInVain: () => [paragraph(searchedInVain.about)],
  SignatureLab: () => (readWebhookSignature() ? [paragraph(aboutLab)] : []),
  SignatureSamples: () => {
    const settings = readWebhookSignature();
    return printSamples(settings ? printSignatureSamples(settings) : []);
  },
  RequestSignatureSamples: ({ api = '' }) => {
    const all = readRequestSignatures();
    const settings = api === '' ? all[0] : findRequestSignature(all, api);
    return printSamples(settings ? printRequestSigners(settings) : []);
  },
  Step: ({ title = '' }, children) => [heading(3, title), ...children],
  Steps: (_, __, { children }) => [list(listElements(children).map(printElement), { start: 1 })],
  Tab: ({ title = '' }, children) => [paragraph(strong(title)), ...children],
  Tabs: (_, children) => children,
  TestData: ({ set = '', only }) => printTestData(set, only),
  Video: ({ src = '', title = '' }) => [paragraph(link(src, title))],
};

/** Programs, each below the name of its language. */
function printSamples(samples: readonly (readonly [language: string, code: string])[]): Blocks {
  return samples.flatMap(([language, code]) => [
    label(isLanguage(language) ? SAMPLE_LANGUAGES[language] : language),
    fence(language === 'curl' ? 'bash' : language, code),
  ]);
}

/** Types of nodes that say nothing to a reader: front matter, and code that the content check refuses. */
const SILENT = new Set(['yaml', 'mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm']);

/** Components among nodes, those too that MDX puts into a paragraph. */
function listElements(children: Blocks = []): Blocks {
  return children.flatMap((child) =>
    child.type === 'paragraph' ? listElements(child.children) : isElement(child) ? [child] : [],
  );
}

function printElement(element: MdxNode): Blocks {
  const { name } = element;
  const children = (element.children ?? []).flatMap(printNode);
  return isMdxElement(name)
    ? ELEMENT_PRINTERS[name](getTextAttributes(element), children, element)
    : children;
}

function printFence({ lang, meta, value = '' }: MdxNode): Blocks {
  const title = getFenceTitle(meta);
  const name = title ? [label(title)] : [];
  return [...name, ...(lang === SEQUENCE ? printSequence(value) : [fence(lang ?? null, value)])];
}

/** Nodes that are lines of text, or parts of one. */
const LINES = new Set([
  'paragraph',
  'heading',
  'tableCell',
  'emphasis',
  'strong',
  'delete',
  'link',
]);

/** A line; what a component says in one paragraph stands in it, and other blocks of a component below. */
function printLine(node: MdxNode): Blocks {
  const below: MdxNode[] = [];
  const parts = (node.children ?? []).flatMap((child): Blocks => {
    const [first, ...others] = printNode(child);
    if (!first) return [];
    if (isElement(child) && (first.type !== 'paragraph' || others.length > 0)) {
      below.push(first, ...others);
      return [];
    }
    below.push(...others);
    return isElement(child) ? (first.children ?? []) : [first];
  });
  const children = trimSpaces(parts);
  return [...(children.length > 0 ? [{ ...node, children }] : []), ...below];
}

/** Parts of a line without the spaces that a component between them, or at an end, has left. */
function trimSpaces(parts: Blocks): Blocks {
  const trimmed: MdxNode[] = [];
  for (const part of parts) {
    const before = trimmed.at(-1);
    const isAfterSpace = !before || (before.type === 'text' && /\s$/.test(before.value ?? ''));
    const value = isAfterSpace ? part.value?.trimStart() : part.value;
    if (part.type !== 'text') trimmed.push(part);
    else if (value) trimmed.push({ ...part, value });
  }
  const last = trimmed.at(-1);
  if (last?.type !== 'text') return trimmed;
  return [...trimmed.slice(0, -1), { ...last, value: last.value?.trimEnd() }];
}

const printChildren = (node: MdxNode): MdxNode =>
  node.children ? { ...node, children: node.children.flatMap(printNode) } : node;

function printNode(node: MdxNode): Blocks {
  if (SILENT.has(node.type)) return [];
  if (isElement(node)) return printElement(node);
  if (node.type === 'code') return printFence(node);
  return LINES.has(node.type) ? printLine(node) : [printChildren(node)];
}

/**
 * Text of an MDX file as blocks of Markdown, made of the tree that the content check and the search have too.
 * @param values the site's values for names in braces.
 */
export function printGuide(source: string, values: Readonly<Record<string, string>>): Blocks {
  const { children }: MdxNode = parseMdxTree(source, values, readOwnParts().partials);
  return (children ?? []).flatMap(printNode);
}
