import { from } from '@/.generated/words/reference/load';
import {
  type Operation,
  type Parameter,
  PARAMETER_LOCATIONS,
} from '@/lib/openapi/core/operation-types';
import { type ApiIndex } from '@/lib/openapi/core/types';
import { stripInlineMarkup } from '@/lib/openapi/description/plain-text';
import { getServerPrefix } from '@/lib/openapi/document/servers';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { formatMethod } from '@/lib/openapi/overview/method-label';
import { formatTypeWords } from '@/lib/openapi/schema-view/field-line';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import { splitPath } from '@/lib/text/breakable-name';
import { appendParts, createPart, createText, renderName } from './dom-parts';
import type { PendingDocument } from './pending-document';

/** Most parameters of one location in a summary, which the page is about to replace. */
const MAX_PARAMETERS = 100;

/**
 * Renders a summary of the operation that the address asks for: name, path, parameters. All is
 * plain text; what needs Markdown is left to the page. A foreign document renders nothing, as it
 * must not be seen without its banner.
 */
export function renderArticle(host: HTMLElement, api: ApiIndex, pending: PendingDocument): void {
  const { operation: id, swaggerUri } = pending;
  const operation = id === undefined || pending.isForeign ? undefined : resolveOperation(api, id);
  if (!operation || operation.entry.webhook) return;
  const { entry, description, parameters } = operation;
  const article = createPart(host, 'article', 'article');
  article.setAttribute('data-operation', entry.id);
  article.setAttribute('aria-busy', 'true');
  const column = createPart(host, 'div', 'column');
  const title = createPart(host, 'h1', 'title');
  renderName(title, entry.name);
  column.append(
    createText(host, 'p', 'source', from(swaggerUri)),
    title,
    createPath(host, operation),
  );
  appendPlainText(host, column, 'description', description);
  const parts = createPart(host, 'div', 'parts');
  for (const [location, title] of Object.entries(PARAMETER_LOCATIONS)) {
    const group = parameters.filter((parameter) => parameter.in === location);
    if (group.length > 0) parts.append(createSection(host, api, title, group));
  }
  article.append(column, parts);
  host.replaceChildren(article);
}

function appendPlainText(host: HTMLElement, to: HTMLElement, part: string, markdown: string): void {
  const text = stripInlineMarkup(markdown) ?? '';
  if (text === '') return;
  const holder = createPart(host, 'div', part);
  holder.append(createText(host, 'p', '', text));
  to.append(holder);
}

function createPath(host: HTMLElement, operation: Operation): HTMLElement {
  const { entry } = operation;
  const line = createPart(host, 'p', 'path');
  const badge = createText(
    host,
    'span',
    'badge',
    formatMethod(entry.method, { short: false, webhook: false }),
  );
  badge.setAttribute('data-method', entry.method);
  const code = document.createElement('code');
  code.append(createText(host, 'span', 'server', getServerPrefix(operation)));
  code.append(document.createElement('wbr'));
  appendParts(code, splitPath(entry.path));
  line.append(badge, ' ', code);
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
  for (const parameter of parameters.slice(0, MAX_PARAMETERS))
    list.append(createField(host, api, parameter));
  section.append(createText(host, 'h2', '', title), list);
  return section;
}

function createField(host: HTMLElement, api: ApiIndex, { name, schema }: Parameter): HTMLElement {
  const node = getSchemaNode(api, schema);
  const field = createPart(host, 'li', 'field');
  const head = createPart(host, 'div', 'head');
  head.append(
    createText(host, 'span', 'name', name),
    ' ',
    createText(host, 'span', 'type', formatTypeWords(node)),
  );
  field.append(head);
  appendPlainText(host, field, 'text', node.description);
  return field;
}
