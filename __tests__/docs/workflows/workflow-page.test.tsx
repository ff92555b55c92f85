import { render, screen, within } from '@testing-library/react';
import { WorkflowPage } from '@/components/docs/workflows/workflow-page';
import { readOperationUses } from '@/lib/pages/page-view';
import { buildWorkflowView, readWorkflow } from '@/lib/pages/workflows/workflow-view';
import { describeShipped } from '../../support/shipped-tests';

const view = () => buildWorkflowView(readWorkflow('card-on-file'));

describeShipped('the page of a workflow', () => {
  beforeEach(() => void render(<WorkflowPage view={view()} />));

  /** Item of the list that has a heading. */
  const step = (name: string) => {
    const item = screen.getByRole('heading', { level: 2, name }).closest('li');
    if (!item) throw new Error(`${name} is in no list`);
    return item;
  };

  test('has a heading for each step, which links lead to', () => {
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id);
    expect(headings.slice(0, 4)).toEqual([
      'store-the-card',
      'charge-the-card',
      'charge-it-again',
      'look-the-customer-up',
    ]);
  });

  test('says what a step takes, when it succeeds and what it gives, with links to the others', () => {
    const charge = step('Charge the card');
    expect(charge).toHaveTextContent('Takescard_id: the card_id of step 1');
    expect(charge).toHaveTextContent('Succeeds whenthe HTTP status is 200rcode is 000');
    expect(charge).toHaveTextContent('Givespg_id, for step 3');
    expect(within(charge).getByRole('link', { name: 'step 1' })).toHaveAttribute(
      'href',
      '#store-the-card',
    );
  });

  test('prints the request with the values that the steps before give, and the response', () => {
    const charge = step('Charge the card');
    expect(charge).toHaveTextContent('"card_id": "5f0c2a9be1d74836a4c7d90b3e6f1182"');
    expect(charge).toHaveTextContent('"rmsg": "Approved T79823"');
    expect(within(charge).getAllByRole('radio').length).toBeGreaterThanOrEqual(8);
  });

  test('offers the workflow for other programs', () => {
    expect(screen.getByRole('link', { name: 'Arazzo file' })).toHaveAttribute(
      'href',
      '/guides/workflows/card-on-file/workflow.arazzo.yaml',
    );
    expect(screen.getByRole('link', { name: 'Postman collection' })).toHaveAttribute(
      'href',
      '/guides/workflows/card-on-file/postman.json',
    );
  });
});

describeShipped('an operation', () => {
  test('names the workflows that call it, with the step', () =>
    expect(readOperationUses('post /recharge/{pgIdOrig}')).toContainEqual({
      name: 'Card on file',
      url: '/guides/workflows/card-on-file/#charge-it-again',
      step: 3,
    }));
});
