import { getObject, getOwn, isList, isObject, isTrue, unescapePointerPart } from '../core/json';
import { printJson } from '../core/print-json';
import type { Json, JsonObject } from '../core/types';

/** Names of types by those of schemas, and the schemas. */
type Names = {
  readonly defs: JsonObject;
  readonly types: ReadonlyMap<string, string>;
};

/** Words that no type may have as its name. */
const RESERVED =
  /^(any|boolean|never|null|number|object|string|symbol|undefined|unknown|void|bigint|Record|Array)$/;

/** Name of a type: `card-data` becomes `CardData`. */
function toTypeName(name: string): string {
  const joined = name.replace(/(?:^|[^\p{ID_Continue}$]+)(.?)/gu, (_, start: string) =>
    start.toUpperCase(),
  );
  return /^[\p{ID_Start}_$]/u.test(joined) && !RESERVED.test(joined) ? joined : `Type${joined}`;
}

function nameTypes(defs: JsonObject): ReadonlyMap<string, string> {
  const types = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of Object.keys(defs)) {
    const wanted = toTypeName(name);
    let type = wanted;
    for (let count = 2; taken.has(type); count += 1) type = `${wanted}${count}`;
    taken.add(type);
    types.set(name, type);
  }
  return types;
}

/** Name of the schema that a reference of the file leads to. */
function getDefName(ref: Json | undefined): string {
  const part = typeof ref === 'string' ? ref.slice('#/$defs/'.length) : '';
  return unescapePointerPart(decodeURIComponent(part));
}

function getMembers(schema: JsonObject, key: string): readonly Json[] {
  const value = getOwn(schema, key);
  return isList(value) ? value : [];
}

/**
 * Names of the schemas that a schema is made of, without a field or an item between them: a type may refer to itself
 * through those only.
 */
function listParts(schema: Json, keys: readonly string[]): readonly string[] {
  if (!isObject(schema)) return [];
  const ref = getOwn(schema, '$ref');
  const inner = keys.flatMap((key) => getMembers(schema, key));
  return [
    ...(ref === undefined ? [] : [getDefName(ref)]),
    ...inner.flatMap((one) => listParts(one, keys)),
  ];
}

const UNIONS = ['oneOf', 'anyOf'];
const COMPOSITIONS = [...UNIONS, 'allOf', '$ref'];
const OBJECT_KEYS = ['properties', 'additionalProperties', 'patternProperties', 'required'];

/** Whether a schema is made of another, at any remove. */
function isMadeOf(
  { defs }: Names,
  name: string,
  other: string,
  keys: readonly string[] = [...UNIONS, 'allOf'],
): boolean {
  const seen = new Set<string>();
  const open = [name];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (one === other) return true;
    if (seen.has(one)) continue;
    seen.add(one);
    for (const part of listParts(getOwn(defs, one) ?? {}, keys)) open.push(part);
  }
  return false;
}

/** Type in parentheses where it would be read apart: `(A | B)[]`. */
function group(type: string): string {
  return /^[\w$.]+$|^[{[][^{}[\]]*[}\]]$|^"(?:[^"\\]|\\.)*"$/.test(type) ? type : `(${type})`;
}

function joinTypes(types: readonly string[], sign: '|' | '&'): string {
  const all = [...new Set(types)];
  if (sign === '&') {
    const some = all.filter((one) => one !== 'unknown');
    return some.length === 0
      ? 'unknown'
      : some.length === 1
        ? (some[0] ?? '')
        : some.map(group).join(' & ');
  }
  if (all.includes('unknown')) return 'unknown';
  return all.length === 0 ? 'never' : all.join(' | ');
}

/** Comment of a field or type: its description, and whether it is deprecated. */
function printComment(schema: Json | undefined, indent: string): string {
  if (!isObject(schema)) return '';
  const text = getOwn(schema, 'description');
  const lines = [
    ...(typeof text === 'string' && text.trim() !== '' ? text.trim().split(/\r?\n/) : []),
    ...(isTrue(schema, 'deprecated') ? ['@deprecated'] : []),
    // Nothing of a document may end the comment.
  ].map((line) => line.replaceAll('*/', '*\\/').trimEnd());
  if (lines.length === 0) return '';
  if (lines.length === 1) return `${indent}/** ${lines.join('')} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
}

function printKey(name: string): string {
  return /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(name) && name !== '__proto__'
    ? name
    : JSON.stringify(name);
}

/** Where a type is printed. */
type Place = {
  readonly names: Names;
  /** Type that it belongs to; empty inside of a field or an item. */
  readonly of: string;
  /** Types that stand in it as a whole. */
  readonly inlined?: readonly string[];
  readonly indent: string;
};

/** Fields of an object, and type of those without a name of their own. */
function printObject(schema: JsonObject, place: Place): string {
  const hasFields = OBJECT_KEYS.some((key) => isObject(getOwn(schema, key)));
  // Beside a composition `type` and `required` say nothing of their own.
  if (!hasFields && COMPOSITIONS.some((key) => Object.hasOwn(schema, key))) return 'unknown';
  const indent = `${place.indent}  `;
  const inner = { ...place, of: '', indent };
  const required = new Set(getMembers(schema, 'required'));
  const properties = Object.entries(getObject(schema, 'properties') ?? {});
  const fields = properties.map(
    ([name, one]) =>
      `${printComment(one, indent)}${indent}${printKey(name)}${required.has(name) ? '' : '?'}: ${printType(one, inner)};\n`,
  );
  const object = `{\n${fields.join('')}${place.indent}}`;
  const others = getOwn(schema, 'additionalProperties');
  const patterns = Object.values(getObject(schema, 'patternProperties') ?? {});
  const types = [...(others === undefined || others === false ? [] : [others]), ...patterns];
  if (types.length === 0 && others === false)
    return fields.length === 0 ? '{ [name: string]: never }' : object;
  const value = joinTypes(
    types.map((one) => printType(one, inner)),
    '|',
  );
  const map = `{ [name: string]: ${types.length === 0 ? 'unknown' : value} }`;
  if (fields.length === 0) return map;
  return isObject(others) && Object.keys(others).length > 0 ? `${object} & ${map}` : object;
}

function printArray(schema: JsonObject, place: Place): string {
  const inner = { ...place, of: '' };
  const items = getOwn(schema, 'items');
  const tuple = getMembers(schema, 'prefixItems').map((one) => printType(one, inner));
  const rest = printType(items ?? {}, inner);
  if (tuple.length === 0) return `${group(rest)}[]`;
  // Each of the first items may be absent, but for `minItems` of them.
  const min = Number(getOwn(schema, 'minItems') ?? 0);
  const first = tuple.map((one, index) => (index < min ? one : `${group(one)}?`));
  return `[${[...first, ...(items === false ? [] : [`...${group(rest)}[]`])].join(', ')}]`;
}

function printNamedType(type: Json, schema: JsonObject, place: Place): string {
  switch (type) {
    case 'integer':
      return 'number';
    case 'object':
      return printObject(schema, place);
    case 'array':
      return printArray(schema, place);
    default:
      return String(type);
  }
}

/** Type of the schema's own keywords, without what it is composed of; `unknown` where they say nothing. */
function printOwn(schema: JsonObject, place: Place): string {
  if (Object.hasOwn(schema, 'const')) return printJson(getOwn(schema, 'const'));
  const values = getMembers(schema, 'enum');
  if (values.length > 0)
    return joinTypes(
      values.map((one) => (isObject(one) || isList(one) ? 'unknown' : printJson(one))),
      '|',
    );
  const type = getOwn(schema, 'type');
  const types = isList(type) ? type : type === undefined ? [] : [type];
  if (types.length > 0)
    return joinTypes(
      types.map((one) => printNamedType(one, schema, place)),
      '|',
    );
  if (OBJECT_KEYS.some((key) => Object.hasOwn(schema, key))) return printObject(schema, place);
  if (['items', 'prefixItems'].some((key) => Object.hasOwn(schema, key)))
    return printArray(schema, place);
  return 'unknown';
}

/** Schema without its unions: what each of them has in common. */
function withoutUnions(schema: Json): Json {
  if (!isObject(schema)) return schema;
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !UNIONS.includes(key)));
}

/** Type of a reference inside the type of `of`; `undefined` for one that would only lead back to it. */
function printRef(ref: Json, place: Place, isMember: boolean): string | undefined {
  const { names, of, inlined = [] } = place;
  const name = getDefName(ref);
  const type = names.types.get(name);
  if (of === '' || !isMadeOf(names, name, of)) return type;
  if (isMember) return isMadeOf(names, name, of, UNIONS) ? undefined : type;
  if (name === of || inlined.includes(name)) return undefined;
  // A base whose union leads back to its subtypes: what they share stands in its place.
  const shared = withoutUnions(getOwn(names.defs, name) ?? {});
  return printType(shared, { ...place, inlined: [...inlined, name] });
}

function printPart(schema: Json, place: Place, isMember: boolean): string | undefined {
  const isRef = isObject(schema) && Object.keys(schema).join(' ') === '$ref';
  return isRef ? printRef(getOwn(schema, '$ref') ?? '', place, isMember) : printType(schema, place);
}

/** Type of a schema of JSON Schema 2020-12 in TypeScript. */
function printType(schema: Json, place: Place): string {
  if (schema === false) return 'never';
  if (!isObject(schema)) return 'unknown';
  const listed = (key: string, isMember: boolean) =>
    getMembers(schema, key).flatMap((one) => printPart(one, place, isMember) ?? []);
  const ref = getOwn(schema, '$ref');
  const unions = UNIONS.flatMap((key) =>
    getMembers(schema, key).length > 0 ? [joinTypes(listed(key, true), '|')] : [],
  );
  const parts = [
    ...(ref === undefined ? [] : [printRef(ref, place, false) ?? 'unknown']),
    ...listed('allOf', false),
    printOwn(schema, place),
    ...unions,
  ];
  return joinTypes(parts, '&');
}

/**
 * Prints the types of a file of `buildOperationSchema` as a TypeScript module: one type for each schema, the bodies of
 * request and responses first.
 */
export function printTypes(file: JsonObject): string {
  const defs = getObject(file, '$defs') ?? {};
  const names = { defs, types: nameTypes(defs) };
  const types = Object.entries(defs).map(([name, schema]) => {
    const type = printType(schema, { names, of: name, indent: '' });
    return `${printComment(schema, '')}export type ${names.types.get(name) ?? ''} = ${type};\n`;
  });
  return types.length === 0 ? 'export {};\n' : types.join('\n');
}
