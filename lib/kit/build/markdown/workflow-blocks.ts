import * as words from '@/.generated/words/docs/workflows';
import { printJson } from '@/lib/openapi/core/print-json';
import { getOperationById } from '@/lib/pages/read-apis';
import type {
  CriterionView,
  StepLink,
  StepView,
  WorkflowView,
} from '@/lib/pages/workflows/workflow-view';
import { workflowFiles } from '@/lib/routes/urls';
import { printOperationLine, printRequest } from './data-blocks';
import {
  type Blocks,
  fence,
  heading,
  type Inline,
  inlineCode,
  label,
  link,
  list,
  paragraph,
  parseBlocks,
  sentence,
  titledLink,
} from './nodes';

/** A workflow: links to its files, then its steps in order, each with its code. */
export function printWorkflow({ name, steps }: WorkflowView): Blocks {
  const files = sentence(
    words.runIt,
    [link(workflowFiles.arazzo(name), words.arazzoFile)],
    [link(workflowFiles.postman(name), words.postmanCollection)],
  );
  return [paragraph(...files), list(steps.map(printStep), { start: 1 })];
}

function printStep(step: StepView): Blocks {
  const { title, text, operation, request, response, takes, gives, criteria } = step;
  const entry = getOperationById(operation)?.entry;
  const taken = takes.map(({ name, output, from }) =>
    sentence(words.takenFrom, [inlineCode(name)], [inlineCode(output)], [linkStep(from)]),
  );
  const given = gives.map(({ name, to }) =>
    to.length === 0
      ? sentence(words.toKeep, [inlineCode(name)])
      : sentence(words.givenTo, [inlineCode(name)], linkSteps(to)),
  );
  return [
    heading(2, title),
    ...parseBlocks(text),
    ...(entry ? [paragraph(...printOperationLine(entry))] : []),
    ...printFacts(words.takes, taken),
    ...printFacts(words.succeedsWhen, criteria.map(printCriterion)),
    ...printFacts(words.gives, given),
    ...printRequest(title, request),
    ...(response ? [label(response.title), fence('json', printJson(response.value, 2))] : []),
  ];
}

/** Sentences below a name; nothing without any. */
function printFacts(name: string, facts: readonly (readonly Inline[])[]): Blocks {
  if (facts.length === 0) return [];
  return [paragraph(`${name}:`), list(facts.map((parts) => [paragraph(...parts)]))];
}

const linkStep = ({ number, title, id }: StepLink) =>
  titledLink(`#${id}`, title, words.stepNumber(number));

/** Several steps as in a sentence. */
const linkSteps = (steps: readonly StepLink[]): readonly Inline[] =>
  steps.flatMap((step, index) => {
    const separator = index === steps.length - 1 ? words.lastSeparator : words.separator;
    return index === 0 ? [linkStep(step)] : [separator, linkStep(step)];
  });

function printCriterion({ field, operator, value }: CriterionView): readonly Inline[] {
  const isEqual = operator === '==';
  const literal = inlineCode(String(value));
  return field === ''
    ? sentence(isEqual ? words.statusIs : words.statusIsNot, [literal])
    : sentence(isEqual ? words.fieldIs : words.fieldIsNot, [inlineCode(field)], [literal]);
}
