import { render, screen } from '@testing-library/react';
import { RequestSignatureSamples } from '@/components/docs/mdx/code/signature-samples';
import * as data from '@/lib/content/read-data';
import { parseSignature, TEMPLATE } from '../../workbench/signature/request/parse-signature';

jest.mock('@/lib/content/read-data', () => ({
  __esModule: true,
  ...jest.requireActual<object>('@/lib/content/read-data'),
}));

afterEach(() => jest.restoreAllMocks());

const describeRequests = () =>
  jest
    .spyOn(data, 'readRequestSignatures')
    .mockReturnValue([
      parseSignature({ ...TEMPLATE, apis: ['payment-gateway'] }),
      parseSignature({ components: ['@method'], label: 'pay', apis: ['platform'] }),
    ]);

test('code that signs is there in every language, for the first API or the one that is named', () => {
  describeRequests();
  const { unmount } = render(<RequestSignatureSamples />);
  const group = screen.getByRole('group', { name: 'Sign a request' });
  expect(group).toHaveTextContent(
    'function signRequest(method, url, body, contentType, keyId, secret)',
  );
  expect(group).toHaveTextContent('openssl dgst -sha256 -mac HMAC');
  unmount();
  render(<RequestSignatureSamples api="platform" />);
  expect(screen.getByRole('group', { name: 'Sign a request' })).toHaveTextContent('pay=:');
});

test('nothing is there where requests are not signed', () => {
  const { container } = render(<RequestSignatureSamples />);
  expect(container).toBeEmptyDOMElement();
});
