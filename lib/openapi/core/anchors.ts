import * as words from '@/.generated/words/openapi-schema/labels';

/** Names of parts beside the properties of a body; a property of such a name is escaped. */
const RESERVED_WORDS = ['header', 'example'] as const;
type ReservedWord = (typeof RESERVED_WORDS)[number];

/**
 * One step of an anchor: the id of a part of an operation's page, and the fragment of its URL.
 *
 *     anchor   = { "callback." name "." method "." } root { "." step }
 *     root     = "call" what a call needs | "path" | "query" | "header" | "cookie" | "other" | "body" | "response." status
 *     step     = name | "header" | "example"
 *              | "*" each item | "*1" the first item of a tuple | "**" any other name | "*:" pattern
 *              | "(1)" the first variant of a union | "(application/xml)" a media type after the first
 *
 * Names are the document's own: property, parameter, header, status, example, callback. Letters and
 * digits of any script and `_ - $ @ / +` stand for themselves, other characters for `~` and their
 * code, so that a dot or bracket is always syntax. Where parts have the same anchor (an example
 * named twice, a parameter of an unknown location), the second ends in `!2`.
 */
export type AnchorStep =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'word'; readonly word: ReservedWord }
  | { readonly kind: 'items' }
  | { readonly kind: 'item'; readonly index: number }
  | { readonly kind: 'others' }
  | { readonly kind: 'pattern'; readonly pattern: string }
  | { readonly kind: 'variant'; readonly index: number }
  | { readonly kind: 'media'; readonly name: string };

const isReservedWord = (text: string): text is ReservedWord =>
  RESERVED_WORDS.some((word) => word === text);

/** Escapes code units: `~2e` below 256, else `~u2026`. Half a surrogate pair has a code, too. */
function escapeChars(text: string): string {
  return text
    .split('')
    .map((unit) => {
      const code = unit.charCodeAt(0).toString(16);
      return code.length > 2 ? `~u${code.padStart(4, '0')}` : `~${code.padStart(2, '0')}`;
    })
    .join('');
}

/** Escapes a name, its first character too where the name would read as another step. */
function escapeName(name: string, isTaken: (part: string) => boolean = isReservedWord): string {
  if (name === '') return '~';
  const part = name.replace(/[^\p{L}\p{M}\p{N}_$@/+-]/gu, escapeChars);
  return isTaken(part) ? escapeChars(part.charAt(0)) + part.slice(1) : part;
}

function unescapeName(part: string): string {
  return part.replace(/~(?:u([\da-f]{4})|([\da-f]{2})|)/g, (_, long?: string, short?: string) => {
    const code = long ?? short;
    return code === undefined ? '' : String.fromCharCode(parseInt(code, 16));
  });
}

function serializeAnchorStep(step: AnchorStep): string {
  switch (step.kind) {
    case 'name':
      return escapeName(step.name);
    case 'word':
      return step.word;
    case 'items':
      return '*';
    case 'item':
      return `*${step.index + 1}`;
    case 'others':
      return '**';
    case 'pattern':
      return `*:${escapeName(step.pattern)}`;
    case 'variant':
      return `(${step.index + 1})`;
    case 'media':
      return `(${escapeName(step.name, (part) => /^\d+$/.test(part))})`;
  }
}

/**
 * Parses one part of an anchor (the text between two dots) as `joinAnchor` writes it; a `!2` is
 * ignored. `undefined` for what is no step.
 */
export function parseAnchorStep(text: string): AnchorStep | undefined {
  const part = text.replace(/!\d+$/, '');
  if (isReservedWord(part)) return { kind: 'word', word: part };
  if (part === '*') return { kind: 'items' };
  if (part === '**') return { kind: 'others' };
  const found = /^(?:\*([1-9]\d*)|\(([1-9]\d*)\)|\*:([^*():]+)|\(([^*():]+)\)|([^*():!]+))$/.exec(
    part,
  );
  const [, item, variant, pattern, media, name] = found ?? [];
  if (item !== undefined) return { kind: 'item', index: Number(item) - 1 };
  if (variant !== undefined) return { kind: 'variant', index: Number(variant) - 1 };
  if (pattern !== undefined) return { kind: 'pattern', pattern: unescapeName(pattern) };
  if (media !== undefined) return { kind: 'media', name: unescapeName(media) };
  return name === undefined ? undefined : { kind: 'name', name: unescapeName(name) };
}

/**
 * Joins an anchor and steps below it: `body.customer` and the name `zip` give `body.customer.zip`.
 * @param parent Empty for a root.
 */
export function joinAnchor(parent: string, ...steps: readonly AnchorStep[]): string {
  return [...(parent === '' ? [] : [parent]), ...steps.map(serializeAnchorStep)].join('.');
}

/** Anchor of a part that has a name, such as a property or a parameter. */
export function joinAnchorName(parent: string, name: string): string {
  return joinAnchor(parent, { kind: 'name', name });
}

/** Last name of an anchor, without items and forms: `labels` of `body.labels.*`. */
export function getLastName(anchor: string): string {
  return anchor.split('.').findLast((part) => /^[^*(]/.test(part)) ?? '';
}

/** Anchors of one list, made unique in order: the second of equal ones ends in `!2`, then `!3`. */
export function distinctAnchors(anchors: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return anchors.map((anchor) => {
    const count = (counts.get(anchor) ?? 0) + 1;
    counts.set(anchor, count);
    return count === 1 ? anchor : `${anchor}!${count}`;
  });
}

/** Most steps of an anchor that is looked up: a URL may be of any length. */
const MAX_STEPS = 100;

/**
 * An anchor and those around it, innermost first: `body.a.b`, `body.a`, `body`. Only the anchor
 * itself when it has more than 100 steps.
 */
export function listEnclosingAnchors(anchor: string): readonly string[] {
  const parts = anchor.split('.');
  if (parts.length > MAX_STEPS) return [anchor];
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
}

/** Anchor of what a call needs: `call.permission`. */
export function callAnchor(kind: string): string {
  return joinAnchorName('call', kind);
}

/** Fragment that links to an anchor: `#body.customer.zip`, other scripts percent-encoded. */
export function anchorHref(anchor: string): string {
  return `#${encodeURI(anchor)}`;
}

function describeStep(part: string): string {
  const step = parseAnchorStep(part);
  if (step === undefined) return part;
  switch (step.kind) {
    case 'items':
      return words.eachItem;
    case 'others':
      return words.anyOtherName;
    case 'item':
      return words.item(step.index + 1);
    case 'variant':
      return words.form(step.index + 1);
    case 'pattern':
      return step.pattern;
    case 'word':
      return step.word;
    case 'name':
    case 'media':
      return step.name;
  }
}

/** Describes an anchor for screen readers: `body, customer, zip`. */
export function describeAnchor(anchor: string): string {
  return anchor.split('.').map(describeStep).join(', ');
}
