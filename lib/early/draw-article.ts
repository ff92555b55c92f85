import { toPlainLine } from '@/lib/openapi/prose/prose-text';
import { readOperation } from '@/lib/openapi/operation/read-operation';
import { readSchema } from '@/lib/openapi/schema/read-schema';
import { getServerPrefix } from '@/lib/openapi/document/servers';
import type { ApiIndex, Operation, Parameter } from '@/lib/openapi/types';
import { toMethodLabel } from '@/lib/reference/method-label';
import { toPathParts } from '@/lib/reference/name-parts';
import { PARAMETER_PLACES } from '@/lib/reference/parameter-places';
import { appendParts, createPart, drawName } from './draw-part';
import type { EarlyDocument } from './early-document';

/**
 * Draws the operation that the address asks for in short, where the page will draw it in full: its name, its
 * path, its parameters. All of it is text; what only reads well as Markdown is left to the page. Nothing is drawn
 * of a document that is not the provider's own, which must not be seen without its banner (DESIGN 5).
 */
export function drawArticle(host: HTMLElement, api: ApiIndex, early: EarlyDocument): void {
  const { operation: id, swaggerUri } = early;
  const operation = id === undefined || early.isForeign ? undefined : readOperation(api, id);
  if (!operation || operation.entry.webhook) return;
  const { entry, description, parameters } = operation;
  const article = createPart(host, 'article', 'article');
  article.setAttribute('data-operation', entry.id);
  article.setAttribute('aria-busy', 'true');
  const words = createPart(host, 'div', 'words');
  const title = createPart(host, 'h1', 'title');
  drawName(title, entry.name);
  words.append(
    createText(host, 'p', 'source', `From ${swaggerUri}`),
    title,
    createPath(host, operation),
  );
  appendPlain(host, words, 'description', description);
  const parts = createPart(host, 'div', 'parts');
  for (const [place, title] of Object.entries(PARAMETER_PLACES)) {
    const group = parameters.filter((parameter) => parameter.in === place);
    if (group.length > 0) parts.append(createSection(host, api, title, group));
  }
  article.append(words, parts);
  host.replaceChildren(article);
}

function createText(host: HTMLElement, tag: string, part: string, text: string): HTMLElement {
  const element = createPart(host, tag, part);
  element.textContent = text;
  return element;
}

function appendPlain(host: HTMLElement, to: HTMLElement, part: string, markdown: string): void {
  const text = toPlainLine(markdown) ?? '';
  if (text === '') return;
  const holder = createPart(host, 'div', part);
  holder.append(createText(host, 'p', '', text));
  to.append(holder);
}

function createPath(host: HTMLElement, operation: Operation): HTMLElement {
  const { entry } = operation;
  const line = createPart(host, 'p', 'path');
  const mark = createText(
    host,
    'span',
    'mark',
    toMethodLabel(entry.method, { short: false, webhook: false }),
  );
  mark.setAttribute('data-method', entry.method);
  const code = document.createElement('code');
  code.append(createText(host, 'span', 'server', getServerPrefix(operation)));
  code.append(document.createElement('wbr'));
  appendParts(code, toPathParts(entry.path));
  line.append(mark, ' ', code);
  return line;
}

function createSection(
  host: HTMLElement,
  api: ApiIndex,
  title: string,
  parameters: readonly Parameter[],
): HTMLElement {
  const section = createPart(host, 'section', 'section');
  const list = createPart(host, 'ul', 'list');
  for (const parameter of parameters) list.append(createField(host, api, parameter));
  section.append(createText(host, 'h2', '', title), list);
  return section;
}

function createField(host: HTMLElement, api: ApiIndex, { name, schema }: Parameter): HTMLElement {
  const node = readSchema(api, schema);
  const field = createPart(host, 'li', 'field');
  const head = createPart(host, 'div', 'head');
  head.append(
    createText(host, 'span', 'name', name),
    ' ',
    createText(host, 'span', 'type', node.type),
  );
  field.append(head);
  appendPlain(host, field, 'text', node.description);
  return field;
}
