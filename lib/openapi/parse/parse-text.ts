import { parseDocument } from './parse-document';
import type { ParseResult } from '../types';

function toRefusal(id: string, message: string): ParseResult {
  return { ok: false, problems: [{ id, level: 'error', at: '#', message }] };
}

/** `undefined` where the text is not JSON: no JSON text means that. */
function toJsonValue(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

async function parseOther(text: string): Promise<ParseResult> {
  const reader = await import('./read-yaml').catch(() => undefined);
  const message = 'The reader for YAML did not load. Load this page again.';
  return (await reader?.readYaml(text)) ?? toRefusal('no-yaml-reader', message);
}

/**
 * The text of a document: JSON at once; anything else is tried as YAML, whose reader is fetched only then.
 * @returns What `parseDocument` says of the value, with what YAML itself brought up before it. `ok: false`
 *   for an empty text (`empty`), for markup (`markup`), and for what is neither JSON nor YAML (`not-json`,
 *   `not-yaml`, with line, column and fix). Never throws, and the promise is never refused.
 */
export function parseText(text: string): ParseResult | Promise<ParseResult> {
  const plain = text.replace(/^\uFEFF/, '');
  const value = toJsonValue(plain);
  // A text in quotes is JSON, and `parseDocument` would read what stands in them.
  if (value !== undefined) return parseDocument(typeof value === 'string' ? undefined : value);
  const [start] = /\S{1,20}/.exec(plain) ?? [];
  if (start === undefined) return toRefusal('empty', 'The document is empty.');
  if (start.startsWith('<')) {
    const message = `The answer is a web page or XML (it begins with ${start}), not a document in JSON or YAML.`;
    return toRefusal('markup', message);
  }
  return parseOther(plain);
}
