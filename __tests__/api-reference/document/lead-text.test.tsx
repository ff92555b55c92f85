import { render, screen } from '@testing-library/react';
import { splitLead } from '@/components/api-reference/document/brief-text';
import { DocumentOverview } from '@/components/api-reference/document/document-overview';
import { toApiOf } from '../../openapi/core/support';
import { toView, watchConsole } from '../support';

watchConsole();

test.each([
  ['Pays out.', 'Pays out.', ''],
  ['Pays out.\n\n## Limits\n\nNone.', 'Pays out.', '\n\n## Limits\n\nNone.'],
  ['\n \nPays out\r\nat once.\r\n\r\n* a', 'Pays out at once.', '\r\n\r\n* a'],
  ['“Größe” (決済) first.\n\nMore', '“Größe” (決済) first.', '\n\nMore'],
])('the first paragraph of %j is the lead: %j', (markdown, lead, rest) => {
  expect(splitLead(markdown)).toEqual({ lead, rest });
});

test.each([
  [''],
  ['# Introduction\n\nPays out.'],
  ['Introduction\n===\n\nPays out.'],
  ['    code\n\nPays out.'],
  ['Pays *out*.'],
  ['Pays [out](/x).'],
  ['Pays <b>out</b>.'],
  ['See https://example.com for more.'],
  ['Write to help@example.com.'],
  ['Pays out:\n- once\n- twice'],
  ['Currency | Limit\n--- | ---\nEUR | 5'],
  ['1. Pays out.'],
  ['Two lines  \nas written.'],
  ['word '.repeat(200)],
])('%j is left as it is', (markdown) => {
  expect(splitLead(markdown)).toEqual({ lead: '', rest: markdown });
});

test('a text of a megabyte without a space is looked at once', () => {
  const text = 'a'.repeat(1_000_000);
  expect(splitLead(text).rest).toBe(text);
});

function show(description: string) {
  const info = { title: 'Payouts', version: '1', description };
  render(<DocumentOverview view={toView(toApiOf({}, {}, { info }))} above={null} />);
}

test('the first words of a description stand under the title, and nowhere else', async () => {
  show('Pays out to banks.\n\nWithin *two* days.');
  const lead = screen.getByText('Pays out to banks.');
  expect(lead.previousElementSibling).toHaveTextContent('Payouts');
  expect(await screen.findByText(/Within/)).toBeVisible();
  expect(screen.getAllByText('Pays out to banks.')).toHaveLength(1);
});
