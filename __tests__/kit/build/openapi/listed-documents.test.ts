import { checkListedDocuments } from '@/lib/kit/build/openapi/sources';
import { SOUND, writeProject } from '../../../support/sample-project';

const check = (...files: readonly string[]) => {
  const documents = Object.fromEntries(files.map((file) => [`content/openapi/${file}`, '{}']));
  const root = writeProject({ ...SOUND, ...documents });
  return () => checkListedDocuments(root);
};
const BOTH = ['payment-gateway/openapi.yaml', 'platform/openapi.json'];

test('each entry of "apis" has its document, and what else lies there is none', () =>
  expect(check(...BOTH, 'shared/money.yaml', 'addresses.txt')).not.toThrow());

test('an entry without a document and a document without an entry are told of at once', () =>
  expect(check('payment-gateway/openapi.yaml', 'paltform/openapi.yaml')).toThrow(
    new Error(
      'content/site.json: apis.1.id: there is no content/openapi/platform/openapi.yaml\n' +
        'content/openapi/paltform: no page shows it. Add { "id": "paltform", "name": "…", "path": "…" } to "apis" of content/site.json, or take the folder away',
    ),
  ));

test('a site.json at fault is told of elsewhere', () => {
  const root = writeProject({
    'content/site.json': '[]',
    'content/openapi/tea/openapi.yaml': '{}',
  });
  expect(() => checkListedDocuments(root)).not.toThrow();
});
