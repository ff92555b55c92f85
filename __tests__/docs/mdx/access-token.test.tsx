import { render, screen, within } from '@testing-library/react';
import { AccessToken } from '@/components/docs/mdx/code/access-token';
import { createDocumentWords } from '@/lib/content/source/document-words';
import { checkBody } from '@/lib/content/validate/check-page-body';
import { printGuide } from '@/lib/kit/build/markdown/guide-blocks';
import { printMarkdown } from '@/lib/kit/build/markdown/print-markdown.mjs';
import { indexApi } from '@/lib/openapi/document/index-api';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { parseDocument } from '@/lib/openapi/parse/parse-document';
import { getFixture, readJsonText } from '../../fixtures/documents';

const apis = [
  'oauth-authorization-code-3.0.yaml',
  'oauth-client-credentials-3.1.yaml',
  'oauth-token-operation-3.0.yaml',
].map((file) => {
  const parsed = parseDocument(JSON.parse(readJsonText(getFixture(file))));
  return indexApi(parsed.ok ? parsed.document : {});
});

const mockFind = (id: string) => {
  const api = apis.find(({ operations }) => operations.has(id));
  return api && { saved: { api }, entry: api.operations.get(id) };
};
jest.mock('@/lib/pages/read-apis', () => ({ getOperationById: (id: string) => mockFind(id) }));

test('the request for a token stands in eight languages', () => {
  render(<AccessToken operation="get /books" />);
  const frame = within(screen.getByRole('group', { name: 'Get an access token' }));
  expect(frame.getAllByRole('radio')).toHaveLength(8);
  expect(frame.getByRole('group', { name: 'Python' })).toHaveTextContent(
    'https://login.library.test/oauth2/token',
  );
});

test('a sign-in stands above the request that exchanges its code', () => {
  const { container } = render(<AccessToken operation="get /events" />);
  expect(container.querySelector('p')).toHaveTextContent(
    /^Sign in at this address, which then gives the code: https:\/\/login\.calendar\.test\/authorize/,
  );
});

test('its Markdown has the same', () => {
  const markdown = printMarkdown(printGuide('<AccessToken operation="get /events" />', {}), String);
  expect(markdown).toMatch(/^Sign in at this address, .*`https:\/\/login\.calendar\.test/);
  expect(markdown).toContain('curl https://login.calendar.test/token');
});

test('an operation without such a token is refused where it is written', () => {
  const check = (id: string) => {
    const errors: string[] = [];
    const getOperation = () => {
      const api = mockFind(id)?.saved.api;
      const operation = api && resolveOperation(api, id);
      return api && operation && { api, operation };
    };
    checkBody(`<AccessToken operation="${id}" />`, {
      report: (at, message) => errors.push(`${at}: ${message}`),
      values: {},
      api: {
        ...{ operations: new Map([[id, '/x/']]), operationIds: new Map(), ends: 0, apis: [] },
        ...{ tags: new Set(), tagPages: new Map(), words: createDocumentWords() },
        ...{ findField: () => undefined, getOperation },
      },
      hasImage: () => true,
    });
    return errors;
  };
  expect(check('get /books')).toEqual([]);
  expect(check('post /oauth/token')).toEqual([
    expect.stringMatching(/^line 1: <AccessToken> post \/oauth\/token: its samples need no token/),
  ]);
});
