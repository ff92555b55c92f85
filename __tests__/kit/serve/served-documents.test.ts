import { join } from 'node:path';
import { describeUnusedHost, findServedDocument } from '@/lib/kit/serve/start';
import { writeSample } from '../../support/sample-export';

test('a document is that of the project, and without it that of the export', () => {
  const project = writeSample({ 'public/openapi/both.json': '{}' });
  const root = writeSample({ 'openapi/both.json': '{}', 'openapi/copy.json': '{}' });
  expect(findServedDocument(project, root, 'both')).toBe(join(project, 'public/openapi/both.json'));
  expect(findServedDocument(project, root, 'copy')).toBe(join(root, 'openapi/copy.json'));
});

test('pages that ask another port than the API host has are told of, with what to do', () => {
  const asked = ['http://localhost:4010'];
  expect(describeUnusedHost(asked, 'http://localhost:4010/')).toBeUndefined();
  expect(describeUnusedHost(asked, 'http://localhost:4299/')).toBe(
    'Pages do not use it, they ask http://localhost:4010: leave --api-port out, or change "local" in content/site.json and build',
  );
  expect(describeUnusedHost([], 'http://localhost:4299/')).toMatch(/no environment/);
});
