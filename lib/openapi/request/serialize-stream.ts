import { isList, isObject } from '../core/json';
import { printJson } from '../core/print-json';
import type { Json } from '../core/types';
import { serializeAsText } from './serialize-as-text';

/** Media types that are JSON values one after another. */
const JSON_LINES = /^application\/(x-)?(jsonl|ndjson|json-lines|json-seq)\s*(;|$)/i;
/** Before each of them stands a sign, behind it a line end (RFC 7464 2.2). */
const JSON_SEQUENCE = /^application\/json-seq\s*(;|$)/i;
const EVENT_STREAM = /^text\/event-stream\s*(;|$)/i;

/** One event of a stream: `event: paid`, `data: {"id":1}`. A line break in a value begins its field anew. */
function serializeEvent(item: Json): string {
  const fields = isObject(item) ? Object.entries(item) : [['data', item] as const];
  const lines = fields.flatMap(([name, value]) =>
    serializeAsText(value)
      .split(/\r\n|\r|\n/)
      .map((line) => `${name}: ${line}`),
  );
  return `${lines.join('\n')}\n`;
}

/**
 * The items of a stream as they are sent (OpenAPI 3.2 4.14.3): JSON values a line each, or server-sent
 * events. `undefined` for any other media type, and for what is no list.
 */
export function formatStream(media: string, value: Json): string | undefined {
  if (!isList(value)) return undefined;
  if (JSON_LINES.test(media)) return value.map((item) => printJson(item)).join('\n');
  return EVENT_STREAM.test(media) ? value.map(serializeEvent).join('\n') : undefined;
}

/**
 * The same as a request sends it, with what is not seen: the sign before each JSON value of a sequence, and the empty
 * line without which the last event is dropped.
 */
export function serializeStream(media: string, value: Json): string | undefined {
  const text = formatStream(media, value);
  if (text === undefined || text === '') return text;
  if (JSON_SEQUENCE.test(media)) return text.replace(/^/gm, '\u001e') + '\n';
  return EVENT_STREAM.test(media) ? `${text}\n` : text;
}
