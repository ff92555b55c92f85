import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { useSelectedLayoutSegments } from 'next/navigation';
import { BarePath } from '@/components/shell/bare-path';
import { MOBILE_NAV_ID } from '@/components/shell/mobile-nav-id';
import { BareShell } from '@/components/shell/shell-switch';
import { isBarePath } from '@/lib/navigation/bare-path';
import { EARLY_SCRIPT } from '@/lib/theme/early-script';

jest.mock('next/navigation', () => ({ useSelectedLayoutSegments: jest.fn(() => []) }));

const root = document.documentElement;
const segments = jest.mocked(useSelectedLayoutSegments);

/** What Next does at a navigation: the address changes, and the layout is told. */
function walkTo(path: string): void {
  history.pushState(null, '', path);
  segments.mockReturnValue(path.split('/').filter(Boolean));
}

afterEach(() => {
  root.removeAttribute('data-bare');
  walkTo('/');
});

describe('SPEC 2: a route whose path contains sdk-basic is bare', () => {
  const PATHS: [string, boolean][] = [
    ['/libs/sdk-basic/', true],
    ['/developer/libs/sdk-basic/', true],
    ['/sdk-basic-php/none/', true],
    ['/libs/sdk/', false],
    ['/', false],
    ['', false],
  ];
  test.each(PATHS)('%j: %j', (path, bare) => expect(isBarePath(path)).toBe(bare));

  test.each(PATHS.filter(([path]) => path !== ''))(
    'the early script marks %j before the first paint: %j',
    (path, bare) => {
      walkTo(path);
      new Function(EARLY_SCRIPT)();
      expect(root.hasAttribute('data-bare')).toBe(bare);
    },
  );

  test('the mark comes and goes while the reader walks', () => {
    const { rerender } = render(<BarePath />);
    expect(root).not.toHaveAttribute('data-bare');
    walkTo('/libs/sdk-basic/');
    rerender(<BarePath />);
    expect(root).toHaveAttribute('data-bare');
    walkTo('/libs/sdk/');
    rerender(<BarePath />);
    expect(root).not.toHaveAttribute('data-bare');
  });

  test('both marks take every part of the shell away, without JavaScript the one in the page', () => {
    const style = document.createElement('style');
    style.textContent = readFileSync('components/shell/shell.css', 'utf8');
    document.head.append(style);
    const { container } = render(
      <>
        <nav data-shell="nav">nav</nav>
        <nav id={MOBILE_NAV_ID}>panel</nav>
        <BareShell />
      </>,
    );
    for (const nav of container.querySelectorAll('nav')) expect(nav).not.toBeVisible();
    style.remove();
  });
});
