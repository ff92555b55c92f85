import * as words from '@/.generated/words/openapi-problems/parse';
import type { ParseResult } from '../core/types';
import { hasLongNumbers } from './long-integers';
import { parseDocument, buildRefusal } from './parse-document';

/** Parses JSON; `undefined`, which no JSON text stands for, where the text is none. */
function tryParseJson(text: string, parseJson: (text: string) => unknown): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** Parses with the reader of long numbers, loaded only for documents that hold some. */
async function parseLongNumbers(text: string): Promise<ParseResult> {
  const reader = await import('./parse-json').catch(() => undefined);
  return parseWith(text, reader?.parseJson ?? JSON.parse);
}

async function parseAsYaml(text: string): Promise<ParseResult> {
  const reader = await import('./parse-yaml-async').catch(() => undefined);
  return (await reader?.parseYamlAsync(text)) ?? buildRefusal('no-yaml-reader', words.noYamlReader);
}

function parseWith(
  plain: string,
  parseJson: (text: string) => unknown,
): ParseResult | Promise<ParseResult> {
  const value = tryParseJson(plain, parseJson);
  if (value !== undefined) return parseDocument(value, plain);
  const [start] = /\S{1,20}/.exec(plain) ?? [];
  if (start === undefined) return buildRefusal('empty', words.emptyText);
  if (start.startsWith('<')) return buildRefusal('markup', words.markup(start));
  return parseAsYaml(plain);
}

/**
 * Parses the text of a document: JSON at once; anything else is tried as YAML, whose parser is
 * loaded on demand.
 * @returns The result of `parseDocument`, after the problems of YAML itself. `ok: false` for an
 *   empty text (`empty`), markup (`markup`), a parser that does not load (`no-yaml-reader`), and
 *   what is neither JSON nor YAML (`not-json`, `not-yaml`, with line, column and fix). Never
 *   throws, and the promise never rejects.
 */
export function parseText(text: string): ParseResult | Promise<ParseResult> {
  const plain = text.replace(/^\uFEFF/, '');
  return hasLongNumbers(plain) ? parseLongNumbers(plain) : parseWith(plain, JSON.parse);
}
