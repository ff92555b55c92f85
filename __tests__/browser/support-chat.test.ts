import type { Page } from 'playwright-core';
import { expectSoon, whenQuiet, whenStill } from '../support/waits';
import { startChatHost, writeChatPages, type ChatHost } from './chat-host';
import { openPortal, type Portal } from './portal';

let portal: Portal;
let assets: ChatHost;
let account: ChatHost;
beforeAll(async () => {
  [assets, account] = await Promise.all([startChatHost(), startChatHost()]);
  portal = await openPortal({ root: await writeChatPages(assets.origin, account.origin) });
});
beforeEach(() => {
  assets.requests.length = 0;
  account.requests.length = 0;
  assets.isBroken = false;
});
afterAll(() => Promise.all([portal, assets, account].map((server) => server?.close())));

async function openPage(path = '/', settings: Record<string, string> = {}) {
  const opened = await portal.open();
  const query = new URLSearchParams({
    accountUrl: account.origin,
    assetHost: assets.origin,
    ...settings,
  });
  await opened.page.goto(portal.at(`${path}?${query}`));
  await whenQuiet(opened.page);
  return opened;
}
const chatButton = (page: Page) => page.getByRole('button', { name: 'Chat', exact: true });
const widget = (page: Page) => page.locator('iframe[title="Messages"]');
/** A complaint comes a moment after its cause. */
const expectComplaint = (complaints: readonly string[], words: string) =>
  expectSoon(() => Promise.resolve(complaints.join('\n').includes(words)), true);
const calls = (page: Page) => page.evaluate((): unknown => Reflect.get(window, 'zECalls'));

describe('SPEC 4 and 7: the support chat in a browser', () => {
  it('fetches nothing of the chat service until the reader opens the chat', async () => {
    const { page, complaints } = await openPage();
    await chatButton(page).waitFor();
    expect([...assets.requests, ...account.requests]).toEqual([]);
    await chatButton(page).click();
    await widget(page).waitFor({ state: 'visible' });
    await page.frameLocator('iframe').getByText('How can we help?').waitFor();
    expect(assets.requests).toEqual(['/ekr/snippet.js']);
    expect(account.requests).toContain('/messages');
    expect(complaints).toEqual([]);
  });

  it('is English and hidden first, then does what was asked before it arrived, in order', async () => {
    const { page } = await openPage();
    await page.getByRole('button', { name: 'Identify' }).click();
    await page.getByRole('button', { name: 'Start a chat' }).click();
    await widget(page).waitFor({ state: 'visible' });
    expect(await calls(page)).toEqual([
      ['setLocale', 'en'],
      ['hide', undefined],
      ['identify', { name: 'Jordan Lee', email: 'jordan.lee@example.com' }],
      ['helpCenter:setSuggestions', { url: true }],
      ['close', 'listener'],
      ['show', undefined],
      ['open', undefined],
    ]);
  });

  it('is hidden again when the reader closes it, and opens again without a second fetch', async () => {
    const { page } = await openPage();
    await chatButton(page).click();
    await widget(page).waitFor({ state: 'visible' });
    await page.evaluate(() => {
      const close: unknown = Reflect.get(window, 'zEClose');
      if (typeof close === 'function') close();
    });
    await widget(page).waitFor({ state: 'hidden' });
    expect(await calls(page)).toEqual(expect.arrayContaining([['hide', undefined]]));
    await chatButton(page).click();
    await widget(page).waitFor({ state: 'visible' });
    expect(assets.requests).toHaveLength(1);
  });

  it('goes away on a page whose data switches chat off, the open chat too, and comes back', async () => {
    const { page } = await openPage();
    await chatButton(page).click();
    await widget(page).waitFor({ state: 'visible' });
    await page.getByRole('button', { name: 'Walk on' }).click();
    await widget(page).waitFor({ state: 'hidden' });
    await chatButton(page).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Walk on' }).click();
    await chatButton(page).waitFor({ state: 'visible' });
    await whenStill(page);
    expect(await widget(page).isVisible()).toBe(false);
  });

  it('is not on a bare page', async () => {
    const { page } = await openPage('/sdk-basic/');
    await page.locator('button', { hasText: /^Chat$/ }).waitFor({ state: 'attached' });
    await chatButton(page).waitFor({ state: 'hidden' });
  });
});

describe('SPEC 8: a chat that does not open', () => {
  it('tells the reader, names the e-mail, and works when it is tried again later', async () => {
    assets.isBroken = true;
    const { page } = await openPage();
    await chatButton(page).click();
    const status = page.getByRole('status');
    await status.getByText('The chat did not open.').waitFor();
    expect(await status.getByRole('link').getAttribute('href')).toBe(
      'mailto:developers@example.com',
    );
    assets.isBroken = false;
    await chatButton(page).click();
    await widget(page).waitFor({ state: 'visible' });
    await expectSoon(() => status.textContent(), '');
  });

  it('never runs the script of a host that is not the configured one', async () => {
    const { page, complaints } = await openPage('/', { assetHost: account.origin });
    await chatButton(page).click();
    await page.getByRole('status').getByText('The chat did not open.').waitFor();
    expect(account.requests).toEqual([]);
    await expectComplaint(
      complaints,
      `policy: script-src-elem blocked ${account.origin}/ekr/snippet.js`,
    );
  });
});

describe('SPEC 1 and 2: the questions block without JavaScript', () => {
  const open = async (javaScriptEnabled: boolean) => {
    const { page } = await portal.open({ javaScriptEnabled });
    await page.goto(portal.at('/plain/'));
    await page.getByRole('heading', { name: 'Questions?' }).waitFor();
    const words = page.getByText('The chat needs JavaScript');
    return { page, words, buttons: page.getByRole('button') };
  };

  it('shows no button that would do nothing, and says what to do instead', async () => {
    const { page, words, buttons } = await open(false);
    expect(await buttons.count()).toBe(0);
    expect(await words.isVisible()).toBe(true);
    const mail = page.getByRole('link', { name: 'Write to us' });
    expect(await mail.getAttribute('href')).toBe('mailto:developers@example.com');
  });

  it('with it says nothing of that', async () => {
    const { words } = await open(true);
    expect(await words.isVisible()).toBe(false);
  });
});

test('SPEC 5: without an account there is an error, word for word', async () => {
  const { complaints } = await openPage('/', { accountUrl: '' });
  await expectComplaint(
    complaints,
    'Missing accountUrl. Please set in app config via ZendeskWidgetProvider',
  );
});
