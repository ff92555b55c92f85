import { buildDocumentAdditions } from '@/lib/content/load/build-additions';

const ENTRY = { id: 'pay', name: 'Pay API', path: '/pay' };
const sandbox = 'https://pay-test.example.net/v1';

test('the sandbox of an API is the server of its document, unless its entry lists servers', () => {
  const servers = [{ url: sandbox }, { url: 'https://pay.example.net/v1' }];
  expect(buildDocumentAdditions({ ...ENTRY, sandbox }, {})).toEqual({
    servers: [{ url: sandbox }],
  });
  expect(buildDocumentAdditions({ ...ENTRY, sandbox, servers }, {})).toEqual({ servers });
  expect(buildDocumentAdditions(ENTRY, {})).toEqual({});
});
