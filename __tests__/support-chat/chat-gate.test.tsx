import { act, render, screen } from '@testing-library/react';
import { ChatGate } from '@/components/support-chat/chat-gate';

jest.mock('@/components/support-chat/support-chat', () => {
  throw new Error('blocked');
});

const SETTINGS = { accountUrl: 'https://acme.example.com', assetHost: 'https://a.example.com' };

test('a page whose chat does not load stands without it', async () => {
  await act(async () => {
    render(
      <>
        <p>the page</p>
        <ChatGate settings={SETTINGS} email="developers@example.com" />
      </>,
    );
  });
  expect(await screen.findByText('the page')).toBeVisible();
  expect(screen.queryByRole('complementary', { name: 'Support chat' })).toBeNull();
});
