/** @shipped-documents */
import { render, screen, within } from '@testing-library/react';
import { CodeBlock } from '@/components/docs/mdx/code/code-block';
import { Request } from '@/components/docs/mdx/code/request';
import { readSiteFile } from '@/lib/content/load/read-site-file';

const ID = '8a1f6b0e2c9d4f7ab6d2e51c0f93a847';
const BODY = '{ "merchant_id": 971000000101, "amt_tran": 49.95 }';

function renderCapture() {
  return render(
    <Request operation="post /capture/{pgIdOrig}" title="Capture it">
      <CodeBlock language="yaml" html="" source={`pgIdOrig: ${ID}`} />
      <CodeBlock language="json" html="" source={BODY} />
      <CodeBlock language="json" title="200 Captured" html="<b>1</b>" source='{ "rcode": "000" }' />
    </Request>,
  );
}

test('a request stands in eight languages in one frame with its response', () => {
  renderCapture();
  const frame = within(screen.getByRole('group', { name: 'Capture it' }));
  expect(frame.getAllByRole('radio')).toHaveLength(10);
  expect(frame.getByRole('radio', { name: 'Capture it' })).toBeChecked();
  expect(frame.getByRole('radio', { name: 'curl' })).toBeChecked();
  expect(frame.getByRole('group', { name: '200 Captured' })).toHaveTextContent('1');
});

test.each([
  ['curl', 'export SANDBOX_KEY=…', '--data-raw'],
  ['Python', 'python3 capture-it.py', 'json={'],
  ['JavaScript', 'node capture-it.mjs', 'await fetch('],
])('in %s it says %j above the code', (language, command, code) => {
  renderCapture();
  const panel = screen.getByRole('group', { name: language });
  expect(panel).toHaveTextContent(command);
  const program = panel.querySelector('code');
  expect(program).toHaveTextContent(code);
  expect(program).toHaveTextContent(`${readSiteFile().environments.test!.api}/pg/capture/${ID}`);
  expect(program).toHaveTextContent('49.95');
  expect(program).not.toHaveTextContent(command);
});

test('a request without fences is one frame of languages', () => {
  render(<Request operation="get /embedded" title="First call" />);
  expect(screen.getAllByRole('radio')).toHaveLength(8);
  expect(screen.getByRole('button', { name: 'Copy First call' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send to sandbox: First call' })).toBeInTheDocument();
});

test('an operation that no document has stops the build', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Request operation="post /sell" title="Sell" />)).toThrow(
    'No OpenAPI document has the operation "post /sell"',
  );
});
