import { LineCounter, parseDocument as parseSource, type YAMLError } from 'yaml';
import { isObject } from '../json';
import { findJsonError } from './json-fault';
import { parseDocument } from './parse-document';
import { addError, addWarning, type Problems } from '../problems';
import type { ParseResult, Problem } from '../types';
import { getYamlFix } from './yaml-fixes';
import { yamlToJson } from './yaml-values';

/** More faults than this are the first one's echo. */
const MAX_ERRORS = 5;

/** What the reader reports and works around: `toJson` names the place of an odd key itself. */
const HARMLESS: ReadonlySet<string> = new Set(['NON_STRING_KEY', 'MULTIPLE_DOCS']);

type Locate = (offset: number) => string;

function buildYamlProblem(error: YAMLError, locate: Locate): Problem {
  const { code, message, pos } = error;
  // The library's first line is the sentence; it may go on with a piece of the source.
  const sentence = (message.split('\n')[0] ?? '').replace(/\.?$/, '.');
  const full = `The document is not YAML: ${locate(pos[0])}: ${sentence} ${getYamlFix(code)}`;
  return { id: 'not-yaml', level: 'error', at: '#', message: full.trim() };
}

function isLikeJson(text: string): boolean {
  return /^\s*[{[]/.test(text);
}

function checkJson(text: string, level: Problem['level']): readonly Problem[] {
  const error = isLikeJson(text) ? findJsonError(text) : undefined;
  if (error === undefined) return [];
  const { at, message } = error;
  const how = level === 'warning' ? ' It was read as YAML.' : '';
  const full = `The document is ${message.replace(':', `: ${at}:`)}.${how}`;
  return [{ id: 'not-json', level, at: '#', message: full }];
}

/**
 * A YAML 1.2 text (core schema) as a document. Dates and binary values stay texts, keys are texts.
 * @returns `ok: false` for what is not YAML (`not-yaml`), or meant to be JSON and neither (`not-json`): up to
 *   five faults, each with line, column and fix. Duplicate keys, unknown aliases and aliases that repeat too
 *   much are problems of a document that is read all the same.
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
    // Left to `toJson`: here one large object would take quadratic time.
    uniqueKeys: false,
    stringKeys: true,
    resolveKnownTags: false,
    keepSourceTokens: false,
    logLevel: 'error',
    prettyErrors: false,
    lineCounter: lines,
  });
  const errors = source.errors.filter(({ code }) => !HARMLESS.has(code));
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
    const problem: Problems = [];
    const message = `The text is neither JSON nor YAML with keys: it begins with "${text.trim().slice(0, 20)}".`;
    addError(problem, 'not-an-object', '#', message);
    return { ok: false, problems: problem };
  }
  const parsed = parseDocument(value);
  return { ...parsed, problems: [...problems, ...parsed.problems] };
}
