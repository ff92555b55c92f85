import * as words from '@/.generated/words/openapi-schema/types';
import { describeNumberFormat } from '../constraints/format-words';
import type { Constraint, SchemaNode } from '../core/schema-types';

/** Line behind a field's name: its type and limits in words, and the keywords behind them. */
export type FieldLine = { readonly text: string; readonly raw: readonly string[] };

/** Kinds of constraints that change what is sent. */
const SENT_KINDS: ReadonlySet<Constraint['kind']> = new Set(['access', 'lifecycle', 'default']);

/** Whether a constraint changes what is sent, so that it stands out as a chip. */
export function isSentConstraint({ kind }: Constraint): boolean {
  return SENT_KINDS.has(kind);
}

/** Type of a schema in words: `whole number or null`, `decimal`. */
export function formatTypeWords({ type, constraints }: Pick<SchemaNode, 'type' | 'constraints'>) {
  const [format] = constraints.filter(({ kind }) => kind === 'number');
  const number = (format && describeNumberFormat(format.text)) ?? words.number;
  return type
    .replace(/(?<![\w.-])integer(?![\w.-])/g, words.wholeNumber)
    .replace(/^number(?= |$)/, number);
}

/**
 * Line of a field: type, format and limits in words. Constraints that change what is sent are chips
 * instead.
 * @param type Words of the type; empty where something else says it.
 */
export function describeField(type: string, constraints: readonly Constraint[]): FieldLine {
  const facts = constraints.filter((one) => !isSentConstraint(one));
  const words = facts.flatMap(({ kind, text }) => (kind === 'number' ? [] : text));
  return {
    text: [type, ...words].filter((text) => text !== '').join(', '),
    raw: facts.flatMap(({ kind, text, raw }) => (kind === 'number' ? text : (raw ?? []))),
  };
}

/** Lower-case letters and digits of a text: titles and names differ in case and separators. */
function normalizeLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Characters of a description, beyond the title's length, that are compared with the title. */
const MAX_COMPARED_CHARS = 400;

/**
 * Title of a schema (JSON Schema Validation 9.1); empty where its name, type or the start of its
 * description says the same.
 * @param name label of its row: a field's name, a variant's.
 */
export function distinctTitle(
  { title, ref = '', type, description }: SchemaNode,
  name = '',
): string {
  const letters = normalizeLetters(title);
  const isRepeated =
    [name, ref, type].some((one) => normalizeLetters(one) === letters) ||
    normalizeLetters(description.slice(0, title.length + MAX_COMPARED_CHARS)).startsWith(letters);
  return isRepeated ? '' : title.trim();
}
