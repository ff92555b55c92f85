import { LazyTestDataComposer } from '@/components/workbench/composer/lazy-test-data-composer';
import { readTestData } from '@/lib/content/read-data';
import { buildStepRequest } from '@/lib/content/requests/build-step-request';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { getOperationById } from '@/lib/pages/read-apis';
import { composeBody } from '@/lib/workbench/composer/body-outcomes';
import { listOutcomes } from '@/lib/workbench/composer/list-outcomes';
import { canSend, describeSandboxOperation } from '@/lib/workbench/send/send-fields';
import { PrintedPrograms } from './code/request-frame';

/**
 * The composer of test data with its first outcome printed; nothing where the sandbox has no samples.
 * The source is content/test-data.json.
 */
export function ComposeTestData() {
  const data = readTestData();
  const { samples, request: names } = data.sandbox;
  const groups = listOutcomes(data);
  const [first] = groups.flatMap(({ outcomes }) => outcomes);
  const found = samples && getOperationById(samples.operation);
  const operation = found && resolveOperation(found.saved.api, samples.operation);
  if (!operation || !first) return null;
  const { api } = found.saved;
  const parts = { parameters: {}, responses: [] };
  const request = buildStepRequest(api, operation, parts);
  const whole = buildStepRequest(api, operation, { ...parts, body: composeBody(samples, first) });
  return (
    <LazyTestDataComposer
      {...{ groups, samples, request }}
      fields={[names.amount, names.card, names.zip, names.cvv2, names.account].flatMap(
        (name) => name ?? [],
      )}
      of={
        canSend(operation)
          ? describeSandboxOperation(found.saved.id, api, operation, whole)
          : undefined
      }
      printed={<PrintedPrograms request={whole} name="request" />}
    />
  );
}
