import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SdkGate } from '@/components/api-reference/samples/sdk-gate';

const urlsOf = (location: string) => ({
  local: `http://localhost:4010${location}`,
  dev: '',
  qa: '',
  test: `https://api-test.example.com${location}`,
  prod: '',
});
const apis = [
  { id: 'payment-gateway', name: 'Payment Gateway API', urls: urlsOf('/pg/doc') },
  { id: 'platform', name: 'Platform API', urls: urlsOf('/platform/doc') },
];
const gate = (search: string, named = '') => (
  <SdkGate search={search} apis={apis} environment="test" named={named} />
);
const find = () => screen.findByRole('region', { name: 'SDK of your own' });
const code = (panel: HTMLElement) =>
  [...panel.querySelectorAll('pre')].map(({ textContent }) => textContent);

test('an address without settings shows nothing', () => {
  const { container } = render(gate('?lang=go'));
  expect(container).toBeEmptyDOMElement();
});

test('the panel shows command and configuration, for the document and language chosen', async () => {
  render(gate('?packageName=acme_payments&hideGenerationTimestamp=true'));
  const panel = await find();
  const [command, configuration] = code(panel);
  expect(command).toContain('-i https://api-test.example.com/pg/doc');
  expect(JSON.parse(configuration ?? '')).toEqual({
    packageName: 'acme_payments',
    hideGenerationTimestamp: true,
  });
  await userEvent.selectOptions(screen.getByLabelText('Document'), 'Platform API');
  await userEvent.selectOptions(screen.getByLabelText('Language'), 'Ruby');
  expect(code(panel)[0]).toContain('-i https://api-test.example.com/platform/doc');
  expect(code(panel)[0]).toContain('-g ruby');
});

test.each(['<img src=x onerror=alert(1)>', 'Call support at +1-800-555-0100 now'])(
  'a value that is no package name is told, and not repeated: %s',
  async (invokerPackage) => {
    render(gate(`?${new URLSearchParams({ invokerPackage })}`));
    const panel = await find();
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^invokerPackage is left out: its value is not a package name\. Letters/,
    );
    expect(panel.innerHTML).not.toMatch(/img|support/);
  },
);

test('a named document is the one an SDK is made from', async () => {
  render(gate('?packageName=a', 'https://api-test.example.com/other.json'));
  expect(code(await find())[0]).toContain('-i https://api-test.example.com/other.json');
});
