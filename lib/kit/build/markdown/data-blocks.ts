import { builtWith, fieldsOf } from '@/.generated/words/docs/guides';
import * as lifecycles from '@/.generated/words/docs/lifecycles';
import * as sequences from '@/.generated/words/docs/sequences';
import * as chips from '@/.generated/words/reference/fields';
import * as composer from '@/.generated/words/workbench/composer';
import { isTestDataSet } from '@/lib/content/schemas/test-data';
import { formatJsonValue } from '@/lib/openapi/core/print-json';
import type { SchemaNode } from '@/lib/openapi/core/schema-types';
import { formatSentMethod, type OperationEntry } from '@/lib/openapi/core/types';
import { formatMethod, getRowName } from '@/lib/openapi/overview/operation-rows';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { printCurl } from '@/lib/openapi/request/print-curl';
import {
  describeField,
  formatTypeWords,
  isSentConstraint,
} from '@/lib/openapi/schema-view/describe-field';
import { type LinkedOperation } from '@/lib/pages/guide/build-lifecycle';
import type { FieldList, ListedField } from '@/lib/pages/guide/field-list';
import { readGoLiveLists } from '@/lib/pages/guide/go-live';
import { isEnd } from '@/lib/pages/guide/layout-lifecycle';
import { type CodeTableRow, readCodeTable } from '@/lib/pages/guide/read-code-table';
import { readLifecycle } from '@/lib/pages/guide/read-lifecycle';
import { type DataColumn, readTestDataTable } from '@/lib/pages/guide/read-test-data-table';
import { readTestDataComposer } from '@/lib/pages/workbench/read-test-data-composer';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { parseSequence, type SequenceItem } from '@/lib/sequence/parse-sequence';
import { listTestFields } from '@/lib/workbench/composer/body-outcomes';
import type { TestOutcome } from '@/lib/workbench/composer/list-outcomes';
import {
  type Blocks,
  fence,
  heading,
  type Inline,
  inlineCode,
  join,
  label,
  link,
  list,
  paragraph,
  parseBlocks,
  parseInline,
  sentence,
  strong,
  table,
} from './nodes';

const nameColumns = (columns: readonly DataColumn[]) =>
  columns.map(({ name, isCode }) => [isCode ? inlineCode(name) : name]);

/** Table of test data; nothing for an unknown list. */
export function printTestData(set: string, only: string | undefined): Blocks {
  if (!isTestDataSet(set)) return [];
  const { columns, rows } = readTestDataTable(set, only);
  const cells = rows.map((row) => [[inlineCode(row.value)], ...row.cells.map(parseInline)]);
  return [table(nameColumns(columns), cells)];
}

/** Table of response codes. */
export function printCodes(set: string, only: string | undefined): Blocks {
  const { columns, rows } = readCodeTable(set, only);
  return [table(nameColumns(columns), rows.map(listCodeCells))];
}

function listCodeCells(row: CodeTableRow): readonly (readonly Inline[])[] {
  const { code, status, href, meaning, cause, retry, advice, sandbox } = row;
  return [
    [link(href, inlineCode(code)), ...(status === undefined ? [] : [` HTTP ${status}`])],
    parseInline(cause === undefined ? meaning : `${meaning} ${cause}`),
    [strong(retry), ...(advice === undefined ? [] : [' ', ...parseInline(advice)])],
    parseInline(sandbox),
  ];
}

/** Method, name and path of an operation in one line. */
export function printOperationLine(
  entry: OperationEntry,
  href = getOperationPath(entry),
): readonly Inline[] {
  const { method, path, isNamed, webhook = false } = entry;
  return [
    `${webhook ? formatMethod(method, { short: false, webhook }) : formatSentMethod(method)} `,
    link(href, getRowName(entry)),
    ...(isNamed ? [' ', inlineCode(path)] : []),
  ];
}

/** Fields of an operation, each with its limits, meaning and allowed values. */
export function printFieldList({ operation, fields }: FieldList): Blocks {
  const name = link(operation.href, operation.name);
  return [paragraph(...sentence(fieldsOf, [name])), list(fields.map(printField))];
}

function printField({ name, href, required, node }: ListedField): Blocks {
  const facts = listFacts(node, required);
  return [
    paragraph(link(href, inlineCode(name)), ': ', ...join(facts, ', ')),
    ...parseBlocks(node.description),
    ...parseBlocks(node.condition),
    ...(node.enum.length > 0 ? [list(node.enum.map(printEnumValue))] : []),
  ];
}

function listFacts(node: SchemaNode, required: boolean): readonly (readonly Inline[])[] {
  const { constraints, condition, deprecated } = node;
  const { text, raw } = describeField(formatTypeWords(node), constraints);
  const needs = required ? chips.required : condition !== '' ? chips.conditional : '';
  const texts = [
    node.const === undefined ? '' : chips.constant(formatJsonValue(node.const)),
    text,
    needs,
    deprecated ? chips.deprecated : '',
    ...constraints.filter(isSentConstraint).map((one) => one.text),
    node.default === undefined ? '' : chips.defaultValue(formatJsonValue(node.default)),
  ];
  return [
    ...texts.filter((one) => one !== '').map((one) => [one]),
    ...raw.map((one) => [inlineCode(one)]),
  ];
}

function printEnumValue({ value, description }: SchemaNode['enum'][number]): Blocks {
  const code = inlineCode(formatJsonValue(value));
  return [paragraph(code, ...(description === '' ? [] : [': ', ...parseInline(description)]))];
}

/** A request as the command of a shell, below its title. */
export function printRequest(title: string, request: SampleRequest): Blocks {
  return [label(title), fence('bash', printCurl(request))];
}

/** The first outcome of the sandbox: what to send, what comes back, and the request. */
export function printComposer(): Blocks {
  const view = readTestDataComposer();
  if (!view) return [];
  const { first, fields, firstBody, firstRequest } = view;
  const data = listTestFields(firstBody, fields);
  return [
    list(
      data.map(([name, value]) => [paragraph(inlineCode(name), ' ', inlineCode(String(value)))]),
    ),
    paragraph(
      ...sentence(composer.youGet, listResults(first.results)),
      ...(first.later?.length ? sentence(composer.later, listResults(first.later)) : []),
    ),
    ...printRequest(composer.request, firstRequest),
  ];
}

function listResults(results: TestOutcome['results']): readonly Inline[] {
  const pairs = results.map(([field, value]) => [
    ...[field === '' ? composer.httpStatus : inlineCode(field), ' '],
    inlineCode(value),
  ]);
  return join(pairs, ', ');
}

/** The checklists of all guides, each under the name of its guide. */
export function printGoLiveLists(): Blocks {
  return readGoLiveLists().flatMap(({ title, url, tasks }) => [
    heading(2, title),
    paragraph(...sentence(builtWith, [link(url, title)])),
    list(
      tasks.map((task) => [paragraph(...parseInline(task))]),
      { isChecklist: true },
    ),
  ]);
}

/** States of a resource as a table: what can happen in each, and what it refuses. */
export function printLifecycle(of: string): Blocks {
  const { title, states } = readLifecycle(of);
  const titles = new Map(states.map((one) => [one.name, one.title]));
  const linkTo = ({ name, href }: LinkedOperation) => [link(href, name)];
  const rows = states.map((state) => {
    const moves = state.moves.map(({ operation, to }) => {
      const after = [strong(titles.get(to) ?? '')];
      if (!operation) return sentence(lifecycles.becomes, after);
      return to === state.name
        ? sentence(lifecycles.stays, linkTo(operation))
        : sentence(lifecycles.leadsTo, linkTo(operation), after);
    });
    const refusals = state.refusals.map(({ operation }) => linkTo(operation));
    const happens = [...moves, ...(isEnd(state) ? [[lifecycles.end]] : [])];
    return [[strong(state.title)], join(happens, '; '), join(refusals, '; ')];
  });
  const head = [lifecycles.state, lifecycles.happens, lifecycles.refused];
  return [
    label(lifecycles.caption(title)),
    table(
      head.map((one) => [one]),
      rows,
    ),
  ];
}

/** Steps of a sequence diagram as a numbered list. */
export function printSequence(source: string): Blocks {
  return [printSequenceItems(parseSequence(source).sequence.items)];
}

const printSequenceItems = (items: readonly SequenceItem[]) =>
  list(items.map(printSequenceItem), { start: 1 });

function printSequenceItem(item: SequenceItem): Blocks {
  switch (item.kind) {
    case 'message':
    case 'reply': {
      const { kind, from, to, text } = item;
      return [paragraph(...sentence(sequences[kind], [strong(from)], [strong(to)], [text]))];
    }
    case 'task':
      return [paragraph(...sentence(sequences.task, [strong(item.actor)], [item.text]))];
    case 'note':
      return [paragraph(item.text)];
    case 'group':
      return [paragraph(sequences.group(item.text)), printSequenceItems(item.items)];
    default:
      return item satisfies never;
  }
}
