import * as words from '@/.generated/words/openapi/markdown';
import * as fieldWords from '@/.generated/words/reference/fields';
import * as nested from '@/.generated/words/reference/nested';
import { visibleName } from '@/lib/text/visible-name';
import { type ChangeMark, findSchemaMarks } from '../compare/change-marks';
import type { Parameter } from '../core/operation-types';
import { printJson } from '../core/print-json';
import type { Constraint, SchemaNode, SchemaSource, Variant } from '../core/schema-types';
import type { ApiIndex, Json } from '../core/types';
import { findReplacement } from '../overview/find-replacement';
import { hasInlineFields, listSubschemas } from '../schema/subschemas';
import {
  describeField,
  distinctTitle,
  formatTypeWords,
  isSentConstraint,
} from '../schema-view/describe-field';
import { getSchemaNode } from '../schema-view/schema-node';
import { areShort, getVisibleExamples } from '../schema-view/visible-examples';
import { createRefusalCheck } from '../validation/refused-values';
import { fitLevels, getNextLevel, type ListLevel } from './fit-levels';
import {
  fillSentence,
  printCode,
  printDocs,
  printItemText,
  printLink,
  printName,
  printText,
  printTitle,
} from './print-text';
import {
  listExamples,
  listValueExamples,
  listValues,
  type OwnExamples,
  printOffered,
  printValue,
} from './print-values';

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

type FieldFacts = OwnExamples & {
  /** Name of the field or label of the variant, which its title may repeat. */
  readonly label?: string;
  readonly required?: boolean | undefined;
  /** Fields that make it required when they are sent. */
  readonly requiredWith?: readonly string[] | undefined;
  readonly constraints?: readonly Constraint[] | undefined;
  readonly deprecated?: boolean;
};

/** Prints what a schema says, and its fields as a nested list of Markdown. */
export function printFields(walk: FieldWalk, schema: SchemaSource): string {
  const node = getSchemaNode(walk.api, schema);
  if (node.kind !== 'object' && node.kind !== 'union')
    return fitLevels((root) => listField(walk, fieldWords.body, schema, root, {}));
  const isRefused = createRefusalCheck(walk.api, schema);
  const refused = getVisibleExamples(node, undefined).filter(isRefused);
  const facts = [
    ...listLimits(isPlain(node) ? '' : formatTypeWords(node), node, node.constraints),
    ...listChips(
      walk,
      node,
      node.constraints,
      node.deprecated,
      createRefusalCheck(walk.api, schema),
    ),
  ].filter(Boolean);
  return [
    facts.length > 0 ? `${facts.join(', ')}.` : '',
    printTitle(distinctTitle(node, fieldWords.theBody)),
    printText(node.description, 6),
    printText(node.condition, 6),
    ...refused.map((one) => `${fieldWords.example(printOffered(one, isRefused))}.`),
    printDocs(node.docs),
    listValues(node, [], '').trim(),
    fitLevels((root) => listContent(walk, node, root)),
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
  isRefused: (value: Json) => boolean,
) {
  return [
    ...constraints.filter(isSentConstraint).map((one) => printConstraint(walk, one)),
    node.default === undefined
      ? ''
      : fieldWords.defaultValue(printOffered(node.default, isRefused)),
    isDeprecated ? fieldWords.deprecated : '',
  ];
}

/** Prints parameters or headers as a list of Markdown; `''` for none. */
export function printParameters(walk: FieldWalk, parameters: readonly Parameter[]): string {
  return fitLevels(function* (root) {
    for (const { name, schema, ...facts } of parameters)
      yield* listField(walk, printCode(visibleName(name)), schema, root, facts);
  });
}

/** Fields, variants and other parts of a schema; of a variant, not that it takes any other name, as all schemas do. */
function* listContent(
  walk: FieldWalk,
  node: SchemaNode,
  at: ListLevel,
  isVariant = false,
): Generator<string> {
  const indent = '  '.repeat(at.depth);
  if (node.cyclic) {
    yield `${indent}- ${node.ref === undefined ? nested.thisRepeats : nested.repeats(printName(node.ref))}`;
    return;
  }
  if (at.left < 0) {
    const names = listNames(node);
    if (names !== '') yield `${indent}- ${names}`;
    return;
  }
  for (const { name, schema, ...facts } of node.fields)
    yield* listField(walk, printCode(visibleName(name)), schema, at, facts);
  for (const { kind, label, schema } of node.variants)
    yield* listVariant(walk, { kind, label }, schema, at, node);
  for (const { name, schema, alone } of listSubschemas('', node)) {
    if (isVariant && schema.value === true) continue;
    // A page has no row for the items of a list, but their fields.
    const isInline = alone && hasInlineFields(getSchemaNode(walk.api, schema));
    const left = isInline ? at.left + 1 : at.left;
    yield* listField(walk, printName(name), schema, { ...at, left }, {});
  }
}

/** A variant; of fields that its parent has described, the names of those that it needs, and what it says of them. */
function* listVariant(
  walk: FieldWalk,
  { kind, label }: Pick<Variant, 'kind' | 'label'>,
  schema: SchemaSource,
  at: ListLevel,
  parent: SchemaNode,
): Generator<string, void> {
  const name = VARIANT_WORDS[kind](printName(label));
  const described = new Map(parent.fields.map((field) => [field.name, field.schema.value]));
  const node = getSchemaNode(walk.api, schema);
  const isKnown = node.fields.every((field) => described.has(field.name));
  if (node.fieldCount === 0 || !isKnown) {
    yield* listField(walk, name, schema, at, { label });
    return;
  }
  const needs = listNames({ fields: node.fields.filter((field) => field.required) });
  const description = printItemText(node.description, '  '.repeat(at.depth + 1));
  const texts = [needs && `${needs}.`, printTitle(distinctTitle(node, label)), description];
  const text = texts.filter(Boolean).join(' ');
  yield `${'  '.repeat(at.depth)}- ${words.labelled({ name, text }).trimEnd()}`;
  for (const { name: field, schema: own } of node.fields)
    if (!isBareSchema(own.value) && printJson(own.value) !== printJson(described.get(field)))
      yield* listField(walk, printCode(field), own, getNextLevel(at), {});
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
  at: ListLevel,
  facts: FieldFacts,
): Generator<string> {
  const node = getSchemaNode(walk.api, schema);
  const indent = '  '.repeat(at.depth);
  const marks = findSchemaMarks(walk.api, walk.marks, schema);
  const isRefused = createRefusalCheck(walk.api, schema);
  yield `${indent}- ${describe(walk, name, node, marks, { ...facts, isRefused }, `${indent}  `)}`;
  yield* listExamples(node, facts, `${indent}  `, isRefused);
  yield* listContent(walk, node, getNextLevel(at), facts.label !== undefined);
}

/** Name, type and limits, what is required, then the description, the allowed values and examples. */
function describe(
  walk: FieldWalk,
  name: string,
  node: SchemaNode,
  marks: readonly ChangeMark[],
  facts: FieldFacts & { readonly isRefused: (value: Json) => boolean },
  indent: string,
): string {
  const { label = name, required, requiredWith = [], constraints = [], deprecated } = facts;
  const all = [...node.constraints, ...constraints];
  const values = listValueExamples(node, facts);
  const { isRefused } = facts;
  const chips = [
    ...listLimits(formatTypeWords(node), node, all),
    required === true ? fieldWords.required : '',
    required !== true && (requiredWith.length > 0 || node.condition !== '')
      ? fieldWords.conditional
      : '',
    ...listChips(walk, node, all, node.deprecated || deprecated === true, isRefused),
    values.length > 0 && areShort(values)
      ? fieldWords.example(values.map((one) => printOffered(one, isRefused)).join(', '))
      : '',
    ...marks.flatMap((mark) => (mark.value === undefined ? printName(mark.text) : [])),
  ];
  const when = requiredWith.length > 0 ? requiredWith.map(printCode).join(fieldWords.or) : '';
  const texts = [
    printTitle(distinctTitle(node, label)),
    printItemText(node.description, indent),
    when === '' ? '' : fillSentence(fieldWords.requiredWhen, when),
    printItemText(node.condition, indent),
    printDocs(node.docs),
    listValues(node, marks, indent),
  ];
  const line = words.labelled({ name, text: `${chips.filter(Boolean).join(', ')}.` });
  // A text with blocks begins and ends lines of its own.
  return texts
    .filter(Boolean)
    .reduce((text, next) => {
      if (text.endsWith('\n')) return `${text}\n${indent}${next}`;
      return next.startsWith('\n') ? `${text}${next}` : `${text} ${next}`;
    }, line)
    .trimEnd();
}
