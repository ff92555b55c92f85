import { LazyTestDataComposer } from '@/components/workbench/composer/lazy-test-data-composer';
import { readTestData } from '@/lib/content/read-content';
import { buildStepRequest } from '@/lib/content/requests/build-step-request';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { printSnippet } from '@/lib/openapi/snippets/print-snippet';
import { getOperationById } from '@/lib/pages/read-apis';
import { composeBody } from '@/lib/workbench/composer/compose-body';
import { listOutcomes } from '@/lib/workbench/composer/list-outcomes';

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
  const body = composeBody(samples, first);
  const whole = buildStepRequest(api, operation, { ...parts, body });
  return (
    <LazyTestDataComposer
      groups={groups}
      samples={samples}
      request={buildStepRequest(api, operation, parts)}
      fields={[names.amount, names.card, names.zip, names.cvv2, names.account].flatMap(
        (name) => name ?? [],
      )}
      programs={{
        curl: printSnippet('curl', whole),
        javascript: printSnippet('javascript', whole),
        python: printSnippet('python', whole),
        php: printSnippet('php', whole),
        java: printSnippet('java', whole),
        csharp: printSnippet('csharp', whole),
        ruby: printSnippet('ruby', whole),
        go: printSnippet('go', whole),
      }}
    />
  );
}
