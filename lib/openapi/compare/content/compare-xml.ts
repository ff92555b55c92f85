import { getXmlKind } from '../../constraints/xml-kind';
import { getText, isObject } from '../../core/json';
import type { SchemaSource } from '../../core/schema-types';
import type { JsonObject } from '../../core/types';
import { getKeyword, type ResolvedSchema } from '../../schema/resolve-schema';
import { getItems } from '../../schema/schema-children';
import { getTypes } from '../../schema/schema-type';
import { resolveComparable } from '../comparable/resolve-comparable';
import { listSchemaFields } from '../compare-fields';
import { matchMembers } from '../match-members';
import type { Both, SchemaFinding } from '../schema-pair';

/** XML object of a schema; empty for none. */
function getXml(resolved: ResolvedSchema): JsonObject {
  const xml = getKeyword(resolved, 'xml');
  return isObject(xml) ? xml : {};
}

/** Name of an element or attribute with its namespace, for which a prefix stands (Namespaces in XML 1.0, 2.1). */
function printName(xml: JsonObject, name: string): string {
  const namespace = getText(xml, 'namespace');
  return `${namespace === '' ? '' : `{${namespace}}`}${getText(xml, 'name') || name}`;
}

/** Most lists in lists that are written. */
const MAX_LISTS = 8;

/** Elements or attribute in which a value is written: `<f>`, `@f`, `<lines><line>` (OpenAPI 3.1 4.8.26). */
function printNode(document: JsonObject, source: SchemaSource, name: string, depth = 0): string {
  const resolved = resolveComparable(document, source);
  const xml = getXml(resolved);
  const items = getTypes(resolved).includes('array') ? getItems(resolved) : undefined;
  const { kind, wrapped } = getXmlKind(xml, items !== undefined);
  const element = `<${printName(xml, name)}>`;
  if (kind !== 'element') return kind === 'attribute' ? `@${printName(xml, name)}` : kind;
  if (!items || depth > MAX_LISTS) return element;
  // Only a list that is wrapped has a name, which items without one take.
  const inner = wrapped ? getText(xml, 'name') || name : name;
  return `${wrapped ? element : ''}${printNode(document, items, inner, depth + 1)}`;
}

/** The element around all others; a schema that names none has that of its component, else the other one's. */
function printRoot(document: JsonObject, resolved: ResolvedSchema, other: string): string {
  const items = getTypes(resolved).includes('array') ? getItems(resolved) : undefined;
  const item = items && (resolveComparable(document, items).ref ?? 'item');
  const inner = items && item ? printNode(document, items, item) : '';
  return `<${printName(getXml(resolved), resolved.ref ?? other)}>${inner}`;
}

const KIND = 'serialization-changed';

/** Compares the elements and attributes in which two documents write the fields of a schema. */
export function compareXmlFields(
  documents: Both<JsonObject>,
  [from, to]: Both<ResolvedSchema>,
): readonly SchemaFinding[] {
  const matches = matchMembers(listSchemaFields(from), listSchemaFields(to), ({ name }) => name);
  return matches.flatMap(({ before, after }): readonly SchemaFinding[] => {
    if (!before || !after) return [];
    const { name } = after;
    const texts = {
      before: printNode(documents[0], before.schema, name),
      after: printNode(documents[1], after.schema, name),
    };
    if (texts.before === texts.after) return [];
    const pointers = { before: before.schema.pointer, after: after.schema.pointer };
    const step = { kind: 'name', name } as const;
    return [{ kind: KIND, subject: name, pointers, ...texts, effect: 'replaced', step }];
  });
}

/** Elements around a body in two documents; `undefined` where both are the same, or none is named. */
export function findRootChange(
  documents: Both<JsonObject>,
  sources: Both<SchemaSource>,
): Both<string> | undefined {
  const before = resolveComparable(documents[0], sources[0]);
  const after = resolveComparable(documents[1], sources[1]);
  if (![before, after].some((one) => getText(getXml(one), 'name') !== '')) return undefined;
  const texts = [
    printRoot(documents[0], before, getText(getXml(after), 'name')),
    printRoot(documents[1], after, getText(getXml(before), 'name')),
  ] as const;
  return texts[0] === texts[1] ? undefined : texts;
}
