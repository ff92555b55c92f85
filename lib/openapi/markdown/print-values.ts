import * as words from '@/.generated/words/openapi/markdown';
import { example as exampleWord, exampleTitle } from '@/.generated/words/reference/code';
import { refused } from '@/.generated/words/reference/fields';
import { visibleName } from '@/lib/text/visible-name';
import type { ChangeMark } from '../compare/change-marks';
import { formatJsonValue, printJson } from '../core/print-json';
import type { SchemaNode } from '../core/schema-types';
import type { Example, Json } from '../core/types';
import { areNamed, areShort, getVisibleExamples } from '../schema-view/visible-examples';
import { printCode, printItemText, printName } from './print-text';

/** A value as code. */
export const printValue = (value: Json) => printCode(formatJsonValue(value));

/** A value that a document offers; it says so where the schema refuses it. */
export function printOffered(value: Json, isRefused: (value: Json) => boolean): string {
  return isRefused(value) ? refused(printValue(value)) : printValue(value);
}

/** Example of the parameter around a schema, and all of its examples. */
export type OwnExamples = {
  readonly example?: Json | undefined;
  readonly examples?: readonly Example[] | undefined;
};

/** Examples as values: the first one of those with names, too, as the page shows it. */
export function listValueExamples(node: SchemaNode, { example }: OwnExamples) {
  return getVisibleExamples(node, example);
}

/** Examples that are too long for the line of a field, or have names, each in a line below it. */
export function* listExamples(
  node: SchemaNode,
  own: OwnExamples,
  indent: string,
  isRefused: (value: Json) => boolean,
): Generator<string> {
  const values = listValueExamples(node, own);
  if (!areShort(values))
    for (const value of values)
      yield `${indent}- ${words.labelled({ name: exampleWord, text: printOffered(value, isRefused) })}`;
  if (areNamed(own.examples ?? []))
    for (const { name, summary, description = '', value, externalValue } of own.examples ?? []) {
      const title = exampleTitle(printName(visibleName(summary, name)));
      const code = externalValue === undefined ? printValue(value) : printCode(externalValue);
      const text = `${code} ${printItemText(description, `${indent}  `)}`.trimEnd();
      yield `${indent}- ${words.labelled({ name: title, text })}`;
    }
}

/** Allowed values with their meanings; empty for none. */
export function listValues(
  { enum: values }: SchemaNode,
  marks: readonly ChangeMark[],
  indent: string,
): string {
  const printed = values.map(({ value, description }) => {
    const since = marks.find((mark) => mark.value === printJson(value))?.text;
    const meaning = printItemText(description, `${indent}  `).trim().replace(/\.$/, '');
    return [printValue(value), meaning, since && `(${printName(since)})`].filter(Boolean).join(' ');
  });
  // A meaning with blocks has a line of its own, as they have.
  if (printed.some((one) => one.includes('\n')))
    return ['', ...printed.map((one) => `${indent}- ${one}`)].join('\n');
  const hasMeanings = values.some((one) => one.description !== '');
  return printed.length === 0 ? '' : `${printed.join(hasMeanings ? '; ' : ', ')}.`;
}
