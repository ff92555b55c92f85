import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import GuidesPage from '@/app/guides/page.guides';
import NotFoundPage from '@/app/not-found/page';
import HomePage from '@/app/page';
import StyleGuidePage from '@/app/style-guide/page.style-guide';
import * as content from '@/lib/content/read-navigation';
import { readPages } from '@/lib/content/read-pages';
import { buildPageView } from '@/lib/pages/page-view';
import { buildPluginView, readActivePlugins } from '@/lib/pages/plugin-view';
import { getShellOverrides } from '@/lib/pages/shell/shell-overrides';

jest.mock('@/lib/content/read-navigation', () => ({
  __esModule: true,
  ...jest.requireActual('@/lib/content/read-navigation'),
}));
jest.mock('@/components/get-started/get-started-page', () => ({ GetStartedPage: () => null }));

const navigation = content.readNavigation();
const set = (routes: typeof navigation.routes) =>
  jest.spyOn(content, 'readNavigation').mockReturnValue({ ...navigation, routes });
afterEach(() => jest.restoreAllMocks());

describe('SPEC 2: data of every route overrides banner, nav, footer and chat', () => {
  test('nothing is overridden where nothing says so', () => {
    expect(getShellOverrides('/guides/')).toEqual({});
  });

  test('an area counts below it, the closest address before it, the page before both', () => {
    set({
      '/api/*': { nav: false, chat: false, footer: false, banner: false },
      '/api/payment-gateway/*': { chat: true, footer: true },
      '/api/payment-gateway/': { footer: false, banner: true },
    });
    const all = { nav: false, chat: false, footer: false, banner: false };
    expect(getShellOverrides('/api/customer-vault/add/')).toEqual(all);
    expect(getShellOverrides('/api/payment-gateway/sale/')).toEqual({
      ...all,
      chat: true,
      footer: true,
    });
    expect(getShellOverrides('/api/payment-gateway/', { nav: true })).toEqual({
      ...{ nav: true, chat: true, footer: false, banner: true },
    });
    expect(getShellOverrides('/guides/')).toEqual({});
  });

  test('in the front matter of a page and in the JSON of a plugin', () => {
    const [page] = readPages('guides');
    const [plugin] = readActivePlugins();
    if (!page || !plugin) throw new Error('neither guides nor plugins');
    expect(buildPageView({ ...page, shell: { nav: false } }).shell).toEqual({ nav: false });
    expect(buildPluginView({ ...plugin, shell: { chat: false } }).shell).toEqual({ chat: false });
  });

  test.each<[string, () => ReactElement]>([
    ['/', HomePage],
    ['/guides/', GuidesPage],
    ['/not-found/', NotFoundPage],
    ['/style-guide/', StyleGuidePage],
  ])('%s has its switch where the rules look for it', (path, Route) => {
    set({ [path]: { footer: false, chat: true } });
    const { container } = render(<Route />);
    expect(container.firstElementChild).toHaveAttribute('data-shell-off', 'footer');
    expect(container.firstElementChild).toHaveAttribute('data-shell-on', 'chat');
  });
});
