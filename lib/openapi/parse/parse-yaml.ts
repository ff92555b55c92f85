import { type ErrorCode, LineCounter, parseDocument as parseSource, type YAMLError } from 'yaml';
import { isObject } from '../core/json';
import { addWarning, type Problems } from '../core/problems';
import type { ParseResult, Problem } from '../core/types';
import { findJsonError } from './json-error';
import { buildRefusal, parseDocument } from './parse-document';
import { yamlToJson } from './yaml-values';

/** Advice on a syntax error, where its message gives none. */
export const YAML_FIXES: Partial<Record<ErrorCode, string>> = {
  ALIAS_PROPS: 'An alias stands alone: take the anchor or tag away.',
  BAD_ALIAS: 'Give the anchor or alias a name, and leave a space before the colon.',
  BAD_DIRECTIVE: 'Remove the line that begins with %.',
  BAD_DQ_ESCAPE: 'Write the backslash twice, or use single quotes.',
  BAD_INDENT: 'Line it up with what it belongs to.',
  BAD_SCALAR_START: 'Put the value in quotes.',
  BLOCK_AS_IMPLICIT_KEY:
    'Put a value with a colon and a space in quotes, or begin it on a line of its own.',
  DUPLICATE_KEY: 'Take one of the two away.',
  BLOCK_IN_FLOW: 'Put a comma between the members, or a value with a colon in quotes.',
  KEY_OVER_1024_CHARS: 'Put long text in quotes, or after a key and | on lines of its own.',
  MISSING_CHAR: 'Add it, or put the text in quotes.',
  MULTILINE_IMPLICIT_KEY: 'A key and its colon belong on one line; put longer text in quotes.',
  TAB_AS_INDENT: 'Use spaces.',
  UNEXPECTED_TOKEN: 'Remove it, or put the text in quotes.',
};

/** Most syntax errors that are listed; further ones mostly follow from the first. */
const MAX_ERRORS = 5;

/** Errors that are worked around; `yamlToJson` reports an odd key itself. */
const HARMLESS: ReadonlySet<string> = new Set(['NON_STRING_KEY', 'MULTIPLE_DOCS']);

type Locate = (offset: number) => string;

function buildYamlProblem(error: YAMLError, locate: Locate): Problem {
  const { code, message, pos } = error;
  // Only the first line is the sentence; the rest may quote the source.
  const sentence = (message.split('\n')[0] ?? '').replace(/\.?$/, '.');
  const full = `The document is not YAML: ${locate(pos[0])}: ${sentence} ${YAML_FIXES[code] ?? ''}`;
  return { id: 'not-yaml', level: 'error', at: '#', message: full.trim() };
}

/** Problem of a text that looks like JSON but is not; else empty. */
function checkJson(text: string, level: Problem['level']): readonly Problem[] {
  const error = /^\s*[{[]/.test(text) ? findJsonError(text) : undefined;
  if (error === undefined) return [];
  const { at, message } = error;
  const how = level === 'warning' ? ' It was read as YAML.' : '';
  const full = `The document is ${message.replace(':', `: ${at}:`)}.${how}`;
  return [{ id: 'not-json', level, at: '#', message: full }];
}

/**
 * Parses a YAML 1.2 text (core schema) as a document. Dates and binary values stay texts, keys are
 * texts.
 * @returns `ok: false` for what is not YAML (`not-yaml`), or looks like JSON and is neither
 *   (`not-json`): up to five problems, each with line, column and fix; and for what is nested so
 *   deep that it exhausts the stack (`too-deep`, with its place). Duplicate keys, unknown
 *   aliases and aliases that repeat too much are problems of a document that is read all the same.
 */
export function parseYaml(text: string): ParseResult {
  const lines = new LineCounter();
  const locate: Locate = (offset) => {
    const { line, col } = lines.linePos(offset);
    return `line ${Math.max(line, 1)}, column ${Math.max(col, 1)}`;
  };
  const source = parseSource(text, {
    version: '1.2',
    schema: 'core',
    // Left to `yamlToJson`: the library takes quadratic time for one large object.
    uniqueKeys: false,
    stringKeys: true,
    resolveKnownTags: false,
    keepSourceTokens: false,
    logLevel: 'error',
    prettyErrors: false,
    lineCounter: lines,
  });
  const errors = source.errors.filter(({ code }) => !HARMLESS.has(code));
  const tooDeep = errors.find(({ code }) => code === 'RESOURCE_EXHAUSTION');
  if (tooDeep !== undefined) {
    const message = `The document, ${locate(tooDeep.pos[0])}: It is nested too deeply to be read. Move inner schemas to components.`;
    return buildRefusal('too-deep', message);
  }
  if (errors.length > 0) {
    const json = checkJson(text, 'error');
    const yaml = errors.slice(0, MAX_ERRORS).map((error) => buildYamlProblem(error, locate));
    return { ok: false, problems: json.length > 0 ? json : yaml };
  }
  const problems: Problems = [...checkJson(text, 'warning')];
  for (const { code, pos } of source.errors) {
    if (code !== 'MULTIPLE_DOCS') continue;
    const message = `Only the first document of this file is read; another begins at ${locate(pos[0])}.`;
    addWarning(problems, 'several-documents', '#', message);
  }
  const value = yamlToJson(source.contents, locate, problems);
  if (!isObject(value)) {
    const message = `The text is neither JSON nor YAML with keys: it begins with "${text.trim().slice(0, 20)}".`;
    return buildRefusal('not-an-object', message);
  }
  const parsed = parseDocument(value, text);
  return { ...parsed, problems: [...problems, ...parsed.problems] };
}
