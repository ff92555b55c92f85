import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { DocumentLink } from '@/components/api-reference/parts/document-link';
import { SampleHostProvider } from '@/components/ui/code/sample-host';
import { readSite } from '@/lib/content/read-content';
import { getApiBases } from '@/lib/environment/app-links';

const apiBases = getApiBases(readSite());
const file = { name: 'Pay API', address: `${apiBases.test}/pay/doc`, bytes: 107_178 };
const link = (
  <SampleHostProvider apiBases={apiBases}>
    <DocumentLink file={file} />
  </SampleHostProvider>
);

test('A document is linked on the API of this host, with its kind and size', () => {
  const { getByRole } = render(link);
  expect(getByRole('link', { name: 'OpenAPI (JSON, 107 KB)' })).toHaveAttribute(
    'href',
    `${apiBases.local}/pay/doc`,
  );
});

test('Pre-rendered HTML links to the sandbox', () => {
  expect(renderToString(link)).toContain(`href="${apiBases.test}/pay/doc"`);
});
