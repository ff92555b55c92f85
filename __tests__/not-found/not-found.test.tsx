import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { NotFoundView } from '@/components/not-found/not-found-view';
import { PathNotFound } from '@/components/not-found/path-not-found';
import {
  NOT_FOUND,
  type NotFoundResult,
  resolveNotFound,
} from '@/components/not-found/resolve-not-found';
import { readPlugins } from '@/lib/content/read-plugins';

const router = { replace: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const inactive = readPlugins()
  .filter(({ active }) => !active)
  .map(({ url }) => url);
const email = 'developers@example.com';

test('the plugins without a page are the ones of SPEC 3', () => {
  expect([...inactive].sort()).toEqual(['nopcommerce-checkout', 'nopcommerce-pg', 'zencart']);
});

describe('SPEC 2 and 8: an address that no page has', () => {
  const page = { show: 'page' } as const;
  const api = { show: 'api' } as const;
  const libs = { show: 'libs' } as const;
  const style = { show: 'style' } as const;
  const toLibs = { goTo: '/libs/not-found/' } as const;
  const toRoot = { goTo: '/not-found/' } as const;
  const seek = { resolve: true } as const;
  test.each<[string, NotFoundResult]>([
    ['', page],
    ['/', page],
    ['/nowhere/', page],
    ['/guides/nowhere/', page],
    ['/apis/', page],
    ['/libs-old/plugins/x/', page],
    ['/guides/libs/plugins/x/', page],
    ['/api', api],
    ['/api/nowhere/', api],
    ['/api/payment-gateway/nowhere/', seek],
    ['/api/payment-gateway/nowhere', seek],
    ['/API/Payment%20Gateway/Sale+(Auth+%2B+Capture)', seek],
    ['/api/payment-gateway/sale/more/', api],
    ['/developer/api/payment-gateway/sale/', { moved: '/api/payment-gateway/sale/' }],
    ['/developer/api/reference', { moved: '/api/reference/' }],
    ['/developer/', { moved: '/' }],
    ['/developer', { moved: '/' }],
    ['/developer//evil.example/', { moved: '/evil.example/' }],
    ['/developers/', page],
    ['/style-guide/nowhere/', style],
    ['/libs/nowhere/', libs],
    ['/libs/sdk/nowhere/', libs],
    ['/libs/plugins/shopware/', toLibs],
    ['/libs/plugins/shopware', toLibs],
    ['/libs/plugins/shopware/latest/', toLibs],
    ['/libs/plugins/Zencart/', toLibs],
    ['/libs/plugins/constructor/', toLibs],
    ['/libs/plugins//latest/', toRoot],
    ['/libs/plugins///', toRoot],
    ['/libs/plugins/zencart/', libs],
    ['/libs/plugins/zencart', libs],
    ['/libs/plugins/nopcommerce-pg/latest/', libs],
  ])('%j: %j', (path, answer) => {
    expect(resolveNotFound(path, inactive)).toEqual(answer);
  });
});

test('a portal without libraries and style guide has no texts about them', () => {
  jest.replaceProperty(NOT_FOUND.libs, 'links', []);
  jest.replaceProperty(NOT_FOUND.style, 'links', []);
  for (const path of ['/libs/nowhere/', '/libs/plugins/shopware/', '/style-guide/nowhere/'])
    expect(resolveNotFound(path, [])).toEqual({ show: 'page' });
  jest.restoreAllMocks();
});

describe('SPEC 2: the not-found view', () => {
  test.each([
    ['page', 'This page does not exist', '/'],
    ['api', 'Thank you developer, but this resource is in another castle.', '/api/'],
    ['libs', 'There is no such library', '/libs/plugins/'],
    ['style', 'The style guide has no such page', '/style-guide/'],
  ] as const)('%s says %j and leads on to %s', (kind, heading, first) => {
    render(<NotFoundView kind={kind} email={email} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    const links = within(screen.getByRole('list')).getAllByRole('link');
    expect(links[0]).toHaveAttribute('href', first);
  });

  test('says whom to tell', () => {
    render(<NotFoundView kind="page" email={email} />);
    expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  });
});

describe('SPEC 8: the 404 page of a static host', () => {
  // `location.replace` cannot be replaced itself: jsdom’s own implementation behind it is.
  const symbol = Object.getOwnPropertySymbols(location).find(
    ({ description }) => description === 'impl',
  );
  const replace = jest.fn<void, [string]>();
  const behind: unknown = symbol && Reflect.get(location, symbol);
  beforeAll(() => {
    if (typeof behind !== 'object' || behind === null) throw new Error('jsdom has changed');
    Object.assign(behind, { replace });
  });
  afterAll(
    () => void (typeof behind === 'object' && behind && Reflect.deleteProperty(behind, 'replace')),
  );
  beforeEach(() => {
    replace.mockClear();
    router.replace.mockClear();
  });

  const visit = (path: string) => {
    history.replaceState(null, '', path);
    return render(<PathNotFound inactive={inactive} email={email} />);
  };
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

  test('below /libs it says so in its HTML, and still sends an unknown plugin on', () => {
    const page = <PathNotFound inactive={inactive} email={email} assumed="libs" />;
    expect(renderToString(page)).toContain('There is no such library');
    history.replaceState(null, '', '/libs/plugins/shopware/');
    render(page);
    expect(replace).toHaveBeenCalledWith(expect.stringContaining('/libs/not-found/'));
  });

  test('of an operation hands the address to the frame of the API pages, once, and says nothing yet', () => {
    const { rerender } = visit('/api/payment-gateway/new/?lang=php#body.amount');
    rerender(<PathNotFound inactive={[...inactive]} email={email} />);
    expect(router.replace.mock.calls).toEqual([
      ['/api/not-found/?at=%2Fapi%2Fpayment-gateway%2Fnew%2F%3Flang%3Dphp%23body.amount'],
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('Looking for this address');
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('below the old sub-path leads to the page of today, with query and fragment', () => {
    visit('/developer/api/reference?lang=php#country-codes');
    expect(replace.mock.calls).toEqual([['/api/reference/?lang=php#country-codes']]);
  });

  test('waits in its HTML only: what it says in the end is never kept back', () => {
    const page = <PathNotFound inactive={inactive} email={email} />;
    expect(renderToString(page)).toContain('resolvable');
    const { container } = visit('/nowhere/');
    expect(container.innerHTML).not.toContain('resolvable');
  });

  test.each([
    ['/nowhere/', 'This page does not exist'],
    ['/api/nowhere/', 'Thank you developer, but this resource is in another castle.'],
    [
      '/api/nowhere/?swaggerUri=/x.json#a',
      'Thank you developer, but this resource is in another castle.',
    ],
    ['/libs/plugins/zencart/', 'There is no such library'],
    ['/style-guide/nowhere/', 'The style guide has no such page'],
  ])('at %s says %j and stays', (path, words) => {
    visit(path);
    expect(heading()).toBe(words);
    expect(replace).not.toHaveBeenCalled();
  });

  test.each([
    ['/libs/plugins/shopware/', '/libs/not-found/'],
    ['/libs/plugins/shopware/latest/', '/libs/not-found/'],
    ['/libs/plugins//latest/', '/not-found/'],
    ['/libs/plugins/shopware/?domain=shop.example.com', '/libs/not-found/?domain=shop.example.com'],
  ])('at %s goes to %s, once, and leaves no step in the history', (path, to) => {
    const { rerender } = visit(path);
    rerender(<PathNotFound inactive={[...inactive]} email={email} />);
    expect(replace.mock.calls).toEqual([[to]]);
  });
});
