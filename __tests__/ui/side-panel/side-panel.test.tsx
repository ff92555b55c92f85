import { fireEvent, render, screen } from '@testing-library/react';
import { SidePanel } from '@/components/ui/side-panel/side-panel';

// jsdom has no popovers and no widths.
const hidePopover = jest.fn();
const wide = Object.assign(new EventTarget(), { matches: false });
const matchMedia = jest.fn((query: string) => (query === '(min-width: 768px)' ? wide : undefined));
beforeAll(() => {
  Object.assign(HTMLElement.prototype, { hidePopover });
  Object.assign(window, { matchMedia });
});
afterAll(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  Reflect.deleteProperty(window, 'matchMedia');
});
beforeEach(() => {
  jest.clearAllMocks();
  wide.matches = false;
});

const show = () =>
  render(
    <SidePanel id="pages" label="Guides" button="Guides: all pages">
      <p>Run it</p>
      <a href="#webhooks">
        <b>Webhooks</b>
      </a>
    </SidePanel>,
  );
const panel = () => screen.getByRole('navigation', { name: 'Guides', hidden: true });
const toggle = (newState: string) =>
  fireEvent(panel(), Object.assign(new Event('toggle'), { newState }));
const resize = (matches: boolean) => {
  wide.matches = matches;
  wide.dispatchEvent(new Event('change'));
};

describe('SPEC 2 and 9, the toggle of the side navigation', () => {
  test('opens the panel by the browser’s own means, so without JavaScript too', () => {
    show();
    const button = screen.getByRole('button', { name: 'Guides: all pages' });
    expect(button).toHaveAttribute('popovertarget', 'pages');
    expect(panel()).toHaveAttribute('id', 'pages');
    expect(panel()).toHaveAttribute('popover', 'auto');
  });

  test('a choice closes the panel, text beside the links does not', () => {
    show();
    fireEvent.click(screen.getByText('Run it'));
    expect(hidePopover).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Webhooks'));
    expect(hidePopover.mock.contexts).toEqual([panel()]);
  });

  test('it closes when the focus leaves it for what it covers, not between it and its button', () => {
    show();
    const link = screen.getByText('Webhooks');
    const button = screen.getByRole('button', { name: 'Guides: all pages' });
    fireEvent.blur(link, { relatedTarget: button });
    fireEvent.blur(link, { relatedTarget: null });
    expect(hidePopover).not.toHaveBeenCalled();
    fireEvent.blur(link, { relatedTarget: document.body });
    expect(hidePopover.mock.contexts).toEqual([panel()]);
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'a click with %s opens a link elsewhere and leaves the panel open',
    (key) => {
      show();
      fireEvent.click(screen.getByText('Webhooks'), { [key]: true });
      expect(hidePopover).not.toHaveBeenCalled();
    },
  );

  test('an open panel closes when the window grows to 768 px, a closed one hears nothing of it', () => {
    show();
    resize(true);
    expect(matchMedia).not.toHaveBeenCalled();
    toggle('open');
    resize(false);
    expect(hidePopover).not.toHaveBeenCalled();
    resize(true);
    expect(hidePopover.mock.contexts).toEqual([panel()]);
    toggle('closed');
    resize(true);
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });
});
