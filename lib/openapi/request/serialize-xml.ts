import { serializePlainValue } from '../constraints/value-style';
import { getXmlKind, type XmlKind } from '../constraints/xml-kind';
import { getText, isList, isObject } from '../core/json';
import { NO_SCHEMA, type SchemaSource } from '../core/schema-types';
import type { ApiIndex, Json, JsonObject } from '../core/types';
import { type ResolvedSchema, resolveSchema, getKeyword } from '../schema/resolve-schema';
import { getChild, getItems } from '../schema/schema-children';
import { getTypes } from '../schema/schema-type';
import { listChoices } from '../schema/schema-unions';
import { listFields } from '../schema-view/schema-fields';

/** Characters that XML 1.0 cannot hold, escaped or not (2.2). */
const INVALID_CHARACTERS = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeXml(text: string): string {
  return text
    .replace(INVALID_CHARACTERS, '\uFFFD')
    .replace(/[&<>"]/g, (one) => ESCAPES[one] ?? one);
}

/** Name that XML allows; other characters become `_`. */
function sanitizeXmlName(name: string): string {
  const safe = name.replace(/[^\p{L}\p{N}._:-]+/gu, '_');
  return /^[\p{L}_]/u.test(safe) ? safe : `_${safe}`;
}

/** XML representation of a schema (OpenAPI 3.1 4.8.26). */
type XmlFormat = XmlKind & {
  readonly name: string;
  /** Name without its prefix. */
  readonly local: string;
  /** Attribute `xmlns:p="…"`; empty without a namespace. */
  readonly namespace: readonly string[];
};

function getXmlFormat(resolved: ResolvedSchema, name: string): XmlFormat {
  const raw = getKeyword(resolved, 'xml');
  const xml = isObject(raw) ? raw : undefined;
  const prefix = getText(xml, 'prefix');
  const namespace = getText(xml, 'namespace');
  const local = sanitizeXmlName(getText(xml, 'name') || name);
  const attribute = prefix === '' ? 'xmlns' : `xmlns:${sanitizeXmlName(prefix)}`;
  return {
    name: prefix === '' ? local : `${sanitizeXmlName(prefix)}:${local}`,
    local,
    namespace: namespace === '' ? [] : [`${attribute}="${escapeXml(namespace)}"`],
    ...getXmlKind(xml, getTypes(resolved).includes('array')),
  };
}

/** Finds the schema of a property; `NO_SCHEMA` for none. */
type FieldFinder = (key: string) => SchemaSource;

/** Most levels of variants within variants that are searched. */
const MAX_VARIANT_DEPTH = 3;

/** Creates a finder of properties: those of an object, else of its first variant that has one. */
function createFieldFinder(api: ApiIndex, source: SchemaSource, depth = 0): FieldFinder {
  const resolved = resolveSchema(api.document, source);
  const declared = new Map(listFields(resolved, source).map(({ name, schema }) => [name, schema]));
  const choices = depth < MAX_VARIANT_DEPTH ? listChoices(resolved, source, []) : [];
  let variants: readonly FieldFinder[] | undefined;
  const others = getChild(resolved, 'additionalProperties') ?? NO_SCHEMA;
  return (key) => {
    const found = declared.get(key);
    if (found !== undefined) return found;
    variants ??= choices.map(({ schema }) => createFieldFinder(api, schema, depth + 1));
    for (const find of variants) {
      const inVariant = find(key);
      if (inVariant !== NO_SCHEMA) return inVariant;
    }
    return others;
  };
}

/** Part of an element: an attribute, text, or lines of elements. */
type XmlPart = {
  readonly kind: 'attribute' | 'text' | 'element';
  readonly lines: readonly string[];
};

function serializeElement(
  { name, namespace }: XmlFormat,
  parts: readonly XmlPart[],
): readonly string[] {
  const ofKind = (kind: XmlPart['kind']) =>
    parts.filter((one) => one.kind === kind).flatMap(({ lines }) => lines);
  const attributes = [...namespace, ...ofKind('attribute')];
  // Attributes are unique (XML 1.0 3.1), but several may declare the same prefix.
  const unique = new Map(attributes.map((one) => [one.slice(0, one.indexOf('=')), one]));
  const start = [`<${name}`, ...unique.values()].join(' ');
  const text = ofKind('text').join('');
  const inner = ofKind('element');
  if (inner.length === 0) return [text === '' ? `${start}/>` : `${start}>${text}</${name}>`];
  return [`${start}>${text}`, ...inner.map((line) => `  ${line}`), `</${name}>`];
}

/**
 * Serializes the items of a list, in an element where it is wrapped. Only then has the list a name,
 * which items without one take (OpenAPI 3.1 4.8.26, "XML Arrays"); else they take the name of the
 * property (OpenAPI 3.2: `name` has no effect where `nodeType` is `none`).
 */
function serializeList(
  api: ApiIndex,
  source: SchemaSource,
  name: string,
  list: readonly Json[],
): readonly string[] {
  const resolved = resolveSchema(api.document, source);
  const format = getXmlFormat(resolved, name);
  const items = getItems(resolved) ?? NO_SCHEMA;
  const inner = format.wrapped ? format.local : name;
  const lines = list.flatMap((item) => serializeNode(api, items, inner, item));
  return format.wrapped ? serializeElement(format, [{ kind: 'element', lines }]) : lines;
}

function serializeNode(
  api: ApiIndex,
  source: SchemaSource,
  name: string,
  value: Json,
): readonly string[] {
  if (isList(value)) return serializeList(api, source, name, value);
  const format = getXmlFormat(resolveSchema(api.document, source), name);
  if (!isObject(value)) {
    const text = value === null ? '' : escapeXml(serializePlainValue(value));
    return serializeElement(format, [{ kind: 'text', lines: [text] }]);
  }
  return serializeElement(format, serializeProperties(api, source, value));
}

function serializeProperties(
  api: ApiIndex,
  source: SchemaSource,
  value: JsonObject,
): readonly XmlPart[] {
  const findField = createFieldFinder(api, source);
  return Object.entries(value).flatMap(([key, inner]) =>
    serializeProperty(api, findField(key), key, inner),
  );
}

/** Serializes text without escapes (XML 1.0 2.7); only the end of CDATA must not occur in it. */
function serializeCdata(text: string): string {
  return `<![CDATA[${text.replace(INVALID_CHARACTERS, '\uFFFD').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** Serializes a property that is an attribute, text or CDATA. */
function serializeInline({ kind, name, local, namespace }: XmlFormat, value: Json): XmlPart {
  const text = value === null ? '' : serializePlainValue(value);
  if (kind === 'attribute') {
    // Without a prefix it has no namespace, and declaring one would change that of its element.
    const declared = name === local ? [] : namespace;
    return { kind, lines: [...declared, `${name}="${escapeXml(text)}"`] };
  }
  return { kind: 'text', lines: [kind === 'cdata' ? serializeCdata(text) : escapeXml(text)] };
}

function serializeProperty(
  api: ApiIndex,
  source: SchemaSource,
  name: string,
  value: Json,
): readonly XmlPart[] {
  const format = getXmlFormat(resolveSchema(api.document, source), name);
  if (format.kind === 'none' && isObject(value)) return serializeProperties(api, source, value);
  return format.kind === 'element'
    ? [{ kind: 'element', lines: serializeNode(api, source, name, value) }]
    : [serializeInline(format, value)];
}

/** Serializes a list as the root: one element, whatever its schema says. */
function serializeRootList(
  api: ApiIndex,
  resolved: ResolvedSchema,
  root: string,
  list: readonly Json[],
): readonly string[] {
  const items = getItems(resolved) ?? NO_SCHEMA;
  const name = resolveSchema(api.document, items).ref ?? 'item';
  const lines = list.flatMap((item) => serializeNode(api, items, name, item));
  return serializeElement(getXmlFormat(resolved, root), [{ kind: 'element', lines }]);
}

/** Lines of the root element; each begins with its tag, indented. */
function serializeRoot(
  api: ApiIndex,
  source: SchemaSource,
  value: Json,
  name: string,
): readonly string[] {
  const resolved = resolveSchema(api.document, source);
  const root = resolved.ref ?? name;
  return isList(value)
    ? serializeRootList(api, resolved, root, value)
    : serializeNode(api, source, root, value);
}

/**
 * Serializes a value as XML by its schema (OpenAPI 3.1 4.8.26). Text is XML already, as examples
 * are.
 * @param name Root element of a schema without a name.
 */
export function serializeXml(
  api: ApiIndex,
  source: SchemaSource,
  value: Json,
  name = 'root',
): string {
  if (typeof value === 'string') return value;
  const lines = serializeRoot(api, source, value, name);
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...lines].join('\n');
}

/** Serializes a value as one line of XML without a declaration, for a URL or header. */
export function serializeXmlLine(
  api: ApiIndex,
  source: SchemaSource,
  value: Json,
  name: string,
): string {
  if (typeof value === 'string') return value;
  return serializeRoot(api, source, value, name)
    .map((line) => line.trimStart())
    .join('');
}
