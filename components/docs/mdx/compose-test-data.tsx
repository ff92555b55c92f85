import { LazyTestDataComposer } from '@/components/workbench/composer/lazy-test-data-composer';
import { readTestDataComposer } from '@/lib/pages/workbench/read-test-data-composer';
import { canSend, describeSandboxOperation } from '@/lib/workbench/send/send-fields';
import { PrintedPrograms } from './code/request-frame';

/**
 * The composer of test data with its first outcome printed; nothing where the sandbox has no samples.
 * The source is content/test-data.json.
 */
export function ComposeTestData() {
  const view = readTestDataComposer();
  if (!view) return null;
  const { groups, samples, fields, saved, operation, request, firstRequest } = view;
  return (
    <LazyTestDataComposer
      {...{ groups, samples, fields, request }}
      named={{ api: saved.id, operation: operation.entry.id }}
      of={canSend(operation) ? describeSandboxOperation(saved.id, saved.api, operation) : undefined}
      printed={<PrintedPrograms request={firstRequest} name="request" />}
    />
  );
}
