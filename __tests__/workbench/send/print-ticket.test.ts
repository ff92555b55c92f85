import { printTicket } from '@/lib/workbench/send/print-ticket';

const PARTS = {
  operation: 'post /sale',
  at: new Date('2026-11-26T15:20:00Z'),
  request: {
    method: 'POST',
    url: 'http://localhost:4010/pg/sale',
    keys: [{ in: 'basic' as const }],
    headers: [],
    cookies: [],
    body: {
      kind: 'json' as const,
      media: 'application/json',
      value: { card_number: '4111111111111111' },
    },
  },
  received: {
    status: 402,
    headers: [['X-Request-Id', 'r1'] as const],
    body: '{"note": "```", "card": "4111111111111111"}',
  },
};

test('a ticket has request and response, the key as a variable, and no card', () => {
  const text = printTicket({
    ...PARTS,
    review: { explanations: [], differences: ['there is no field "note"'] },
  });
  expect(text).toContain('**post /sale**, HTTP 402, 2026-11-26T15:20:00.000Z, request id `r1`');
  expect(text).toContain('-u "$SANDBOX_KEY:"');
  expect(text).toContain('411111******1111');
  expect(text).not.toContain('4111111111111111');
  expect(text).toContain('Differs from the document:\n\n- there is no field "note"');
});

test('a fence of the response does not end that of the ticket', () => {
  expect(printTicket(PARTS)).toContain('````json\n{"note": "```"');
});

test('a response without a body is reported as one', () => {
  const received = { ...PARTS.received, body: '' };
  expect(printTicket({ ...PARTS, received })).toContain('\n\nNo body.\n');
});
