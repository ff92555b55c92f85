import { splitName } from '@/lib/text/breakable-name';

/**
 * An element as a part of something drawn before the page is alive. The element it is drawn into says which class
 * each part has (`data-row="…"`): the scripts that run so early know no stylesheet.
 */
export function createPart(host: HTMLElement, tag: string, part: string): HTMLElement {
  const element = document.createElement(tag);
  const name = host.dataset[part] ?? '';
  if (name !== '') element.className = name;
  return element;
}

/** Writes an operation's name into an empty element, as `OperationName` does. */
export function renderName(element: Element, name: string): void {
  appendParts(element, splitName(name));
}

/** Appends the parts of a text, between which a line may break. */
export function appendParts(element: Element, parts: readonly string[]): void {
  for (const [index, part] of parts.entries()) {
    if (index > 0) element.append(document.createElement('wbr'));
    element.append(part);
  }
}
