import {
  getAtPointer,
  getObject,
  getText,
  isContainer,
  isList,
  isObject,
} from '@/lib/openapi/core/json';
import { isJsonMedia } from '@/lib/openapi/core/media-type';
import { resolveValue } from '@/lib/openapi/core/resolve';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { tagSlug } from '@/lib/text/slug';

/** Dialect of the schemas of OpenAPI 3.1 and later. */
const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** Keywords whose values are data, in which `$ref` is a name like any other. */
const DATA = new Set(['const', 'default', 'enum', 'example', 'examples']);

/** Keywords whose values have schemas by names of the document. */
const MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs']);

/** Schemas that others refer to, by their pointers, with the names of their copies. */
type Definitions = Map<string, string>;

const SCHEMA = /^#\/components\/schemas\/([^/]+)(\/.*)?$/;

/** Reference to the copy of a schema, which is noted. */
function moveRef(ref: string, definitions: Definitions): string {
  const [, own, rest = ''] = SCHEMA.exec(ref) ?? [];
  if (!ref.startsWith('#')) return ref;
  const pointer = own === undefined ? ref : `#/components/schemas/${own}`;
  const name = own ?? ref.replace(/\W+/g, '.').replace(/^\./, '');
  definitions.set(pointer, name);
  return `#/$defs/${name}${rest}`;
}

/** Copies a schema whose references lead to copies inside the same file. */
function copySchema(value: Json, definitions: Definitions): Json {
  if (!isContainer(value)) return value;
  if (isList(value)) return value.map((one) => copySchema(one, definitions));
  const entries = Object.entries(value).map(([key, one]): readonly [string, Json] => {
    if (key === '$ref' && typeof one === 'string') return [key, moveRef(one, definitions)];
    if (DATA.has(key)) return [key, one];
    if (!MAPS.has(key) || !isObject(one)) return [key, copySchema(one, definitions)];
    const inner = Object.entries(one).map(
      ([name, schema]) => [name, copySchema(schema, definitions)] as const,
    );
    return [key, Object.fromEntries(inner)];
  });
  return Object.fromEntries(entries);
}

/** Schema of an event, with all that it refers to. */
function buildSchema(
  document: JsonObject,
  { title, description, schema }: EventMessage,
): JsonObject {
  const definitions: Definitions = new Map();
  const root = copySchema(schema, definitions);
  const copies = new Map<string, Json>();
  // Copies add what they refer to while they are listed.
  for (const [pointer, name] of definitions)
    copies.set(name, copySchema(getAtPointer(document, pointer) ?? true, definitions));
  return {
    ...{ $schema: DIALECT, title },
    ...(description === '' ? {} : { description }),
    ...(isObject(root) ? root : { allOf: [root] }),
    ...(copies.size > 0 ? { $defs: Object.fromEntries(copies) } : {}),
  };
}

/** What a webhook sends. */
type EventMessage = {
  /** Key of the webhook, in signs that AsyncAPI allows. */
  readonly key: string;
  /** Key of the webhook. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly contentType: string;
  readonly headers: JsonObject;
  readonly schema: Json;
  /** Examples by name. */
  readonly examples: readonly (readonly [name: string, payload: Json])[];
};

/** Headers that an operation declares, as properties of a schema. */
function readHeaders(document: JsonObject, operation: JsonObject): JsonObject {
  const parameters = operation['parameters'];
  const all = isList(parameters) ? parameters : [];
  const headers = all.flatMap((one) => {
    const { value } = resolveValue(document, one, '#', []);
    if (!isObject(value) || getText(value, 'in') !== 'header') return [];
    const description = getText(value, 'description');
    return [
      [getText(value, 'name'), { type: 'string', ...(description && { description }) }] as const,
    ];
  });
  return Object.fromEntries(headers);
}

function readExamples(media: JsonObject): EventMessage['examples'] {
  const named = Object.entries(getObject(media, 'examples') ?? {}).flatMap(([name, one]) =>
    isObject(one) && isObject(one['value']) ? [[name, one['value']] as const] : [],
  );
  const { example } = media;
  return named.length > 0 || !isObject(example) ? named : [['example', example]];
}

/**
 * Key of a webhook, which its file is named by: its name, or a short one where AsyncAPI or a disk would refuse that.
 * @param taken keys of the webhooks before it.
 */
function chooseKey(name: string, taken: ReadonlySet<string>): string {
  const key = /^[\w.-]{1,80}$/.test(name) ? name : tagSlug(name);
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? key : `${key}-${count}`;
    if (!taken.has(free)) return free;
  }
}

/** Messages of the webhooks of a document; empty before OpenAPI 3.1, whose schemas are no JSON Schema. */
function readMessages(document: JsonObject): readonly EventMessage[] {
  if (!/^3\.[1-9]/.test(getText(document, 'openapi'))) return [];
  const resolve = (value: Json | undefined) => {
    const found = resolveValue(document, value, '#', []).value;
    return isObject(found) ? found : undefined;
  };
  const taken = new Set<string>();
  return Object.entries(getObject(document, 'webhooks') ?? {}).flatMap(([name, item]) => {
    const operation = getObject(resolve(item), 'post');
    const body = resolve(operation?.['requestBody']);
    const content = Object.entries(getObject(body, 'content') ?? {});
    const [contentType = '', value] = content.find(([media]) => isJsonMedia(media)) ?? [];
    const media = resolve(value);
    if (!operation || media?.['schema'] === undefined) return [];
    const title = getText(operation, 'summary') || name;
    const key = chooseKey(name, taken);
    taken.add(key);
    return {
      ...{ key, name, title, contentType, schema: media['schema'] },
      description: getText(operation, 'description'),
      headers: readHeaders(document, operation),
      examples: readExamples(media),
    };
  });
}

/** Files about the events of an API. */
export type EventFiles = {
  /** AsyncAPI 3 document. */
  readonly asyncApi: JsonObject;
  /** JSON Schema of each event by the name of its file: `invoice_paid.schema.json`. */
  readonly schemas: ReadonlyMap<string, JsonObject>;
};

/**
 * Describes the webhooks of an OpenAPI document as an AsyncAPI document, which refers to a JSON Schema for each event.
 * @param folder name of the folder of the schemas, beside the AsyncAPI document.
 * @returns `undefined` for a document without webhooks that have a schema, and before OpenAPI 3.1.
 */
export function buildEventFiles(document: JsonObject, folder: string): EventFiles | undefined {
  const messages = readMessages(document);
  if (messages.length === 0) return undefined;
  const info = getObject(document, 'info');
  const description = getText(info, 'description');
  const toFile = (key: string) => `${key}.schema.json`;
  const channel = Object.fromEntries(
    messages.map(({ key }) => [key, { $ref: `#/components/messages/${key}` }]),
  );
  const operations = messages.map(({ key, title }) => [
    key,
    {
      ...{ action: 'send', title, channel: { $ref: '#/channels/webhooks' } },
      messages: [{ $ref: `#/channels/webhooks/messages/${key}` }],
    },
  ]);
  const described = messages.map((message) => [
    message.key,
    {
      ...{ name: message.name, title: message.title, contentType: message.contentType },
      ...(message.description && { description: message.description }),
      ...(Object.keys(message.headers).length > 0 && {
        headers: { type: 'object', properties: message.headers },
      }),
      payload: {
        schemaFormat: 'application/schema+json;version=2020-12',
        schema: { $ref: `./${folder}/${toFile(message.key)}` },
      },
      ...(message.examples.length > 0 && {
        examples: message.examples.map(([name, payload]) => ({ name, payload })),
      }),
    },
  ]);
  return {
    asyncApi: {
      asyncapi: '3.0.0',
      info: {
        ...{ title: getText(info, 'title'), version: getText(info, 'version') },
        ...(description && { description }),
      },
      defaultContentType: 'application/json',
      // The address is that of the receiver, which only a subscription knows.
      channels: { webhooks: { address: null, messages: channel } },
      operations: Object.fromEntries(operations),
      components: { messages: Object.fromEntries(described) },
    },
    schemas: new Map(
      messages.map((message) => [toFile(message.key), buildSchema(document, message)]),
    ),
  };
}
