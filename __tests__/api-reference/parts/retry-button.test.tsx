import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import useSWR, { SWRConfig } from 'swr';
import { LoadNotice } from '@/components/api-reference/parts/load-notice';

/** A document that fails so often, with the notice of it. */
function Page({ failures }: { failures: number }) {
  const { error } = useSWR(
    'document',
    async () => {
      tries += 1;
      if (tries <= failures) throw new Error('refused');
      return 'text';
    },
    { shouldRetryOnError: false },
  );
  return (
    <main id="main" tabIndex={-1}>
      {error && <LoadNotice summary="This is the saved copy." message="Refused" />}
    </main>
  );
}
let tries = 0;
beforeEach(() => {
  tries = 0;
});

async function retry(failures: number) {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Page failures={failures} />
    </SWRConfig>,
  );
  await act(async () => {});
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
}

test('a try that works leaves the keyboard on the page', async () => {
  await retry(1);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a try that fails leaves it on the button, and says when it was', async () => {
  const toClock = jest.spyOn(Date.prototype, 'toLocaleTimeString');
  await retry(2);
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(/Tried again at \d/);
  // SPEC 9, whatever the reader's system says.
  expect(toClock).toHaveBeenCalledWith('en-US');
  toClock.mockRestore();
});

test('where a try could only fail, the notice leads on instead', () => {
  render(<LoadNotice summary="Release 9.9.9 is not kept." instead={<a href="/x/">Releases</a>} />);
  expect(screen.getByRole('status')).toHaveTextContent('Release 9.9.9 is not kept.');
  expect(screen.getByRole('link', { name: 'Releases' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
