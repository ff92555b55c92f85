/**
 * Types of the components that a writer may use in MDX. One list serves the sanitiser, the content
 * check and the tests.
 *
 * @typedef {'text' | 'url' | 'image' | 'id' | 'operation' | 'pixels' | 'field' | 'video' | 'captions' | 'number' | 'boolean'} AttributeKind
 * @typedef {{ kind: AttributeKind, required: boolean, values?: readonly string[] }} ElementAttribute
 * @typedef {'some' | 'none' | 'any'} ElementChildren Whether content is required between the tags, forbidden, or
 * neither.
 * @typedef {{
 *   attributes: Readonly<Record<string, ElementAttribute>>,
 *   children: ElementChildren,
 *   parent?: string,
 * }} MdxElement `parent` is the only component it may be a child of.
 * @typedef {Readonly<Record<string, MdxElement>>} OwnElements Components of `content/components`, by name.
 */

/**
 * Tones of a `Callout`, mildest first. Colours are in `components/ui/callout.module.css`, titles in
 * `lib/words/<language>/docs.json`.
 */
export const TONES = /** @type {const} */ (['note', 'tip', 'sandbox', 'warn', 'danger']);

/** Lists of `content/test-data.json`. */
export const TEST_DATA_SETS = /** @type {const} */ ([
  'cards',
  'amounts',
  'avs',
  'cvv2',
  'accounts',
]);

/** @type {ElementAttribute} */
const text = { kind: 'text', required: true };
/** @type {ElementAttribute} */
const pixels = { kind: 'pixels', required: true };

/**
 * Components that a writer may use in MDX, by name. What each says in Markdown for agents is a printer of
 * `lib/kit/build/markdown/guide-blocks.ts`.
 *
 * @satisfies {Readonly<Record<string, MdxElement>>}
 */
export const MDX_ELEMENTS = {
  Callout: {
    attributes: {
      tone: { ...text, values: TONES },
      title: { ...text, required: false },
    },
    children: 'some',
  },
  Steps: { attributes: {}, children: 'some' },
  Step: { attributes: { title: text }, children: 'some', parent: 'Steps' },
  CodeGroup: { attributes: {}, children: 'some' },
  Checklist: { attributes: {}, children: 'some' },
  Details: { attributes: { summary: text }, children: 'some' },
  Tabs: { attributes: {}, children: 'some' },
  Tab: { attributes: { title: text }, children: 'some', parent: 'Tabs' },
  Video: {
    attributes: {
      src: { kind: 'video', required: true },
      captions: { kind: 'captions', required: true },
      poster: { kind: 'image', required: true },
      title: text,
      width: pixels,
      height: pixels,
    },
    children: 'none',
  },
  Operation: { attributes: { id: { kind: 'operation', required: true } }, children: 'none' },
  Field: { attributes: { path: { kind: 'field', required: true } }, children: 'none' },
  Fields: {
    attributes: { operation: { kind: 'operation', required: true }, only: text },
    children: 'none',
  },
  /** Request that fetches the access token of an operation (OAuth 2.0, OpenID Connect). */
  AccessToken: {
    attributes: { operation: { kind: 'operation', required: true } },
    children: 'none',
  },
  /** One call of an operation: `yaml` parameters, a `json` body, `json` responses titled with a status. */
  Request: {
    attributes: {
      operation: { kind: 'operation', required: true },
      title: text,
      prefer: { ...text, required: false },
    },
    children: 'any',
  },
  TestData: {
    attributes: { set: { ...text, values: TEST_DATA_SETS }, only: { ...text, required: false } },
    children: 'none',
  },
  /** Chooser of an outcome of the sandbox, with the request that gives it. */
  ComposeTestData: { attributes: {}, children: 'none' },
  /** `set` is a list of `content/response-codes.json`, or a field that several lists share. */
  ResponseCodes: {
    attributes: { set: text, only: { ...text, required: false } },
    children: 'none',
  },
  /** Questions of `content/questions.json` that are answered below an address; below several with spaces between them. */
  Questions: { attributes: { under: text }, children: 'none' },
  /** The reader's own searches that found nothing. */
  SearchedInVain: { attributes: {}, children: 'none' },
  /** States of a resource, by the name of its file in `content/sandbox`. */
  Lifecycle: { attributes: { of: text }, children: 'none' },
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
  /** Text of `content/partials/<name>.mdx`, which stands in its place (`remark-partials.mjs`). */
  Partial: { attributes: { name: text }, children: 'none' },
  Anchor: { attributes: { id: { kind: 'id', required: true } }, children: 'none' },
  /** Response decoder; one for a portal, on the page with the codes. */
  ResponseDecoder: { attributes: {}, children: 'none' },
  /** Checks of a recorded integration; one for a portal. */
  IntegrationDoctor: { attributes: {}, children: 'none' },
  /** Signature lab; needs `content/webhook-signature.json`. */
  SignatureLab: { attributes: {}, children: 'none' },
  /** Code that verifies a signature, by the same file. */
  SignatureSamples: { attributes: {}, children: 'none' },
  /** Code that signs a request to an API; needs `content/request-signature.json`. */
  RequestSignatureSamples: { attributes: { api: { ...text, required: false } }, children: 'none' },
  /** Check of a download; only for `content/libs/plugins.mdx`, whose page knows the releases. */
  CheckDownload: { attributes: {}, children: 'none' },
  /** Checklists of all guides; only for `content/guides/go-live.mdx`, whose route renders it. */
  GoLiveLists: { attributes: {}, children: 'none' },
};

/** @typedef {keyof typeof MDX_ELEMENTS} MdxElementName */

/**
 * Whether a name is that of a component; not for any other name, `constructor` included.
 *
 * @param {string | null | undefined} name
 * @returns {name is MdxElementName}
 */
export function isMdxElement(name) {
  return name ? Object.hasOwn(MDX_ELEMENTS, name) : false;
}

/**
 * Rules of a component by name; `undefined` for any other name, `constructor` included.
 *
 * @param {string | null | undefined} name
 * @param {OwnElements} [own] rules of the components of the adopter
 * @returns {MdxElement | undefined}
 */
export function getMdxElement(name, own = {}) {
  if (isMdxElement(name)) return MDX_ELEMENTS[name];
  return name && Object.hasOwn(own, name) ? own[name] : undefined;
}

/**
 * Whether an attribute names an operation, whose path has names in braces of its own.
 *
 * @param {string | null | undefined} element
 * @param {string} attribute
 * @returns {boolean}
 */
export function namesOperation(element, attribute) {
  const known = getMdxElement(element)?.attributes ?? {};
  const kind = Object.hasOwn(known, attribute) ? known[attribute]?.kind : undefined;
  return kind === 'operation' || kind === 'field';
}
