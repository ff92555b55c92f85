/** @shipped-documents */
import { printOperationFile } from '@/lib/openapi/files/operation-file';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { printSnippet } from '@/lib/openapi/snippets/print-snippet';
import { readApis } from '@/lib/pages/read-apis';
import { readDoctorSettings } from '@/lib/pages/workbench/read-doctor-settings';
import { listWorkflowFiles, readWorkflowFile } from '@/lib/pages/workflows/list-workflow-files';
import { examineRecording } from '@/lib/workbench/doctor/examine-recording';
import { readRecording } from '@/lib/workbench/doctor/recording/read-recording';

const apis = readApis().map(({ api }) => api);
const options = { settings: readDoctorSettings(), now: Date.parse('2026-11-30T12:00:00Z') };

const operations = apis.flatMap((api) =>
  [...api.operations.values()]
    .filter(({ webhook, deprecated }) => !webhook && !deprecated)
    .flatMap(({ id }) => {
      const operation = resolveOperation(api, id);
      return operation ? [{ api, operation }] : [];
    }),
);

/** What is to be mended or looked at in a text that has one request to each of some operations. */
function listRemarks(text: string, count: number): readonly string[] {
  const { calls, findings } = examineRecording(readRecording(text), apis, options);
  expect(calls).toBe(count);
  return findings.filter(({ severity }) => severity !== 'note').map(({ message }) => message);
}

test('the .http file of each operation has nothing to mend', () => {
  expect(operations.length).toBeGreaterThan(30);
  for (const { api, operation } of operations)
    expect([
      operation.entry.id,
      ...listRemarks(printOperationFile(api, operation, 'http'), 1),
    ]).toEqual([operation.entry.id]);
});

test('the command of curl of each operation has nothing to mend', () => {
  for (const { api, operation } of operations) {
    const command = printSnippet('curl', buildRequest(api, operation));
    expect([operation.entry.id, ...listRemarks(command, 1)]).toEqual([operation.entry.id]);
  }
});

test('the collection of each workflow has nothing to mend', () => {
  const files = listWorkflowFiles().filter(({ file }) => file === 'postman.json');
  expect(files.length).toBeGreaterThan(3);
  for (const { workflow, file } of files) {
    const { body } = readWorkflowFile(workflow, file);
    const { item }: { item: unknown[] } = JSON.parse(String(body));
    expect([workflow, ...listRemarks(String(body), item.length)]).toEqual([workflow]);
  }
});
