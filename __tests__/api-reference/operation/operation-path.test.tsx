import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { OperationPath } from '@/components/api-reference/operation/operation-path';
import { SampleHostProvider } from '@/components/ui/code/sample-host';
import { pointSamples } from '@/lib/bootstrap/point-samples';
import { readSite } from '@/lib/content/read-site';
import { listSampleHosts } from '@/lib/environment/app-links';
import type { OperationEntry } from '@/lib/openapi/core/types';

const site = readSite();
const { local, test: sandbox } = site.environments;
const hosts = listSampleHosts(site);
const entry: OperationEntry = {
  ...{ id: 'post /sale', method: 'post', path: '/sale', segments: ['pay', 'sale'] },
  ...{ url: 'sale', name: 'Sale', isNamed: true, tags: [], group: 'other' },
  ...{ pointer: '#', description: '', deprecated: false },
};
const line = (
  <SampleHostProvider hosts={hosts}>
    <OperationPath entry={entry} server={`${sandbox!.api}/pay`} />
  </SampleHostProvider>
);

test('the address of an operation is that of the samples beside it: the API of this visit', () => {
  expect(render(line).container).toHaveTextContent(`post ${local!.api}/pay/sale`);
});

test('the page’s script writes it before React does', () => {
  document.body.innerHTML = renderToString(line);
  expect(document.body).toHaveTextContent(`post ${sandbox!.api}/pay/sale`);
  pointSamples(hosts);
  expect(document.body).toHaveTextContent(`post ${local!.api}/pay/sale`);
});
