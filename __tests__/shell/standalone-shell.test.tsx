import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { useSelectedLayoutSegments } from 'next/navigation';
import type { ReactNode } from 'react';
import { ShellSwitch } from '@/components/navigation/shell-switch';
import { StandalonePath } from '@/components/shell/standalone-path';
import { applyReaderChoices } from '@/lib/bootstrap/reader-choices';
import { isStandalonePath } from '@/lib/routes/is-standalone-path';

jest.mock('next/navigation', () => ({ useSelectedLayoutSegments: jest.fn(() => []) }));

const root = document.documentElement;
const segments = jest.mocked(useSelectedLayoutSegments);

/** The switches are found by their steps down from the root. */
const renderBody = (parts: ReactNode) => render(parts, { container: document.body });

/** What Next does at a navigation: the address changes, and the layout is told. */
function walkTo(path: string): void {
  history.pushState(null, '', path);
  segments.mockReturnValue(path.split('/').filter(Boolean));
}

const style = document.createElement('style');
beforeAll(() => {
  style.textContent = readFileSync('components/shell/shell.css', 'utf8');
  document.head.append(style);
});
afterEach(() => {
  root.removeAttribute('data-standalone');
  walkTo('/');
});

describe('SPEC 2: a route whose path contains sdk-basic is bare', () => {
  const PATHS: [string, boolean][] = [
    ['/libs/sdk-basic/', true],
    ['/developer/libs/sdk-basic/', true],
    ['/sdk-basic-php/none/', true],
    ['/libs/sdk%2Dbasic/', true],
    ['/libs/sdk-basic/%E0%A4%A/', true],
    ['/libs/sdk/', false],
    ['/', false],
    ['', false],
  ];
  test.each(PATHS)('%j: %j', (path, bare) => expect(isStandalonePath(path)).toBe(bare));

  test.each(PATHS.filter(([path]) => path !== ''))(
    'the first script marks %j before the first paint: %j',
    (path, bare) => {
      walkTo(path);
      applyReaderChoices();
      expect(root.hasAttribute('data-standalone')).toBe(bare);
    },
  );

  test('the mark comes and goes while the reader walks', () => {
    const { rerender } = render(<StandalonePath />);
    expect(root).not.toHaveAttribute('data-standalone');
    walkTo('/libs/sdk-basic/');
    rerender(<StandalonePath />);
    expect(root).toHaveAttribute('data-standalone');
    walkTo('/libs/sdk/');
    rerender(<StandalonePath />);
    expect(root).not.toHaveAttribute('data-standalone');
  });
});

describe('SPEC 2: banner, nav, footer and chat are each configured, and overridden by a route', () => {
  const PARTS = ['banner', 'nav', 'footer', 'chat'] as const;
  type Flags = Partial<Record<(typeof PARTS)[number], boolean>>;

  test.each<[configured: Flags, page: Flags | undefined, shown: string[]]>([
    [{}, undefined, ['banner', 'nav', 'footer', 'chat']],
    [{ banner: false }, undefined, ['nav', 'footer', 'chat']],
    [{ nav: false }, undefined, ['banner', 'footer', 'chat']],
    [{ footer: false }, undefined, ['banner', 'nav', 'chat']],
    [{ chat: false }, undefined, ['banner', 'nav', 'footer']],
    [{ chat: false }, { chat: true }, ['banner', 'nav', 'footer', 'chat']],
    [{ banner: false, nav: false }, { nav: true }, ['nav', 'footer', 'chat']],
    [{}, { nav: false, footer: false }, ['banner', 'chat']],
    [{ chat: false }, { banner: false }, ['nav', 'footer']],
  ])('configured %j, the route %j: %j', (configured, page, shown) => {
    const { container } = renderBody(
      <>
        <ShellSwitch flags={configured} />
        {PARTS.map((part) => (
          <div key={part} data-shell={part} />
        ))}
        <main>{page && <ShellSwitch flags={page} />}</main>
      </>,
    );
    const parts = [...container.querySelectorAll<HTMLElement>('[data-shell]')];
    const visible = parts.filter((part) => getComputedStyle(part).display !== 'none');
    expect(visible.map(({ dataset }) => dataset.shell)).toEqual(shown);
  });

  test('a page under /api switches from within the frame of the API browser', () => {
    const { container } = renderBody(
      <>
        <ShellSwitch flags={{ chat: false }} />
        {PARTS.map((part) => (
          <div key={part} data-shell={part} />
        ))}
        <main>
          <div>
            <div>
              <ShellSwitch flags={{ nav: false, chat: true }} />
            </div>
          </div>
        </main>
      </>,
    );
    const parts = [...container.querySelectorAll<HTMLElement>('[data-shell]')];
    expect(parts.map((part) => getComputedStyle(part).display)).toEqual([
      'block',
      'none',
      'block',
      'block',
    ]);
  });
});
