import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BannerSlot, FooterSlot, LogoPictures } from '@/app/shell-slots';
import { AppLinksProvider } from '@/components/navigation/app-link';
import { ShellSwitch } from '@/components/navigation/shell-switch';
import { Banner } from '@/components/shell/banner';
import { Footer } from '@/components/shell/footer';
import { Shell } from '@/components/shell/shell';
import { ThemeToggle } from '@/components/shell/theme-toggle';
import { readSite } from '@/lib/content/read-site';
import type { ShellFlags } from '@/lib/content/schemas/navigation';
import { buildAppLinks } from '@/lib/environment/app-links';
import { listenForThemeToggles } from '@/lib/theme/listen-for-theme-toggles';
import { items } from './sample-items';

jest.mock('next/navigation', () => ({
  useRouter: () => ({}),
  useSelectedLayoutSegments: () => ['guides'],
}));

const links = buildAppLinks(readSite());
const site = {
  name: 'ExamplePay',
  tagline: 'Developers',
  since: 2015,
  registration: 'Registered ISO/MSP of a bank',
  login: 'Login to Sandbox',
  signup: 'Create Account',
  hasPrivacy: true,
};
const ON: ShellFlags = { banner: true, nav: true, footer: true, chat: true };

test('texts of the adopter stand above the banner and in the footer, each in a landmark', () => {
  const shown = { site, primary: items, footer: [], resources: [], flags: ON, year: 2031 };
  const slots = {
    banner: <BannerSlot>Moved</BannerSlot>,
    footerText: <FooterSlot>VAT</FooterSlot>,
  };
  render(
    <AppLinksProvider links={links}>
      <Shell {...shown} searchExamples={[]} offline {...slots}>
        Page
      </Shell>
    </AppLinksProvider>,
  );
  expect(screen.getByRole('complementary', { name: 'Notice' })).toHaveTextContent('Moved');
  expect(screen.getByRole('contentinfo')).toHaveTextContent(/^VAT/);
});

test('links of the adopter stand beside the login, and below the menu of phones', () => {
  const external = { name: 'Forum', url: 'https://forum.example.com/', ext: true };
  render(
    <AppLinksProvider links={links}>
      <Shell
        {...{ primary: items, footer: [], resources: [], flags: ON, year: 2031 }}
        site={{ ...site, links: [{ name: 'Pricing', url: '/guides/pricing/' }, external] }}
        searchExamples={[]}
        offline
      >
        Page
      </Shell>
    </AppLinksProvider>,
  );
  const banner = within(screen.getByRole('banner'));
  expect(banner.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/guides/pricing/');
  expect(banner.getByRole('link', { name: /^Forum/ })).toHaveAttribute('target', '_blank');
  expect(screen.getAllByRole('link', { name: /^(Pricing|Forum)/, hidden: true })).toHaveLength(4);
});

describe('the logo in the banner', () => {
  const show = (more: object) => {
    render(
      <AppLinksProvider links={links}>
        <Banner {...site} {...more} />
      </AppLinksProvider>,
    );
    return screen.getByRole('link', { name: /Developers$/ });
  };

  test('is the mark and the name, and leads to the first page', () => {
    const link = show({});
    expect(link).toHaveAccessibleName('ExamplePay Developers');
    expect(link).toHaveAttribute('href', '/');
  });

  test('is the adopter’s drawing where there is one, and leads where site.json says', () => {
    const logo = <LogoPictures alt="Acme" width={90} height={36} hasDark />;
    const link = show({ logo, logoHref: 'https://www.example.com/' });
    expect(link).toHaveAttribute('href', 'https://www.example.com/');
    const pictures = within(link).getAllByRole('img', { name: 'Acme' });
    expect(pictures.map((one) => one.getAttribute('src'))).toEqual(['/logo-dark.svg', '/logo.svg']);
    expect(link).not.toHaveTextContent('ExamplePay');
  });
});

describe('SPEC 2 app shell: the footer', () => {
  const show = (since = site.since, year = 2031) =>
    render(
      <AppLinksProvider links={links}>
        <Footer
          site={{ ...site, since }}
          items={[{ name: 'Guides', url: '/guides/' }]}
          resources={[{ name: 'Support', url: '/api/about/', fragment: 'support' }]}
          year={year}
          offline
        />
      </AppLinksProvider>,
    );

  test('states copyright from 2015 to this year, and the registration', () => {
    show();
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent('© 2015–2031 ExamplePay');
    expect(footer).toHaveTextContent('Registered ISO/MSP of a bank');
  });

  test('states one year where the first is this one', () => {
    show(2031);
    expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2031 ExamplePay');
  });

  test('has a second row, of resources', () => {
    show();
    const nav = within(screen.getByRole('navigation', { name: 'Resources' }));
    expect(nav.getByRole('link', { name: 'Support' })).toHaveAttribute(
      'href',
      '/api/about/#support',
    );
  });

  test('ends the root navigation with the privacy policy of the marketing site', () => {
    show();
    const nav = within(screen.getByRole('navigation', { name: 'Footer' }));
    expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Guides',
      'Privacy Policy',
    ]);
    expect(nav.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      links.privacy?.local ?? '',
    );
  });
});

test('SPEC 2 app shell: the banner leads to the root, to the sandbox login and to sign-up', () => {
  render(
    <AppLinksProvider links={links}>
      <Banner {...site} />
    </AppLinksProvider>,
  );
  const banner = within(screen.getByRole('banner'));
  const address = (name: string) => banner.getByRole('link', { name }).getAttribute('href');
  expect(address('ExamplePay Developers')).toBe('/');
  expect(address('Login to Sandbox')).toBe(links.sandboxLogin?.local);
  expect(address('Create Account')).toBe(links.sandboxSignup?.local);
});

test('an app that the provider does not have has no link, and what is not registered no line', () => {
  const { name, tagline, since } = site;
  const { container } = render(
    <>
      <Banner name={name} tagline={tagline} />
      <Footer
        site={{ name, since, hasPrivacy: false }}
        items={[]}
        resources={[]}
        year={2031}
        offline={false}
      />
    </>,
  );
  expect(container.querySelectorAll('[data-app]')).toHaveLength(0);
  expect(container.querySelectorAll('footer li, footer p')).toHaveLength(1);
});

describe('SPEC 2 app shell: parts are switched', () => {
  test.each<[Partial<ShellFlags>, string, string]>([
    [{ banner: false }, '', 'banner'],
    [{ chat: true }, 'chat', ''],
    [{ banner: false, nav: true, footer: false }, 'nav', 'banner footer'],
    [{ banner: false, nav: false, footer: false, chat: false }, '', 'banner nav footer chat'],
  ])('%j switches on %j and off %j', (flags, on, off) => {
    const { container } = render(<ShellSwitch flags={flags} />);
    expect(container.firstElementChild).toHaveAttribute('data-shell-on', on);
    expect(container.firstElementChild).toHaveAttribute('data-shell-off', off);
    expect(container.firstElementChild).not.toBeVisible();
  });

  test('a page without switches has no element for them', () => {
    expect(render(<ShellSwitch flags={{}} />).container).toBeEmptyDOMElement();
  });

  test.each<[Partial<ShellFlags>, readonly string[]]>([
    [{}, []],
    [{ chat: false }, ['chat']],
    [{ banner: false, footer: false }, ['banner footer']],
  ])('the configuration %j only switches off, so that a page can outdo it', (flags, off) => {
    const { container } = render(
      <Shell
        site={site}
        primary={items}
        footer={items}
        resources={[]}
        flags={{ ...ON, ...flags }}
        searchExamples={[]}
        year={2031}
        offline={false}
      >
        text
      </Shell>,
    );
    const switches = [...container.querySelectorAll<HTMLElement>('[data-shell-off]')];
    expect(switches.map(({ dataset }) => ({ ...dataset }))).toEqual(
      off.map((shellOff) => ({ shellOn: '', shellOff })),
    );
  });
});

test('the shell names the parts its switches speak of, and lets a keyboard skip to the text', () => {
  const { container } = render(
    <Shell
      site={site}
      primary={items}
      footer={items}
      resources={[]}
      flags={ON}
      searchExamples={[]}
      year={2031}
      offline={false}
    >
      text
    </Shell>,
  );
  const parts = [...container.querySelectorAll<HTMLElement>('[data-shell]')];
  expect(parts.map((part) => part.dataset.shell)).toEqual([
    'skip',
    'banner',
    'nav',
    'footer',
    'search',
  ]);
  expect(container.querySelector('a')).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  expect(screen.getByRole('main')).toHaveTextContent('text');
});

describe('the theme switch', () => {
  const root = document.documentElement;
  const press = () => userEvent.click(screen.getByRole('button', { name: /light and dark/ }));
  const system = (dark: boolean) =>
    Object.assign(window, {
      matchMedia: (query: string) => ({ matches: dark && query.includes('dark') }),
    });

  beforeAll(listenForThemeToggles);
  beforeEach(() => {
    delete root.dataset.theme;
    localStorage.clear();
    system(false);
  });
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['light', false, 'dark'],
    ['dark', true, 'light'],
  ])('leaves the system’s %s', async (_, dark, theme) => {
    system(dark);
    render(<ThemeToggle />);
    await press();
    expect(root.dataset.theme).toBe(theme);
  });

  test('switches also where the browser refuses to remember', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    render(<ThemeToggle />);
    await press();
    expect(root.dataset.theme).toBe('dark');
  });
});
