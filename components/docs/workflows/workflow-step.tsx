import { Fragment } from 'react';
import * as words from '@/.generated/words/docs/workflows';
import { MethodBadge } from '@/components/api-reference/parts/method-badge';
import { TabCode } from '@/components/ui/code/code-tabs';
import { JsonCode } from '@/components/ui/code/json-code';
import { PageLink } from '@/components/ui/link/page-link';
import { Sentence } from '@/components/ui/sentence';
import { CriterionMark, OutputValue, StepRequest } from '@/components/workbench/workflow/run-part';
import { getRowName } from '@/lib/openapi/overview/operation-rows';
import { getOperationById } from '@/lib/pages/read-apis';
import type { CriterionView, StepLink, StepView } from '@/lib/pages/workflows/workflow-view';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { operationSlug } from '@/lib/text/slug';
import type { RunnableWorkflow } from '@/lib/workbench/workflow/run-step';
import { PrintedPrograms } from '../mdx/code/request-frame';
import { MarkdownText } from '../mdx/markdown-text';
import styles from './workflow-step.module.css';

type WorkflowStepProps = {
  step: StepView;
  /** The workflow; absent where it cannot be run. */
  run: RunnableWorkflow | undefined;
};

/** One step: what it does, what it takes and gives, and when it has succeeded; then its code. */
export function WorkflowStep({ step, run }: WorkflowStepProps) {
  const { id, title, text, operation, request, response, takes, gives, criteria } = step;
  const { entry, saved } = getOperationById(operation) ?? {};
  const panel = response && (
    <TabCode>
      <JsonCode value={response.value} />
    </TabCode>
  );
  return (
    <li className={styles.step}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <MarkdownText text={text} />
        {entry && (
          <p className={styles.operation}>
            <MethodBadge method={entry.method} />{' '}
            <PageLink href={getOperationPath(entry)}>{getRowName(entry)}</PageLink>
          </p>
        )}
        <dl className={styles.facts}>
          {takes.length > 0 && (
            <div>
              <dt>{words.takes}</dt>
              {takes.map(({ name, output, from }) => (
                <dd key={name}>
                  <Sentence text={words.takenFrom}>
                    <code>{name}</code>
                    <code>{output}</code>
                    <StepReference step={from} />
                  </Sentence>
                </dd>
              ))}
            </div>
          )}
          <div>
            <dt>{words.succeedsWhen}</dt>
            {criteria.map((criterion, index) => (
              <dd key={index}>
                <CriterionText criterion={criterion} />
                <CriterionMark workflow={run} step={id} index={index} />
              </dd>
            ))}
          </div>
          {gives.length > 0 && (
            <div>
              <dt>{words.gives}</dt>
              {gives.map(({ name, to }) => (
                <dd key={name}>
                  <Sentence text={to.length === 0 ? words.toKeep : words.givenTo}>
                    <code>{name}</code>
                    <StepReferences steps={to} />
                  </Sentence>
                  <OutputValue workflow={run} step={id} name={name} />
                </dd>
              ))}
            </div>
          )}
        </dl>
      </div>
      <div className={styles.code}>
        <StepRequest
          workflow={run}
          step={id}
          of={{ api: saved?.id ?? '', operation }}
          title={title}
          request={request}
          printed={<PrintedPrograms request={request} name={operationSlug(title)} />}
          responses={response && panel ? [{ title: response.title, panel }] : []}
        />
      </div>
    </li>
  );
}

function StepReference({ step: { number, title, id } }: { step: StepLink }) {
  return (
    <a href={`#${id}`} title={title}>
      {words.stepNumber(number)}
    </a>
  );
}

/** Several steps as in a sentence. */
function StepReferences({ steps }: { steps: readonly StepLink[] }) {
  return steps.map((one, index) => (
    <Fragment key={one.id}>
      {index > 0 && (index === steps.length - 1 ? words.lastSeparator : words.separator)}
      <StepReference step={one} />
    </Fragment>
  ));
}

function CriterionText({ criterion: { field, operator, value } }: { criterion: CriterionView }) {
  const literal = <code>{String(value)}</code>;
  if (field === '')
    return (
      <Sentence text={operator === '==' ? words.statusIs : words.statusIsNot}>{literal}</Sentence>
    );
  return (
    <Sentence text={operator === '==' ? words.fieldIs : words.fieldIsNot}>
      <code>{field}</code>
      {literal}
    </Sentence>
  );
}
