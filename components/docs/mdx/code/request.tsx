import { Children, isValidElement, type ReactNode } from 'react';
import { TabCode } from '@/components/ui/code/code-tabs';
import { buildStepRequest } from '@/lib/content/requests/build-step-request';
import { joinRequestFences } from '@/lib/content/requests/request-parts';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { getOperationById } from '@/lib/pages/read-apis';
import { canSend, describeSandboxOperation } from '@/lib/workbench/send/send-fields';
import { type CodeBlockProps, HighlightedHtml } from './code-block';
import { RequestFrame } from './request-frame';

type RequestProps = {
  /** Id of the operation: `post /sale`. */
  operation: string;
  /** Name of the step: `Capture`. The file that a reader saves is named by it. */
  title: string;
  /** Fences: `yaml` parameters, a `json` body, `json` responses titled with a status. */
  children?: ReactNode;
};

/**
 * One call of an operation, printed at build in every language of the reference, and its responses
 * in the same frame.
 * @throws When no document has the operation; the content check names the file before that.
 */
export function Request({ operation: id, title, children }: RequestProps) {
  const saved = getOperationById(id)?.saved;
  const operation = saved && resolveOperation(saved.api, id);
  if (!operation) throw new Error(`No OpenAPI document has the operation "${id}"`);
  const blocks = Children.toArray(children)
    .filter((child) => isValidElement<CodeBlockProps>(child))
    .map(({ props }) => props);
  const parts = joinRequestFences(blocks.map((one) => ({ ...one, source: one.source ?? '' })));
  const responses = blocks
    .filter((block) => parts.responses.some((one) => one.title === block.title))
    .map(({ title: name = '', html }) => ({
      title: name,
      panel: (
        <TabCode>
          <HighlightedHtml html={html} />
        </TabCode>
      ),
    }));
  const request = buildStepRequest(saved.api, operation, parts);
  const sandbox = canSend(operation)
    ? describeSandboxOperation(saved.id, saved.api, operation, request, parts.parameters)
    : undefined;
  return <RequestFrame {...{ title, request, sandbox, responses }} />;
}
