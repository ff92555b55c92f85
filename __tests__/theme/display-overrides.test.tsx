import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppLink, AppLinksProvider } from '@/components/navigation/app-link';
import { removeOverrides } from '@/components/theme/change-overrides';
import { DisplayOverrides } from '@/components/theme/display-overrides';
import { PartnersProvider, PartnerName } from '@/components/theme/partner';
import { readSite } from '@/lib/content/read-site';
import type { Partner } from '@/lib/content/schemas/site';
import { buildAppLinks } from '@/lib/environment/app-links';
import { withoutOverrides } from '@/lib/theme/overrides';
import { HOSTILE } from './hostile-values';

jest.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(location.search),
}));

const root = document.documentElement;
const links = buildAppLinks(readSite());
const partners: readonly Partner[] = [
  { domain: 'shop.example.com', name: 'Example Shop' },
  {
    domain: 'bank.example.com',
    name: 'Example Bank',
    links: { sandboxSignup: 'https://bank.example.com/join?from=docs' },
  },
];

/** Opens a page with a query, in the same tab as the pages before. */
async function open(query: Readonly<Record<string, string>> = {}) {
  history.replaceState(null, '', `/guides/?${new URLSearchParams(query)}`);
  const opened = render(
    <PartnersProvider partners={partners}>
      <AppLinksProvider links={links}>
        <PartnerName />
        <AppLink to="sandboxLogin">Login</AppLink>
        <AppLink to="sandboxSignup">Sign up</AppLink>
        <main id="main" tabIndex={-1} />
        <DisplayOverrides />
      </AppLinksProvider>
    </PartnersProvider>,
  );
  // What an address overrides is taken over by a script of its own.
  await act(async () => void (await import('@/components/theme/change-overrides')));
  return opened;
}
const brand = () => root.style.getPropertyValue('--brand');
const notice = () => screen.queryByRole('complementary', { name: 'Display' });
const whenNoticed = () => screen.findByRole('complementary', { name: 'Display' });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => {
  history.replaceState(null, '', '/');
  act(() => removeOverrides());
});
afterEach(() => jest.restoreAllMocks());

describe('SPEC 2 page behaviour: domain', () => {
  test('is named whatever the case of its letters', async () => {
    await open({ domain: 'SHOP.example.com' });
    expect(await whenNoticed()).toHaveTextContent('Shown with Example Shop');
  });

  test.each([
    ...HOSTILE.slice(0, -1),
    'other.example.com',
    'SHOP.example.org',
    'shop.example.com.evil.example',
    'https://shop.example.com',
    ' shop.example.com',
  ])('%j is nobody’s domain: nothing is shown, nothing is kept', async (domain) => {
    await open({ domain });
    expect(notice()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  test('a domain that is no partner’s leaves the partner before', async () => {
    (await open({ domain: 'shop.example.com' })).unmount();
    await open({ domain: 'evil.example' });
    expect(screen.getByText('with Example Shop')).toBeInTheDocument();
  });

  test('one that was put into storage by hand is not believed', async () => {
    sessionStorage.setItem('domain', 'evil.example');
    await open();
    expect(notice()).toBeNull();
  });
});

describe('where links lead', () => {
  test('overrides change no link', async () => {
    const { unmount } = await open();
    const before = [hrefOf('Login'), hrefOf('Sign up')];
    unmount();
    await open({ domain: 'shop.example.com', themePrimary: 'a00' });
    expect([hrefOf('Login'), hrefOf('Sign up')]).toEqual(before);
  });

  test('but those that the partner’s entry names', async () => {
    const { unmount } = await open();
    const before = hrefOf('Login');
    unmount();
    await open({ domain: 'bank.example.com' });
    expect(hrefOf('Login')).toBe(before);
    expect(hrefOf('Sign up')).toBe('https://bank.example.com/join?from=docs');
  });
});

describe('SPEC 2 page behaviour: themePrimary and themeSecondary', () => {
  test('an address reached without a load sets them too', async () => {
    await open({ themePrimary: '#A00', themeSecondary: '#080' });
    expect([brand(), root.style.getPropertyValue('--brand-2')]).toEqual(['#aa0000', '#008800']);
    expect(await whenNoticed()).toHaveTextContent('Shown in the colours of a link you followed');
  });

  test('a browser that refuses storage shows them as long as the page lives', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    await open({ domain: 'shop.example.com', themePrimary: 'a00' });
    expect(brand()).toBe('#aa0000');
    expect(screen.getByText('with Example Shop')).toBeInTheDocument();
  });
});

describe('overrides can be removed', () => {
  test('by one button: colours, name, storage and address; the rest of the address stays', async () => {
    await open({ domain: 'shop.example.com', themePrimary: 'a00', themeSecondary: '080', q: '1' });
    const button = within(await whenNoticed()).getByRole('button', {
      name: 'Remove',
    });
    await userEvent.click(button);
    expect([notice(), screen.queryByText(/^with /), root.style.length]).toEqual([null, null, 0]);
    expect(sessionStorage).toHaveLength(0);
    expect(location.search).toBe('?q=1');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test.each([
    ['https://x.example/a/?q=a+b', 'https://x.example/a/?q=a+b'],
    ['https://x.example/a/?q=a%20b#c', 'https://x.example/a/?q=a%20b#c'],
    ['https://x.example/a/?domain=b', 'https://x.example/a/'],
    ['https://x.example/a/?x=1&themePrimary=b&domain=c&y=2#z', 'https://x.example/a/?x=1&y=2#z'],
  ])('%s becomes %s', (address, own) => expect(withoutOverrides(address)).toBe(own));
});
