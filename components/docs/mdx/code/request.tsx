import { Children, isValidElement, type ReactNode } from 'react';
import { TabCode } from '@/components/ui/code/code-tabs';
import { buildPageRequest } from '@/lib/pages/guide/page-request';
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
  const fences = Children.toArray(children)
    .filter((child) => isValidElement<CodeBlockProps>(child))
    .map(({ props }) => ({ ...props, source: props.source ?? '' }));
  const { saved, operation, parameters, request, responses } = buildPageRequest(id, fences);
  const sandbox = canSend(operation)
    ? describeSandboxOperation(saved.id, saved.api, operation, parameters)
    : undefined;
  const tabs = responses.map(({ title: name = '', html }) => ({
    title: name,
    panel: (
      <TabCode>
        <HighlightedHtml html={html} />
      </TabCode>
    ),
  }));
  const named = { api: saved.id, operation: id };
  return <RequestFrame {...{ title, request, named, sandbox }} responses={tabs} />;
}
