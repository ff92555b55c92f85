import * as words from '@/.generated/words/openapi/markdown';
import { example as exampleWord, exampleTitle } from '@/.generated/words/reference/code';
import * as fieldWords from '@/.generated/words/reference/fields';
import * as nested from '@/.generated/words/reference/nested';
import { visibleName } from '@/lib/text/visible-name';
import { type ChangeMark, findSchemaMarks } from '../compare/change-marks';
import type { Parameter } from '../core/operation-types';
import { formatJsonValue, printJson } from '../core/print-json';
import type { Constraint, SchemaNode, SchemaSource } from '../core/schema-types';
import type { ApiIndex, Example, Json } from '../core/types';
import { findReplacement } from '../overview/find-replacement';
import { listSubschemas } from '../schema/subschemas';
import { describeField, formatTypeWords, isSentConstraint } from '../schema-view/describe-field';
import { getSchemaNode } from '../schema-view/schema-node';
import { areNamed, areShort, getVisibleExamples } from '../schema-view/visible-examples';
import {
  fillSentence,
  printCode,
  printDocs,
  printItemText,
  printLink,
  printName,
  printText,
} from './print-text';

/** Levels of fields inside of fields that are described; of one deeper, only the names are listed. */
const MAX_DEPTH = 6;

/** Most lines of one list: about 15,000 words, after which nobody reads on. */
const MAX_LINES = 1000;

/** Most allowed values that are listed; of more, only their number. */
const MAX_VALUES = 200;

/** Introductions of the variants of a schema. */
const VARIANT_WORDS = {
  oneOf: words.oneOf,
  anyOf: words.anyOf,
  not: words.not,
  when: words.when,
} as const;

/** Where fields are printed. */
export type FieldWalk = {
  readonly api: ApiIndex;
  /** Marks of what releases brought to the operation. */
  readonly marks: readonly ChangeMark[];
  /** Address of an operation's page; `undefined` for none. */
  readonly getHref: (id: string) => string | undefined;
};

type FieldFacts = {
  readonly required?: boolean | undefined;
  /** Fields that make it required when they are sent. */
  readonly requiredWith?: readonly string[] | undefined;
  readonly constraints?: readonly Constraint[] | undefined;
  /** Example of the parameter around the schema, and all of its examples. */
  readonly example?: Json | undefined;
  readonly examples?: readonly Example[] | undefined;
  readonly deprecated?: boolean;
};

/** Prints what a schema says, and its fields as a nested list of Markdown. */
export function printFields(walk: FieldWalk, schema: SchemaSource): string {
  const node = getSchemaNode(walk.api, schema);
  if (node.kind !== 'object' && node.kind !== 'union')
    return cut([...listField(walk, fieldWords.body, schema, 0, {})]);
  const facts = [
    ...listLimits(isPlain(node) ? '' : formatTypeWords(node), node, node.constraints),
    ...listChips(walk, node, node.constraints, node.deprecated),
  ].filter(Boolean);
  return [
    facts.length > 0 ? `${facts.join(', ')}.` : '',
    printText(node.description, 6),
    printText(node.condition, 6),
    printDocs(node.docs),
    listValues(node, [], '').trim(),
    cut([...listContent(walk, node, 0)]),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Whether the type of a body says no more than its fields and forms do. */
function isPlain({ kind, type }: SchemaNode): boolean {
  return type === 'object' || kind === 'union';
}

/** A limit in words, or a regular expression that no words describe. */
const printLimit = ({ kind, text, raw }: Constraint) =>
  kind === 'pattern' && raw === undefined ? printCode(text) : printName(text);

/** Type, what a value always is, and its limits: in words, then as the document has them. */
function listLimits(type: string, node: SchemaNode, constraints: readonly Constraint[]) {
  const printed = constraints.map((one) => ({ ...one, text: printLimit(one) }));
  const { text, raw } = describeField(printName(type), printed);
  return [
    text,
    node.const === undefined ? '' : fieldWords.constant(printValue(node.const)),
    ...raw.map(printCode),
  ];
}

/** Constraint in words, with a link to what it says that replaces it. */
export function printConstraint({ api, getHref }: FieldWalk, constraint: Constraint): string {
  const { text, replacement } = constraint;
  if (replacement === undefined) return printName(text);
  const found = findReplacement(api, replacement);
  const href = found.entry ? getHref(found.entry.id) : found.url;
  return href === undefined ? printName(found.text) : printLink(found.text, href);
}

/** What changes what is sent. */
function listChips(
  walk: FieldWalk,
  node: SchemaNode,
  constraints: readonly Constraint[],
  isDeprecated: boolean,
) {
  return [
    ...constraints.filter(isSentConstraint).map((one) => printConstraint(walk, one)),
    node.default === undefined ? '' : fieldWords.defaultValue(printValue(node.default)),
    isDeprecated ? fieldWords.deprecated : '',
  ];
}

/** Prints parameters or headers as a list of Markdown; `''` for none. */
export function printParameters(walk: FieldWalk, parameters: readonly Parameter[]): string {
  return cut(
    parameters.flatMap(({ name, schema, ...facts }) => [
      ...listField(walk, printCode(name), schema, 0, facts),
    ]),
  );
}

function cut(lines: readonly string[]): string {
  const left = lines.length - MAX_LINES;
  const shown = left > 0 ? [...lines.slice(0, MAX_LINES), `- ${words.more(left)}`] : lines;
  return shown.join('\n');
}

function* listContent(walk: FieldWalk, node: SchemaNode, depth: number): Generator<string> {
  const indent = '  '.repeat(depth);
  if (node.cyclic) {
    yield `${indent}- ${node.ref === undefined ? nested.thisRepeats : nested.repeats(printName(node.ref))}`;
    return;
  }
  if (depth > MAX_DEPTH) {
    const names = listNames(node);
    if (names !== '') yield `${indent}- ${names}`;
    return;
  }
  for (const { name, schema, ...facts } of node.fields)
    yield* listField(walk, printCode(name), schema, depth, facts);
  for (const { kind, label, schema } of node.variants)
    yield* listVariant(walk, VARIANT_WORDS[kind](printName(label)), schema, depth, node);
  for (const { name, schema } of listSubschemas('', node))
    if (schema.value !== true) yield* listField(walk, printName(name), schema, depth, {});
}

/** A variant; of fields that its parent has described, the names of those that it needs, and what it says of them. */
function* listVariant(
  walk: FieldWalk,
  name: string,
  schema: SchemaSource,
  depth: number,
  parent: SchemaNode,
): Generator<string, void> {
  const described = new Map(parent.fields.map((field) => [field.name, field.schema.value]));
  const node = getSchemaNode(walk.api, schema);
  const isKnown = node.fields.every((field) => described.has(field.name));
  if (node.fieldCount === 0 || !isKnown) {
    yield* listField(walk, name, schema, depth, {});
    return;
  }
  const needs = listNames({ fields: node.fields.filter((field) => field.required) });
  const description = printItemText(node.description, '  '.repeat(depth + 1));
  const text = `${needs === '' ? '' : `${needs}. `}${description}`;
  yield `${'  '.repeat(depth)}- ${words.labelled({ name, text }).trimEnd()}`;
  for (const { name: field, schema: own } of node.fields)
    if (!isBareSchema(own.value) && printJson(own.value) !== printJson(described.get(field)))
      yield* listField(walk, printCode(field), own, depth + 1, {});
}

/** Whether a schema says nothing of a value: `true`, or an object without keywords. */
const isBareSchema = (value: Json | undefined) =>
  value === undefined || value === true || printJson(value) === '{}';

/** Names of an object's fields: `needs a, b; may have c`; `''` for none. */
function listNames({ fields }: Pick<SchemaNode, 'fields'>): string {
  const list = (required: boolean) =>
    fields
      .flatMap((field) => (field.required === required ? printCode(field.name) : []))
      .join(', ');
  const [needs, takes] = [list(true), list(false)];
  return [needs && words.needs(needs), takes && words.mayHave(takes)].filter(Boolean).join('; ');
}

function* listField(
  walk: FieldWalk,
  name: string,
  schema: SchemaSource,
  depth: number,
  facts: FieldFacts,
): Generator<string> {
  const node = getSchemaNode(walk.api, schema);
  const indent = '  '.repeat(depth);
  const marks = findSchemaMarks(walk.api, walk.marks, schema);
  yield `${indent}- ${describe(walk, name, node, marks, facts, `${indent}  `)}`;
  yield* listExamples(node, facts, `${indent}  `);
  yield* listContent(walk, node, depth + 1);
}

/** Name, type and limits, what is required, then the description, the allowed values and examples. */
function describe(
  walk: FieldWalk,
  name: string,
  node: SchemaNode,
  marks: readonly ChangeMark[],
  { required, requiredWith = [], constraints = [], example, examples, deprecated }: FieldFacts,
  indent: string,
): string {
  const all = [...node.constraints, ...constraints];
  const values = listValueExamples(node, { example, examples });
  const facts = [
    ...listLimits(formatTypeWords(node), node, all),
    required === true ? fieldWords.required : '',
    required !== true && (requiredWith.length > 0 || node.condition !== '')
      ? fieldWords.conditional
      : '',
    ...listChips(walk, node, all, node.deprecated || deprecated === true),
    values.length > 0 && areShort(values)
      ? fieldWords.example(values.map(printValue).join(', '))
      : '',
    ...marks.flatMap((mark) => (mark.value === undefined ? printName(mark.text) : [])),
  ];
  const when = requiredWith.length > 0 ? requiredWith.map(printCode).join(fieldWords.or) : '';
  const texts = [
    printItemText(node.description, indent),
    when === '' ? '' : fillSentence(fieldWords.requiredWhen, when),
    printItemText(node.condition, indent),
    printDocs(node.docs),
    listValues(node, marks, indent),
  ];
  const line = words.labelled({ name, text: `${facts.filter(Boolean).join(', ')}.` });
  // A text with blocks begins and ends lines of its own.
  return texts
    .filter(Boolean)
    .reduce((text, next) => {
      if (text.endsWith('\n')) return `${text}\n${indent}${next}`;
      return next.startsWith('\n') ? `${text}${next}` : `${text} ${next}`;
    }, line)
    .trimEnd();
}

const printValue = (value: Json) => printCode(formatJsonValue(value));

type OwnExamples = Pick<FieldFacts, 'example' | 'examples'>;

/** Examples that are nothing but values. */
function listValueExamples(node: SchemaNode, { example, examples = [] }: OwnExamples) {
  return areNamed(examples) ? [] : getVisibleExamples(node, example);
}

/** Examples that are too long for the line of a field, or have names, each in a line below it. */
function* listExamples(node: SchemaNode, own: OwnExamples, indent: string): Generator<string> {
  const values = listValueExamples(node, own);
  if (!areShort(values))
    for (const value of values)
      yield `${indent}- ${words.labelled({ name: exampleWord, text: printValue(value) })}`;
  if (areNamed(own.examples ?? []))
    for (const { name, summary, description = '', value, externalValue } of own.examples ?? []) {
      const title = exampleTitle(printName(visibleName(summary, name)));
      const code = externalValue === undefined ? printValue(value) : printCode(externalValue);
      const text = `${code} ${printItemText(description, `${indent}  `)}`.trimEnd();
      yield `${indent}- ${words.labelled({ name: title, text })}`;
    }
}

function listValues(
  { enum: values }: SchemaNode,
  marks: readonly ChangeMark[],
  indent: string,
): string {
  if (values.length > MAX_VALUES) return words.oneOfValues(values.length);
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
