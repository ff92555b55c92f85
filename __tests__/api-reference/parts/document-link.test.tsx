import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { DocumentLink } from '@/components/api-reference/parts/document-link';
import { SampleHostProvider } from '@/components/ui/code/sample-host';
import { readSite } from '@/lib/content/read-site';
import { listSampleHosts } from '@/lib/environment/app-links';

const site = readSite();
const { local, test: sandbox } = site.environments;
const file = { name: 'Pay API', address: `${sandbox!.api}/pay/doc`, bytes: 107_178 };
const link = (
  <SampleHostProvider hosts={listSampleHosts(site)}>
    <DocumentLink file={file} />
  </SampleHostProvider>
);

test('A document is linked on the API of this host, with its kind and size', () => {
  const { getByRole } = render(link);
  expect(getByRole('link', { name: 'OpenAPI (JSON, 107\u00a0KB)' })).toHaveAttribute(
    'href',
    `${local!.api}/pay/doc`,
  );
});

test('Pre-rendered HTML links to the sandbox', () => {
  expect(renderToString(link)).toContain(`href="${sandbox!.api}/pay/doc"`);
});

test('a document in YAML, and the saved copy of one that is live nowhere, are linked as they are', () => {
  const yaml = { ...file, address: 'https://docs.example.com/pay.yaml' };
  const saved = { ...file, address: '/openapi/pay.json' };
  const { getByRole } = render(
    <>
      <DocumentLink file={yaml} />
      <DocumentLink file={saved} text="Saved" />
    </>,
  );
  expect(getByRole('link', { name: 'OpenAPI (YAML, 107\u00a0KB)' })).toHaveAttribute(
    'href',
    yaml.address,
  );
  expect(getByRole('link', { name: /^Saved/ })).toHaveAttribute('href', saved.address);
});
