import type { Options } from 'rehype-sanitize';

/**
 * What may be drawn of a text that others wrote (DESIGN 5): no style, script, form, frame, vector drawing
 * or picture; no ids and classes, which could take over the page's own. Links: http, https, mailto and
 * addresses without a scheme.
 */
export const SAFE_SCHEMA: Options = {
  tagNames: [
    ...[
      'a',
      'abbr',
      'b',
      'blockquote',
      'br',
      'code',
      'dd',
      'del',
      'details',
      'div',
      'dl',
      'dt',
      'em',
    ],
    ...[
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'hr',
      'i',
      'input',
      'ins',
      'kbd',
      'li',
      'ol',
      'p',
      'pre',
    ],
    ...[
      'q',
      's',
      'samp',
      'small',
      'span',
      'strong',
      'sub',
      'summary',
      'sup',
      'table',
      'tbody',
      'td',
    ],
    ...['tfoot', 'th', 'thead', 'tr', 'tt', 'u', 'ul', 'var'],
  ],
  attributes: {
    a: ['href', 'title'],
    abbr: ['title'],
    // A task list's box: always a checkbox, never one that can be used.
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
  strip: [
    ...['audio', 'canvas', 'embed', 'frameset', 'head', 'iframe', 'math', 'noembed', 'noframes'],
    ...[
      'noscript',
      'object',
      'plaintext',
      'script',
      'select',
      'style',
      'svg',
      'template',
      'textarea',
    ],
    ...['title', 'video', 'xmp'],
  ],
};

/** Elements that HTML has and we do not draw: their tags go, and what is between them stays. */
const OTHER_ELEMENTS = [
  ...[
    'address',
    'area',
    'article',
    'aside',
    'base',
    'bdi',
    'bdo',
    'big',
    'body',
    'button',
    'caption',
  ],
  ...['center', 'cite', 'col', 'colgroup', 'data', 'datalist', 'dfn', 'dialog', 'dir', 'fieldset'],
  ...[
    'figcaption',
    'figure',
    'font',
    'footer',
    'form',
    'frame',
    'header',
    'hgroup',
    'html',
    'image',
  ],
  ...['img', 'label', 'legend', 'link', 'main', 'map', 'mark', 'marquee', 'menu', 'meta', 'meter'],
  ...['nav', 'nobr', 'optgroup', 'option', 'output', 'param', 'picture', 'portal'],
  ...['progress', 'rb', 'rp', 'rt', 'rtc', 'ruby', 'search', 'section', 'slot', 'source', 'strike'],
  ...['time', 'track', 'wbr', 'isindex', 'listing', 'keygen', 'bgsound', 'applet', 'acronym'],
];

const HTML_NAMES = new Set([
  ...(SAFE_SCHEMA.tagNames ?? []),
  ...(SAFE_SCHEMA.strip ?? []),
  ...OTHER_ELEMENTS,
]);

/**
 * HTML source with the angle brackets of tags that HTML does not have written as text: `<quantity>` is a
 * word of the writer, and a parser would swallow it. Only ever makes less of the source a tag.
 */
export function escapeUnknownTags(html: string): string {
  return html.replace(/<(?=\/?([a-z][\w:-]*))/gi, (bracket, name: string) =>
    HTML_NAMES.has(name.toLowerCase()) ? bracket : '&lt;',
  );
}
