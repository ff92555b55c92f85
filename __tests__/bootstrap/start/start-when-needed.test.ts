/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PAGE_STARTED, START_FAILED } from '@/lib/bootstrap/start/page-start';
import { startWhenNeeded } from '@/lib/bootstrap/start/start-when-needed';

const page = { preload: jest.fn(), start: jest.fn() };
const reload = jest.fn();

/** What React would hear once it has the page. */
const heard: string[] = [];
const listen = (type: string) => {
  const hear = (event: Event) => {
    const { target } = event;
    const value = target instanceof HTMLInputElement ? ` ${target.value}` : '';
    const key = event instanceof KeyboardEvent ? ` ${event.key}` : '';
    const name = target instanceof Element ? target.id || target.localName : 'window';
    heard.push(`${type}${key} ${name}${value}`);
  };
  document.addEventListener(type, hear);
  return () => document.removeEventListener(type, hear);
};
const unlisten: (() => void)[] = [];

beforeEach(() => {
  jest.clearAllMocks();
  heard.length = 0;
  sessionStorage.clear();
  history.replaceState(null, '', '/guides/');
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <a id="link" href="/guides/webhooks/" data-page-link>Webhooks</a>
    <button id="search"><b id="icon">Search</b></button>
    <button id="theme" data-theme-toggle>Theme</button>
    <button id="copy" data-copy>Copy</button>
    <button id="menu" popovertarget="panel">Menu</button>
    <input id="language" type="radio" data-lang="curl">
    <label id="label"><input id="all" type="checkbox">All fields</label>
    <select id="example"><option>Keyed</option><option>Stored</option></select>
    <input id="version">
    <input id="file" type="file">
    <p data-said></p>`;
  unlisten.push(...['click', 'keydown', 'input', 'change'].map(listen));
  startWhenNeeded(page, reload);
});
afterEach(async () => {
  await startPage();
  for (const end of unlisten.splice(0)) end();
});

const find = (id: string) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no ${id}`);
  return element;
};
/** Lets pass more tasks than any test has presses to repeat, each of which is one. */
async function rest(): Promise<void> {
  for (let tasks = 0; tasks < 20; tasks += 1) await new Promise((resolve) => setTimeout(resolve));
}
async function startPage(): Promise<void> {
  dispatchEvent(new Event(PAGE_STARTED));
  await rest();
}

describe('a page that waits for its reader', () => {
  test('loads what it needs when a control is pointed at or focused, and starts nothing', () => {
    fireEvent.pointerOver(find('icon'));
    expect(page.preload).toHaveBeenCalledTimes(1);
    fireEvent.focusIn(find('version'));
    expect(page.preload).toHaveBeenCalledTimes(2);
    expect(page.start).not.toHaveBeenCalled();
  });

  test('starts at a press, which React hears once it has the page', async () => {
    fireEvent.pointerDown(find('icon'));
    expect(page.start).toHaveBeenCalledTimes(1);
    expect(fireEvent.click(find('icon'))).toBe(false);
    expect(heard).toEqual([]);
    await startPage();
    expect(heard).toEqual(['click search']);
    fireEvent.click(find('search'));
    expect(heard).toEqual(['click search', 'click search']);
  });

  test.each(['theme', 'copy', 'menu', 'language', 'link'])(
    'leaves %s to the page itself',
    async (id) => {
      fireEvent.pointerDown(find(id));
      find(id).addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(find(id));
      expect(heard[0]).toMatch(new RegExp(`^click ${id}`));
      expect(page.start).not.toHaveBeenCalled();
    },
  );

  test('forgets a press that was in vain, so that the next one is not the second', async () => {
    fireEvent.click(find('search'));
    dispatchEvent(new Event(START_FAILED));
    fireEvent.click(find('search'));
    expect(page.start).toHaveBeenCalledTimes(2);
    await startPage();
    expect(heard).toEqual(['click search']);
  });

  test('says that a press was in vain, as long as it takes to read that', () => {
    jest.useFakeTimers();
    const status = document.querySelector('[data-said]');
    dispatchEvent(new Event(START_FAILED));
    expect(status).toBeEmptyDOMElement();
    fireEvent.click(find('search'));
    dispatchEvent(new Event(START_FAILED));
    expect(status).toHaveTextContent('This did not load. Check your connection, then try again.');
    expect(status).toHaveAttribute('data-failed');
    jest.advanceTimersByTime(8000);
    expect(status).toBeEmptyDOMElement();
    expect(status).not.toHaveAttribute('data-failed');
    jest.useRealTimers();
  });

  test('is loaded again where the host has another build by now', () => {
    fireEvent.click(find('search'));
    dispatchEvent(new CustomEvent(START_FAILED, { detail: false }));
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(find('search'));
    dispatchEvent(new CustomEvent(START_FAILED, { detail: true }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('is not loaded again where its reader waits for nothing: it would be for ever', () => {
    dispatchEvent(new CustomEvent(START_FAILED, { detail: true }));
    expect(reload).not.toHaveBeenCalled();
  });

  test('leaves a box unticked until React ticks it', async () => {
    fireEvent.click(find('label'));
    expect(page.start).toHaveBeenCalled();
    expect(find('all')).not.toBeChecked();
    await startPage();
    expect(find('all')).toBeChecked();
    expect(heard.filter((event) => event.startsWith('change'))).toEqual(['change all on']);
  });

  test('chooses an option again that React has taken back', async () => {
    await userEvent.selectOptions(find('example'), 'Stored');
    expect(page.start).toHaveBeenCalled();
    heard.length = 0;
    Object.assign(find('example'), { value: 'Keyed' });
    await startPage();
    expect(find('example')).toHaveValue('Stored');
    expect(heard).toContain('change example');
  });

  test('tells React what was typed and chosen before', async () => {
    await userEvent.type(find('version'), '9.1');
    fireEvent.change(find('file'));
    heard.length = 0;
    await startPage();
    expect(heard).toEqual(['input version 9.1', 'change version 9.1', 'change file ']);
  });

  test('presses Enter again after what was typed', async () => {
    await userEvent.type(find('version'), '9.1{Enter}');
    heard.length = 0;
    await startPage();
    expect(heard).toEqual(['input version 9.1', 'change version 9.1', 'keydown Enter version 9.1']);
  });

  test('starts when something is dragged over it, so that it can be dropped', () => {
    fireEvent.dragEnter(document.body);
    expect(page.start).toHaveBeenCalled();
  });
});

describe('a page starts at once', () => {
  test.each(['/guides/?themePrimary=ff0000', '/guides/?a=1&domain=acme', '/libs/x/#downloading'])(
    'at %s',
    (address) => {
      history.replaceState(null, '', address);
      startWhenNeeded(page);
      expect(page.start).toHaveBeenCalledTimes(1);
    },
  );

  test('where an earlier page has stored colours or a partner', () => {
    sessionStorage.setItem('domain', 'acme');
    startWhenNeeded(page);
    expect(page.start).toHaveBeenCalledTimes(1);
  });

  test('but not for a parameter that only looks like one', () => {
    history.replaceState(null, '', '/guides/?subdomain=x');
    startWhenNeeded(page);
    expect(page.start).not.toHaveBeenCalled();
  });
});
