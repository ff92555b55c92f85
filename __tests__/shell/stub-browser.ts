/** What the shell asks of a browser and jsdom lacks: popovers, and the width of the window. */
export function stubBrowser(): { hidePopover: jest.Mock } {
  const hidePopover = jest.fn();
  const matchMedia = () => Object.assign(new EventTarget(), { matches: false });
  beforeAll(() => {
    Object.assign(HTMLElement.prototype, { hidePopover });
    Object.assign(window, { matchMedia });
  });
  afterAll(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
    Reflect.deleteProperty(window, 'matchMedia');
  });
  beforeEach(() => hidePopover.mockClear());
  return { hidePopover };
}
