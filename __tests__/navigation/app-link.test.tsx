import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { AppLink, AppLinksProvider } from '@/components/navigation/app-link';

const links = {
  sandboxLogin: {
    local: 'http://localhost:4001/login',
    dev: 'https://app-dev.example.com/login',
    qa: 'https://app-qa.example.com/login',
    test: 'https://app-test.example.com/login',
    prod: 'https://app.example.com/login',
  },
};

/** React's server renderer asks jsdom for a channel that it has not, and never uses it here. */
async function toHtml(node: ReactNode): Promise<string> {
  Object.assign(globalThis, {
    MessageChannel: class {
      readonly port1 = {};
      readonly port2 = {};
    },
  });
  const { renderToString } = await import('react-dom/server');
  return renderToString(node);
}

const page = (
  <AppLinksProvider links={links}>
    <AppLink to="sandboxLogin" className="button">
      Login to Sandbox
    </AppLink>
  </AppLinksProvider>
);

test('before it runs, a page links to production; then to the app of its own environment', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  const root = document.createElement('div');
  root.innerHTML = await toHtml(page);
  const link = () => root.querySelector('a');
  expect(link()).toHaveAttribute('href', links.sandboxLogin.prod);
  const before = link();
  await act(async () => void hydrateRoot(root, page));
  expect(link()).toHaveAttribute('href', links.sandboxLogin.local);
  expect(link()).toBe(before);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

test('everything but the address is the caller’s', () => {
  render(page);
  expect(screen.getByRole('link', { name: 'Login to Sandbox' })).toHaveClass('button');
});
