import { render, screen, within } from '@testing-library/react';
import { SignatureSamples } from '@/components/docs/mdx/code/signature-samples';
import { ResponseCodeTable } from '@/components/docs/mdx/data/response-code-table';
import { TestDataTable } from '@/components/docs/mdx/data/test-data-table';
import { dataComponents } from '@/components/docs/mdx/data-components';
import { FieldReference, FieldReferenceList } from '@/components/docs/mdx/field-reference';
import { readCodeSets, readTestData } from '@/lib/content/read-data';
import { SAMPLE_LANGUAGES } from '@/lib/openapi/core/sample-languages';
import { describeShipped } from '../../support/shipped-tests';

afterEach(() => jest.restoreAllMocks());

const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);

describeShipped('a field', () => {
  test('is drawn from the document: name, type, limits, words, and a link to its place', () => {
    render(<FieldReference path="post /sale body.cvv2" />);
    const item = screen.getByRole('listitem');
    expect(within(item).getByRole('link', { name: 'cvv2' })).toHaveAttribute(
      'href',
      '/api/payment-gateway/sale/#body.cvv2',
    );
    expect(item).toHaveTextContent(/^cvv2 ?string/);
    expect(screen.getByText(/^Fields of/)).toHaveTextContent('Fields of Sale');
  });

  test('that takes certain values lists them with their meanings', () => {
    render(<FieldReference path="post /ardef response.200.funding_source" />);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['C', 'D', 'P']);
    expect(screen.getAllByRole('definition')[1]).toHaveTextContent(/debit/i);
  });

  test('that must be sent says so, and one of a list is found by *', () => {
    render(<FieldReference path="post /sale body.amt_tran" />);
    expect(screen.getByRole('listitem')).toHaveTextContent('required');
    render(<FieldReference path="post /vault/customer body.billing_cards.*.verify" />);
    expect(screen.getByRole('link', { name: 'verify' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#body\.billing_cards\.\*\.verify$/),
    );
  });

  test('several stand in the order given', () => {
    render(<FieldReferenceList operation="post /sale" only="body.retry_id  body.amt_tran" />);
    const names = screen
      .getAllByRole('listitem')
      .map((item) => within(item).getAllByRole('link')[0]);
    expect(names.map((link) => link?.textContent)).toEqual(['retry_id', 'amt_tran']);
  });

  test.each(['post /sale body.card', 'post /sail body.amt_tran', 'body.amt_tran'])(
    '%j, which no document has, fails the build',
    (path) => {
      jest.spyOn(console, 'error').mockImplementation(() => {});
      expect(() => render(<FieldReference path={path} />)).toThrow(/^No OpenAPI document has the/);
    },
  );
});

describeShipped('test data', () => {
  test('of cards is all of them, each number selectable and with its own copy button', () => {
    render(<TestDataTable set="cards" />);
    const { cards } = readTestData();
    const rows = rowsOf(screen.getByRole('table'));
    expect(rows).toHaveLength(cards.length);
    rows.forEach((row, index) => {
      const number = cards[index]?.number ?? '';
      const head = within(row).getByRole('rowheader');
      expect(within(head).getByText(number, { selector: 'code' })).toBeInTheDocument();
      expect(within(head).getByRole('button', { name: `Copy ${number}` })).toBeInTheDocument();
    });
  });

  test('names the column in each cell, as the head does', () => {
    render(<TestDataTable set="cvv2" />);
    const table = screen.getByRole('table');
    const heads = within(table).getAllByRole('columnheader');
    const [row] = rowsOf(table);
    expect([...(row?.children ?? [])].map((cell) => cell.getAttribute('data-label'))).toEqual(
      heads.map(({ textContent }) => textContent),
    );
  });

  test('of a few rows stands in the order given', () => {
    render(<TestDataTable set="amounts" only="0.51 49.95" />);
    const rows = rowsOf(screen.getByRole('table'));
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
      '051',
      '000',
    ]);
  });

  test.each([
    ['avs', 'avs_zip', 'auth_avs_result'],
    ['cvv2', 'cvv2', 'auth_cvv2_result'],
    ['accounts', 'dda_number', 'reject_reason'],
  ] as const)('of %s names the fields %s and %s', (set, ...names) => {
    render(<TestDataTable set={set} />);
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(expect.arrayContaining(names));
  });
});

describeShipped('response codes', () => {
  test('all of a list have an anchor each, meaning, retry and how to get them', () => {
    render(<ResponseCodeTable set="issuer" />);
    const issuer = readCodeSets().find(({ name }) => name === 'issuer');
    const rows = rowsOf(screen.getByRole('table'));
    expect(rows.map(({ id }) => id)).toEqual(issuer?.codes.map(({ code }) => `rcode-${code}`));
    const lost = rows.find(({ id }) => id === 'rcode-041');
    expect(lost).toHaveTextContent('Card reported lost.');
    expect(lost).toHaveTextContent('Never retry: the cardholder uses another card.');
    expect(lost).toHaveTextContent('amt_tran 0.41');
  });

  test('a selection links to the appendix and has no anchors of its own', () => {
    render(<ResponseCodeTable set="rcode" only="998 051" />);
    const rows = rowsOf(screen.getByRole('table'));
    expect(rows.map(({ id }) => id)).toEqual(['', '']);
    expect(within(rows[0] ?? document.body).getByRole('rowheader')).toHaveTextContent('HTTP 509');
    expect(screen.getByRole('link', { name: '051' })).toHaveAttribute(
      'href',
      '/api/reference/#rcode-051',
    );
  });

  test('one that cannot be had in the sandbox says so', () => {
    render(<ResponseCodeTable set="http" only="500" />);
    expect(screen.getByRole('table')).toHaveTextContent('Not reproducible');
  });
});

test('each part of the dialect is a component', () => {
  for (const part of Object.values(dataComponents)) expect(part).toEqual(expect.any(Function));
});

describeShipped('code that verifies signatures', () => {
  test('is there in every language of a server, by the description of the provider', () => {
    render(<SignatureSamples />);
    const group = screen.getByRole('group', { name: 'Verify the signature' });
    const [, ...languages] = Object.values(SAMPLE_LANGUAGES);
    expect(within(group).getAllByRole('radio')).toHaveLength(languages.length);
    for (const name of languages) expect(within(group).getByRole('radio', { name })).toBeVisible();
    expect(group).toHaveTextContent("createHmac('sha256', secret).update(signed)");
    expect(group).toHaveTextContent('header is the header x-examplepay-webhook-signature.');
  });
});
