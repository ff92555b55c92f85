import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchButton } from '@/components/search/search-button';
import { SearchDialog } from '@/components/search/search-dialog';

export const user = userEvent.setup();

/** jsdom has no modal dialogs: these open and close one, and focus what a browser would. */
export function standInForModals(): void {
  const { prototype } = HTMLDialogElement;
  prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('input')?.focus();
  };
  prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

export function renderSearch(examples: readonly string[] = ['amt_tran', 'webhook']): void {
  render(
    <>
      <SearchButton />
      <input aria-label="Your name" />
      <SearchDialog examples={examples} />
    </>,
  );
}

/** Opens the dialog as a reader does, and types. */
export async function search(text = ''): Promise<void> {
  renderSearch();
  await user.keyboard(`/${text}`);
}

export const dialog = () => screen.queryByRole('dialog', { name: 'Search docs and API' });
export const field = () => screen.getByRole('textbox', { name: 'Search docs and API' });
export const status = () => screen.getByRole('status');
