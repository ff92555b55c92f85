import type { z } from 'zod';
import { formatSuggestion } from '@/lib/text/edit-distance';

/** Zod issue that has no message yet. */
type RawIssue = z.core.$ZodRawIssue;

/** Formats a value for a message: JSON of at most 80 characters; `nothing` when absent. */
export function formatReceived(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return 'an object';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  const text = JSON.stringify(value) ?? typeof value;
  return text.length > 80 ? `${text.slice(0, 77)}…"` : text;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** Most known names that a message lists. */
const MAX_LISTED = 12;

/** Advice on an unknown name: ` Did you mean "card"?`, else all known names where they are few. Empty for many. */
export function adviseName(name: string, known: Iterable<string>): string {
  const names = [...known];
  const suggestion = formatSuggestion(name, names);
  if (suggestion !== '' || names.length > MAX_LISTED) return suggestion;
  return names.length === 0 ? ' There is none' : ` Known: ${names.join(', ')}`;
}

/** Keys of an object schema; empty for other schemas. */
function keysOf(issue: RawIssue): readonly string[] {
  const inst: unknown = issue.inst;
  if (typeof inst !== 'object' || inst === null || !('shape' in inst)) return [];
  return typeof inst.shape === 'object' && inst.shape !== null ? Object.keys(inst.shape) : [];
}

function describeUnknownKeys(issue: RawIssue & { keys: readonly string[] }): string {
  const known = keysOf(issue);
  return issue.keys
    .map((key) => {
      const suggestion = formatSuggestion(key, known);
      return `unknown key "${key}".${suggestion || ` Known keys: ${known.join(', ')}`}`;
    })
    .join('; ');
}

function describeWrongValue(values: readonly unknown[], input: unknown): string {
  const expected = values.map((value) => JSON.stringify(value)).join(', ');
  const suggestion =
    typeof input === 'string'
      ? formatSuggestion(
          input,
          values.filter((value) => typeof value === 'string'),
        )
      : '';
  const lead = values.length > 1 ? 'expected one of ' : 'expected ';
  return `${lead}${expected}, received ${formatReceived(input)}${suggestion && `.${suggestion}`}`;
}

/** Limit that a value broke: `expected at least 1 entry`, `expected less than 10`. */
function describeLimit(
  issue: RawIssue & { origin?: unknown; inclusive?: unknown },
  limit: unknown,
): string {
  const units: Record<string, string> = {
    string: ' characters',
    array: limit === 1 ? ' entry' : ' entries',
  };
  const low = issue.code === 'too_small';
  const phrases = low ? ['at least', 'more than'] : ['at most', 'less than'];
  const phrase = issue.inclusive === false ? phrases[1] : phrases[0];
  return `expected ${phrase} ${String(limit)}${units[String(issue.origin)] ?? ''}`;
}

function describeSize(input: unknown): string {
  if (typeof input === 'string') return `${input.length} characters`;
  return Array.isArray(input) ? String(input.length) : formatReceived(input);
}

/**
 * Message of a zod issue for a writer: the option `error` of `safeParse`. `undefined` keeps zod's
 * own, which happens only for rules that bring a message.
 */
export function describeIssue(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'unrecognized_keys':
      return describeUnknownKeys(issue);
    case 'invalid_key':
      return issue.issues[0]?.message;
    case 'invalid_value':
      return describeWrongValue(issue.values, issue.input);
    case 'invalid_type':
      return `expected ${TYPES[issue.expected] ?? issue.expected}, received ${formatReceived(issue.input)}`;
    case 'too_small':
      return `${describeLimit(issue, issue.minimum)}, received ${describeSize(issue.input)}`;
    case 'too_big':
      return `${describeLimit(issue, issue.maximum)}, received ${describeSize(issue.input)}`;
    case 'invalid_format':
      return issue.format === 'date'
        ? `expected a day such as "2026-12-31", received ${formatReceived(issue.input)}`
        : undefined;
    default:
      return undefined;
  }
}

/**
 * Message on an operation that no document has: the closest one, or how an operation is written.
 * @param operations ids, `<method> <path>`
 */
export function describeUnknownOperation(operation: string, operations: Iterable<string>): string {
  const ids = [...operations];
  const advice =
    formatSuggestion(operation, ids) ||
    ` Write its method and its path, such as "${ids[0] ?? 'get /items'}".`;
  return `no document has the operation "${operation}".${advice}`;
}
