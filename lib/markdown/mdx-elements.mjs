/**
 * The components a writer may use in MDX. This one list feeds the sanitiser (what survives), the
 * content check (what a fault says) and the tests.
 *
 * @typedef {'text' | 'url' | 'image' | 'id' | 'operation' | 'pixels'} AttributeKind
 * @typedef {{ kind: AttributeKind, required: boolean, values?: readonly string[] }} ElementAttribute
 * @typedef {'some' | 'none'} ElementChildren Whether text must stand between the tags, or may not.
 * @typedef {{
 *   attributes: Readonly<Record<string, ElementAttribute>>,
 *   children: ElementChildren,
 *   parent?: string,
 * }} MdxElement `parent`: the only component it may stand in.
 */

/** The tones of a `Callout`, mildest first. */
export const TONES = /** @type {const} */ (['note', 'tip', 'warn', 'danger']);

/** @type {ElementAttribute} */
const text = { kind: 'text', required: true };
/** @type {ElementAttribute} */
const pixels = { kind: 'pixels', required: true };

/** @type {Readonly<Record<string, MdxElement>>} */
export const MDX_ELEMENTS = {
  Callout: {
    attributes: { tone: { ...text, values: TONES }, title: { ...text, required: false } },
    children: 'some',
  },
  Steps: { attributes: {}, children: 'some' },
  Step: { attributes: { title: text }, children: 'some', parent: 'Steps' },
  CodeGroup: { attributes: {}, children: 'some' },
  Checklist: { attributes: {}, children: 'some' },
  Operation: { attributes: { id: { kind: 'operation', required: true } }, children: 'none' },
  Cards: { attributes: {}, children: 'some' },
  Card: {
    attributes: { title: text, href: { kind: 'url', required: true } },
    children: 'some',
    parent: 'Cards',
  },
  Figure: {
    attributes: {
      src: { kind: 'image', required: true },
      alt: text,
      caption: { ...text, required: false },
      width: pixels,
      height: pixels,
    },
    children: 'none',
  },
  Anchor: { attributes: { id: { kind: 'id', required: true } }, children: 'none' },
  /** Only `content/libs/plugins.mdx`: its page knows the releases. */
  CheckDownload: { attributes: {}, children: 'none' },
};

/**
 * The rules of a component by name; nothing for any other name, `constructor` and the like included.
 *
 * @param {string | null | undefined} name
 * @returns {MdxElement | undefined}
 */
export function getMdxElement(name) {
  return name && Object.hasOwn(MDX_ELEMENTS, name) ? MDX_ELEMENTS[name] : undefined;
}
