import { DOCUMENTS, SOUND, writeFile, writeProject } from '../support/sample-project';

type ReadApis = typeof import('@/lib/pages/read-apis');

/** The module as `next dev` loads it, in a project of its own. */
function loadInDevelopment(root: string): ReadApis {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  jest.spyOn(process, 'cwd').mockReturnValue(root);
  let loaded: ReadApis | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual<ReadApis>('@/lib/pages/read-apis');
  });
  if (!loaded) throw new Error('not loaded');
  return loaded;
}

afterEach(() => jest.restoreAllMocks());

test('a document that was bundled again is read again, and only then', () => {
  const root = writeProject({ ...SOUND, ...DOCUMENTS });
  const { readApis, getOperationById } = loadInDevelopment(root);
  const first = readApis();
  expect(readApis()).toBe(first);
  expect(getOperationById('post /sale')?.entry.url).toBe('sale-auth-capture');
  const path = 'public/openapi/payment-gateway.json';
  const text = JSON.stringify(DOCUMENTS[path]).replace('Sale (Auth + Capture)', 'Charge a Card');
  writeFile(root, path, text);
  expect(getOperationById('post /sale')?.entry.url).toBe('charge-a-card');
});
