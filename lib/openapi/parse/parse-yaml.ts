import { type ErrorCode, LineCounter, parseDocument as parseSource, type YAMLError } from 'yaml';
import { place } from '@/.generated/words/openapi-problems/parse';
import * as words from '@/.generated/words/openapi-problems/yaml-errors';
import { isObject } from '../core/json';
import { addWarning, type Problems } from '../core/problems';
import type { ParseResult, Problem } from '../core/types';
import { findJsonError } from './json-error';
import { buildRefusal, parseDocument } from './parse-document';
import { yamlToJson } from './yaml-values';

/** Advice on a syntax error, where its message gives none. */
export const YAML_FIXES: Partial<Record<ErrorCode, string>> = words.fixes;

/** Most syntax errors that are listed; further ones mostly follow from the first. */
const MAX_ERRORS = 5;

/** Errors that are worked around; `yamlToJson` reports an odd key itself. */
const HARMLESS: ReadonlySet<string> = new Set(['NON_STRING_KEY', 'MULTIPLE_DOCS']);

type Locate = (offset: number) => string;

function buildYamlProblem(error: YAMLError, locate: Locate): Problem {
  const { code, message: text, pos } = error;
  // Only the first line is the sentence; the rest may quote the source.
  const sentence = (text.split('\n')[0] ?? '').replace(/\.?$/, '.');
  const reason = `${sentence} ${YAML_FIXES[code] ?? ''}`.trim();
  const message = words.notYaml({ place: locate(pos[0]), reason });
  return { id: 'not-yaml', level: 'error', at: '#', message };
}

/** Problem of a text that looks like JSON but is not; else empty. */
function checkJson(text: string, level: Problem['level']): readonly Problem[] {
  const error = /^\s*[{[]/.test(text) ? findJsonError(text) : undefined;
  if (error === undefined) return [];
  const describe = level === 'warning' ? words.notJsonButYaml : words.notJson;
  return [
    {
      id: 'not-json',
      level,
      at: '#',
      message: describe({ place: error.at, reason: error.reason }),
    },
  ];
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
    return place({ line: Math.max(line, 1), column: Math.max(col, 1) });
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
    return buildRefusal('too-deep', words.tooDeep(locate(tooDeep.pos[0])));
  }
  if (errors.length > 0) {
    const json = checkJson(text, 'error');
    const yaml = errors.slice(0, MAX_ERRORS).map((error) => buildYamlProblem(error, locate));
    return { ok: false, problems: json.length > 0 ? json : yaml };
  }
  const problems: Problems = [...checkJson(text, 'warning')];
  for (const { code, pos } of source.errors) {
    if (code !== 'MULTIPLE_DOCS') continue;
    addWarning(problems, 'several-documents', '#', words.severalDocuments(locate(pos[0])));
  }
  const value = yamlToJson(source.contents, locate, problems);
  if (!isObject(value)) {
    return buildRefusal('not-an-object', words.noKeys(text.trim().slice(0, 20)));
  }
  const parsed = parseDocument(value, text);
  return { ...parsed, problems: [...problems, ...parsed.problems] };
}
