import { splitName } from '@/lib/text/breakable-name';

/**
 * Creates an element of bootstrap content. Its class comes from the host (`data-row="…"`):
 * bootstrap scripts know no stylesheet.
 */
export function createPart(host: HTMLElement, tag: string, part: string): HTMLElement {
  const element = document.createElement(tag);
  const name = host.dataset[part] ?? '';
  if (name !== '') element.className = name;
  return element;
}

/** Creates a paragraph of a text. */
export function createText(host: HTMLElement, part: string, text: string): HTMLElement {
  const element = createPart(host, 'p', part);
  element.textContent = text;
  return element;
}

/** Renders an operation's name into an empty element, as `OperationName` does. */
export function renderName(element: Element, name: string): void {
  for (const [index, part] of splitName(name).entries()) {
    if (index > 0) element.append(document.createElement('wbr'));
    element.append(part);
  }
}
