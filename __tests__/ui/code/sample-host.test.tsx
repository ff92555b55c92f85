import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ProgramCode } from '@/components/ui/code/program-code';
import { SampleHostProvider } from '@/components/ui/code/sample-host';
import { ShellCode } from '@/components/ui/code/shell-code';
import { pointSamples } from '@/lib/bootstrap/point-samples';
import { readSite } from '@/lib/content/read-site';
import { listSampleHosts } from '@/lib/environment/app-links';

const site = readSite();
const { local, test: sandbox } = site.environments;
const TEXT = `curl '${sandbox!.api}/pg/sale'`;

describe.each([
  ['a command', <ShellCode key="a" text={TEXT} />],
  ['a program', <ProgramCode key="b" text={TEXT} />],
])('%s', (_, code) => {
  const page = <SampleHostProvider hosts={listSampleHosts(site)}>{code}</SampleHostProvider>;

  test('names the local API on a local host', () => {
    expect(render(page).container).toHaveTextContent(`curl '${local!.api}/pg/sale'`);
  });

  test('names the sandbox in pre-rendered HTML, and where no environment is known', () => {
    expect(renderToString(page)).toContain(sandbox!.api);
    expect(render(code).container).toHaveTextContent(TEXT);
  });

  test('names the local API before React has come, and React takes that over without complaint', () => {
    const complaints = jest.spyOn(console, 'error');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    pointSamples(listSampleHosts(site));
    expect(container).toHaveTextContent(`curl '${local!.api}/pg/sale'`);
    render(page, { container, hydrate: true });
    expect(container).toHaveTextContent(`curl '${local!.api}/pg/sale'`);
    expect(complaints).not.toHaveBeenCalled();
  });
});
