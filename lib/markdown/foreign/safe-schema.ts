import type { Options } from 'rehype-sanitize';

/** Splits names at white space. */
export const splitNames = (names: string): string[] => names.trim().split(/\s+/);

/**
 * Schema of what a foreign text may render: no style, script, form, frame, SVG or picture; no ids
 * and classes, which could clash with the page's own. Links: http, https, mailto, `link:` and
 * addresses without a scheme.
 */
export const SAFE_SCHEMA: Options = {
  tagNames: splitNames(`
    a abbr b blockquote br code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr i input ins kbd li
    ol p pre q s samp small span strong sub summary sup table tbody td tfoot th thead tr tt u ul var
  `),
  attributes: {
    a: ['href', 'title'],
    abbr: ['title'],
    // Box of a task list: always a disabled checkbox.
    input: [['disabled', true], ['type', 'checkbox'], 'checked'],
    ol: ['start'],
    td: ['align', 'colSpan', 'rowSpan'],
    th: ['align', 'colSpan', 'rowSpan'],
  },
  required: { input: { disabled: true, type: 'checkbox' } },
  ancestors: {
    ...{ tbody: ['table'], td: ['table'], tfoot: ['table'], th: ['table'] },
    ...{ thead: ['table'], tr: ['table'], li: ['ul', 'ol'], summary: ['details'] },
  },
  protocols: { href: ['http', 'https', 'mailto', 'link'] },
  strip: splitNames(`
    audio canvas embed frameset head iframe math noembed noframes noscript object plaintext script
    select style svg template textarea title video xmp
  `),
};
