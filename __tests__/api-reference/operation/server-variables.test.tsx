import { render } from '@testing-library/react';
import { ServerVariables } from '@/components/api-reference/parts/server-variables';
import { toApiOf } from '../../openapi/core/support';
import { renderOperation } from '../support';

const list = (length: number) => Array.from({ length }, (_, index) => `v${index}`);

function renderServer(names: readonly string[], choices: readonly string[]): HTMLElement {
  const variables = Object.fromEntries(
    names.map((name) => [name, { default: 'v0', enum: choices }]),
  );
  const servers = [{ url: names.map((name) => `/{${name}}`).join(''), variables }];
  const api = toApiOf({ '/a': { get: {} } }, {}, JSON.parse(JSON.stringify({ servers })));
  return render(<ServerVariables server={api.servers[0]} />).container;
}

test('a variable says how many further values it has beside the default', () => {
  const text = renderServer(['host'], list(60)).textContent;
  expect(text).toMatch(/^\{host\} is v0 unless you choose v1, v2,.*, v50 and 9 more$/);
});

test('fifty-one values are the default and fifty others: none is left out', () => {
  const text = renderServer(['host'], list(51)).textContent;
  expect(text).toMatch(/, v50$/);
});

test('further variables are counted, too', () => {
  const rows = [...renderServer(list(53), ['v0']).querySelectorAll('li')];
  expect(rows.map((row) => row.textContent).slice(49)).toEqual(['{v49} is v0', 'and 3 more']);
});

test('an operation names its server, and what of it may be chosen', () => {
  const region = { default: 'eu', enum: ['eu', 'us'], description: 'Where data is kept.' };
  const servers = [{ url: 'https://{region}.example.com/pg', variables: { region } }];
  const { container } = renderOperation({}, { servers });
  expect(container).toHaveTextContent('eu.example.com');
  expect(container).toHaveTextContent('{region} is eu unless you choose us. Where data is kept.');
});
