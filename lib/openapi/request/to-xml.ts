import { getText, isList, isObject } from '../json';
import { type OpenSchema, openSchema, pick } from '../schema/open-schema';
import { getChild, getItems } from '../schema/schema-children';
import { toFields } from '../schema/schema-fields';
import { getTypes } from '../schema/schema-type';
import { toChoices } from '../schema/schema-variants';
import type { SchemaSource } from '../schema-types';
import type { ApiIndex, Json, JsonObject } from '../types';
import { toPlainText } from '../facts/value-style';
import { toXmlKind, type XmlKind } from '../facts/xml-kind';

const NOTHING: SchemaSource = { value: undefined, pointer: '', trail: [] };

/** What XML 1.0 cannot hold, escaped or not (2.2). */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function toEscaped(text: string): string {
  return text.replace(NOT_XML, '\uFFFD').replace(/[&<>"]/g, (one) => ESCAPES[one] ?? one);
}

/** A name that XML allows; what it does not is a low line. */
function toXmlName(name: string): string {
  const safe = name.replace(/[^\p{L}\p{N}._:-]+/gu, '_');
  return /^[\p{L}_]/u.test(safe) ? safe : `_${safe}`;
}

/** How a schema is written in XML (OpenAPI 3.1 4.8.26). */
type Shape = XmlKind & {
  readonly name: string;
  /** The name without its prefix. */
  readonly local: string;
  /** The attribute `xmlns:p="…"`; none where nothing is said. */
  readonly namespace: readonly string[];
};

function toShape(open: OpenSchema, name: string): Shape {
  const own = pick(open, 'xml');
  const xml = isObject(own) ? own : undefined;
  const prefix = getText(xml, 'prefix');
  const namespace = getText(xml, 'namespace');
  const local = toXmlName(getText(xml, 'name') || name);
  const attribute = prefix === '' ? 'xmlns' : `xmlns:${toXmlName(prefix)}`;
  return {
    name: prefix === '' ? local : `${toXmlName(prefix)}:${local}`,
    local,
    namespace: namespace === '' ? [] : [`${attribute}="${toEscaped(namespace)}"`],
    ...toXmlKind(xml, getTypes(open).includes('array')),
  };
}

/** Gives the schema of a property; `NOTHING` where there is none. */
type FindField = (key: string) => SchemaSource;

/** Forms in forms that are looked into. */
const MAX_FORMS = 3;

/** Finds properties: an object's own, else those of the first of its forms that has one. Each is read once. */
function createFindField(api: ApiIndex, source: SchemaSource, depth = 0): FindField {
  const open = openSchema(api.document, source);
  const own = new Map(toFields(open, source).map(({ name, schema }) => [name, schema]));
  const choices = depth < MAX_FORMS ? toChoices(open, source, []) : [];
  let forms: readonly FindField[] | undefined;
  const others = getChild(open, 'additionalProperties') ?? NOTHING;
  return (key) => {
    const found = own.get(key);
    if (found !== undefined) return found;
    forms ??= choices.map(({ schema }) => createFindField(api, schema, depth + 1));
    for (const find of forms) {
      const inForm = find(key);
      if (inForm !== NOTHING) return inForm;
    }
    return others;
  };
}

/** A part of an element: an attribute, text, or lines of elements. */
type Part = {
  readonly kind: 'attribute' | 'text' | 'element';
  readonly lines: readonly string[];
};

function toElement({ name, namespace }: Shape, parts: readonly Part[]): readonly string[] {
  const ofKind = (kind: Part['kind']) =>
    parts.filter((one) => one.kind === kind).flatMap(({ lines }) => lines);
  const attributes = [...namespace, ...ofKind('attribute')];
  // An element has an attribute once (XML 1.0 3.1): several may declare the same prefix.
  const unique = new Map(attributes.map((one) => [one.slice(0, one.indexOf('=')), one]));
  const start = [`<${name}`, ...unique.values()].join(' ');
  const text = ofKind('text').join('');
  const inner = ofKind('element');
  if (inner.length === 0) return [text === '' ? `${start}/>` : `${start}>${text}</${name}>`];
  return [`${start}>${text}`, ...inner.map((line) => `  ${line}`), `</${name}>`];
}

/**
 * The items of a list, in an element where it is wrapped. Only then has the list a name of its own: one that its items
 * have, too, where they say none (OpenAPI 3.1 4.8.26, "XML Arrays"). Without an element they go by the property's name
 * (OpenAPI 3.2: `name` means nothing where `nodeType` is `none`).
 */
function toListLines(
  api: ApiIndex,
  source: SchemaSource,
  name: string,
  list: readonly Json[],
): readonly string[] {
  const open = openSchema(api.document, source);
  const shape = toShape(open, name);
  const items = getItems(open) ?? NOTHING;
  const inner = shape.wrapped ? shape.local : name;
  const lines = list.flatMap((item) => toLines(api, items, inner, item));
  return shape.wrapped ? toElement(shape, [{ kind: 'element', lines }]) : lines;
}

function toLines(
  api: ApiIndex,
  source: SchemaSource,
  name: string,
  value: Json,
): readonly string[] {
  if (isList(value)) return toListLines(api, source, name, value);
  const shape = toShape(openSchema(api.document, source), name);
  if (!isObject(value)) {
    const text = value === null ? '' : toEscaped(toPlainText(value));
    return toElement(shape, [{ kind: 'text', lines: [text] }]);
  }
  return toElement(shape, toInnerParts(api, source, value));
}

function toInnerParts(api: ApiIndex, source: SchemaSource, value: JsonObject): readonly Part[] {
  const findField = createFindField(api, source);
  return Object.entries(value).flatMap(([key, inner]) => toParts(api, findField(key), key, inner));
}

/** Text that is written as it is (XML 1.0 2.7): only its own end must not stand in it. */
function toCdata(text: string): string {
  return `<![CDATA[${text.replace(NOT_XML, '\uFFFD').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** A property without an element of its own. */
function toBarePart({ kind, name, local, namespace }: Shape, value: Json): Part {
  const text = value === null ? '' : toPlainText(value);
  if (kind === 'attribute') {
    // One without a prefix is in no namespace; the declaration would move its element.
    const declared = name === local ? [] : namespace;
    return { kind, lines: [...declared, `${name}="${toEscaped(text)}"`] };
  }
  return { kind: 'text', lines: [kind === 'cdata' ? toCdata(text) : toEscaped(text)] };
}

function toParts(api: ApiIndex, source: SchemaSource, name: string, value: Json): readonly Part[] {
  const shape = toShape(openSchema(api.document, source), name);
  if (shape.kind === 'none' && isObject(value)) return toInnerParts(api, source, value);
  return shape.kind === 'element'
    ? [{ kind: 'element', lines: toLines(api, source, name, value) }]
    : [toBarePart(shape, value)];
}

/** A document has one root: a list is an element there whatever it says. */
function toRootList(
  api: ApiIndex,
  open: OpenSchema,
  root: string,
  list: readonly Json[],
): readonly string[] {
  const items = getItems(open) ?? NOTHING;
  const name = openSchema(api.document, items).ref ?? 'item';
  const lines = list.flatMap((item) => toLines(api, items, name, item));
  return toElement(toShape(open, root), [{ kind: 'element', lines }]);
}

/**
 * A value as XML, names and attributes as its schema says (OpenAPI 3.1 4.8.26). A value that is text is XML
 * already, as examples are. The root goes by its schema's name, else by the one given.
 */
export function toXml(api: ApiIndex, source: SchemaSource, value: Json, name = 'root'): string {
  if (typeof value === 'string') return value;
  const open = openSchema(api.document, source);
  const root = open.ref ?? name;
  const lines = isList(value)
    ? toRootList(api, open, root, value)
    : toLines(api, source, root, value);
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...lines].join('\n');
}
