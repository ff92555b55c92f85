import { serializeAsText } from '../constraints/value-style';
import { isList, isObject } from '../core/json';
import { printJson } from '../core/print-json';
import type { Json } from '../core/types';

/** Media types of JSON values one after another. */
const JSON_LINES = /^application\/(x-)?(jsonl|ndjson|json-lines|json-seq)\s*(;|$)/i;
/** Media type with a record separator before each value and a line end after it (RFC 7464 2.2). */
const JSON_SEQUENCE = /^application\/json-seq\s*(;|$)/i;
const EVENT_STREAM = /^text\/event-stream\s*(;|$)/i;

/** Serializes an event: `event: paid`, `data: {"id":1}`. Each line of a value repeats the field. */
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
 * Formats the items of a stream (OpenAPI 3.2 4.14.3): JSON values a line each, or server-sent
 * events. `undefined` for other media types, and for what is no list.
 */
export function formatStream(media: string, value: Json): string | undefined {
  if (!isList(value)) return undefined;
  if (JSON_LINES.test(media)) return value.map((item) => printJson(item)).join('\n');
  return EVENT_STREAM.test(media) ? value.map(serializeEvent).join('\n') : undefined;
}

/**
 * Serializes a stream like `formatStream`, with what is invisible: the separator before each JSON
 * value, and the empty line without which the last event is dropped.
 */
export function serializeStream(media: string, value: Json): string | undefined {
  const text = formatStream(media, value);
  if (text === undefined || text === '') return text;
  if (JSON_SEQUENCE.test(media)) return text.replace(/^/gm, '\u001e') + '\n';
  return EVENT_STREAM.test(media) ? `${text}\n` : text;
}
