/** @shipped-documents */
import { readFileSync } from 'node:fs';
import site from '@/content/site.json';
import { workflowFilePath } from '@/lib/content/load/load-workflow-file';
import { checkWorkflowTexts, loadWorkflows } from '@/lib/content/load/load-workflows';
import { readApiLookup } from '@/lib/content/source/api-lookup';
import { createDisk } from '@/lib/content/source/disk';
import { createLoader } from '@/lib/content/source/loader';
import { createCheckText } from '@/lib/content/validate/check-references';

const NAME = 'card-on-file';
const written = readFileSync(workflowFilePath(NAME), 'utf8');
const ids = site.apis.map(({ id }) => id);
const api = readApiLookup(createDisk(process.cwd()), ids, () => () => undefined);

/** Workflows and errors of a folder with one file. */
function load(text: string) {
  const disk = { ...createDisk(process.cwd()), list: () => [`${NAME}.arazzo.yaml`] };
  const loader = createLoader({ ...disk, readText: () => text });
  const workflows = loadWorkflows(loader, { api, values: {}, hasImage: () => true });
  return { workflows, errors: loader.errors.map(({ at, message }) => `${at}: ${message}`) };
}

test('a step is data: operation, parameters, body, criteria and outputs', () => {
  const { workflows, errors } = load(written);
  expect(errors).toEqual([]);
  expect(workflows[0]?.steps[1]).toEqual({
    id: 'charge-the-card',
    title: 'Charge the card',
    text: expect.stringContaining('49.95'),
    operation: 'post /sale',
    parameters: {},
    body: expect.objectContaining({ card_id: '$steps.store-the-card.outputs.card_id' }),
    media: 'application/json',
    criteria: ['$statusCode == 200', "$response.body#/rcode == '000'"],
    outputs: { pg_id: '$response.body#/pg_id' },
  });
});

const AT = 'workflows.0.steps';

test.each([
  ['arazzo: 1.0.1', 'arazzo: 2.0.0', 'arazzo: expected "1.0.1", received "2.0.0"'],
  [
    'stepId: charge-the-card',
    'stepID: charge-the-card',
    `${AT}.1: unknown key "stepID". Did you mean "stepId"?`,
  ],
  [
    'workflowId: card-on-file',
    'workflowId: card',
    'workflows.0.workflowId: expected the name of the file, "card-on-file", received "card"',
  ],
  [
    'name: platform',
    'name: platfrom',
    'sourceDescriptions.0.name: content/site.json has no document "platfrom". Did you mean "platform"?',
  ],
  [
    'platform.addCustomer',
    'platform.addCustomr',
    `${AT}.0.operationId: "platform" has no operation "addCustomr". Did you mean "addCustomer"?`,
  ],
  [
    '$sourceDescriptions.platform.addCustomer',
    'addCustomer',
    `${AT}.0.operationId: expected "$sourceDescriptions.<name>.addCustomer", because the file has several documents`,
  ],
  [
    'name: pgIdOrig',
    'name: pgIdOrg',
    `${AT}.2.parameters: there is no parameter "pgIdOrg". Did you mean "pgIdOrig"?`,
  ],
  ['name: pgIdOrig', 'name: x', `${AT}.2.parameters: the path parameter "pgIdOrig" has no value`],
  [
    'amt_tran: 49.95',
    'amt_tran: much',
    `${AT}.1.requestBody.payload: body: "amt_tran" does not fit its schema: "much"`,
  ],
  [
    'outputs.card_id',
    'outputs.card_di',
    `${AT}.1.requestBody.payload.card_id: step "store-the-card" has no output "card_di". Did you mean "card_id"?`,
  ],
  [
    '$steps.charge-the-card',
    '$steps.charge-the-cards',
    `${AT}.2.parameters.pgIdOrig: no step before has the id "charge-the-cards". Did you mean "charge-the-card"?`,
  ],
  [
    '#/rcode ==',
    '#/rcod ==',
    `${AT}.1.successCriteria.1.condition: "post /sale" has no "rcod" at "response.200.rcod". Did you mean "rcode"?`,
  ],
  [
    '$statusCode == 200',
    '$statusCode == 201',
    `${AT}.0.successCriteria: the operation documents no response 201. Did you mean 200?`,
  ],
  [
    "rcode == '000'",
    "rcode == '999'",
    `${AT}.1.successCriteria: no example of the response 200 in the document fulfils them, and no sample of its schema where it has none`,
  ],
  [
    '#/data/customer_id',
    '#/data/customer_ids',
    `${AT}.0.outputs.customer_id: "post /vault/customer" has no "customer_ids" at "response.200.data.customer_ids". Did you mean "customer_id"?`,
  ],
  ['info:', 'info: [', 'line 3: not YAML: '],
])('%j as %j is an error with its place', (from, to, error) => {
  const changed = written.replace(from, () => to);
  expect(changed).not.toBe(written);
  const { errors } = load(changed);
  expect(errors.length).toBeLessThan(4);
  expect(errors).toContainEqual(expect.stringContaining(error));
});

test('a file that a form sends is named, and has to lie beside the workflow', () => {
  const form = `        requestBody:
          contentType: multipart/form-data
          payload:
            file: $file('absent.pdf')
`;
  const at = written.indexOf('        requestBody:');
  const end = written.indexOf('        successCriteria:');
  const { workflows, errors } = load(written.slice(0, at) + form + written.slice(end));
  expect(workflows[0]?.steps[0]?.files).toEqual(['absent.pdf']);
  expect(errors).toContainEqual(
    `${AT}.0.requestBody.payload: "absent.pdf" is not beside the workflow`,
  );
});

test('the text of a step has the rules of Markdown, with the backslash of YAML', () => {
  const { workflows } = load(written);
  const changed = workflows.map((one) => ({
    ...one,
    steps: one.steps.map((step) => ({ ...step, text: 'See [keys] (/api/).' })),
  }));
  const loader = createLoader(createDisk(process.cwd()));
  const checkText = createCheckText(loader, () => undefined);
  checkWorkflowTexts(changed.slice(0, 1), () => undefined, checkText);
  expect(loader.errors).toContainEqual({
    file: workflowFilePath(NAME),
    at: `${AT}.1.description`,
    message: expect.stringMatching(/^"\[keys\]" stays .* write \\\[ for a bracket$/),
  });
});

test.each(['platform', '../openapi/platform/openapi.yaml'])(
  'a document may be named as %s, and a workflow has no drawing',
  (url) => {
    const text = written
      .replace('../../public/openapi/platform.json', url)
      .replace(/^ {4}drawing: .*\n/m, '');
    const { workflows, errors } = load(text);
    expect(errors).toEqual([]);
    expect(workflows[0]).not.toHaveProperty('drawing');
  },
);
