import { getAccountHost, buildScriptUrl, getWidgetSettings } from '@/lib/support-chat/settings';
import { createWidget, type Zendesk } from '@/lib/support-chat/widget';

const SETTINGS = {
  accountUrl: 'https://acme.zendesk.example.com',
  assetHost: 'https://assets.example.com',
};

/** A script that arrives, or fails, when the test says so. */
function toScript() {
  const asked: { resolve: (zendesk: Zendesk) => void; reject: (reason: Error) => void }[] = [];
  const zendesk = jest.fn<unknown, Parameters<Zendesk>>();
  const read = jest.fn(
    () => new Promise<Zendesk>((resolve, reject) => asked.push({ resolve, reject })),
  );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    read,
    said: () => zendesk.mock.calls.map(([, action, value]) => [action, value]),
    arrive: () => (asked.at(-1)?.resolve(zendesk), settled()),
    fail: () => (asked.at(-1)?.reject(new Error('refused')), settled()),
  };
}

describe('SPEC 4: the widget before its script has arrived', () => {
  it('is fetched only when it is opened, and only once', async () => {
    const { read, arrive } = toScript();
    const widget = createWidget(SETTINGS, read);
    widget.show();
    expect([read.mock.calls.length, widget.getState()]).toEqual([0, 'idle']);
    widget.open();
    widget.open();
    expect(widget.getState()).toBe('loading');
    await arrive();
    widget.open();
    expect(read.mock.calls).toEqual([[SETTINGS]]);
    expect(widget.getState()).toBe('ready');
  });

  it('is English and hidden first, then does what was asked before, in that order', async () => {
    const { read, said, arrive } = toScript();
    const widget = createWidget(SETTINGS, read);
    widget.identify({ name: 'Jordan Lee', email: 'jordan.lee@example.com' });
    widget.setHelpCenterSuggestions({ search: 'webhooks' });
    widget.open();
    widget.setSettings({ webWidget: {} });
    expect(said()).toEqual([]);
    await arrive();
    expect(said()).toEqual([
      ['setLocale', 'en'],
      ['hide', undefined],
      ['identify', { name: 'Jordan Lee', email: 'jordan.lee@example.com' }],
      ['helpCenter:setSuggestions', { search: 'webhooks' }],
      ['helpCenter:setSuggestions', { url: true }],
      ['close', expect.any(Function)],
      ['show', undefined],
      ['open', undefined],
      ['updateSettings', { webWidget: {} }],
    ]);
  });

  it('has its settings of site.json from the start', async () => {
    const { read, said, arrive } = toScript();
    const own = { webWidget: { offset: { vertical: '60px' } } };
    createWidget({ ...SETTINGS, settings: own }, read).open();
    await arrive();
    expect(said()).toContainEqual(['updateSettings', own]);
  });

  it('suggests help for the address of the page each time it opens', async () => {
    const { read, said, arrive } = toScript();
    const widget = createWidget(SETTINGS, read);
    widget.open();
    await arrive();
    widget.open();
    const suggested = said().filter(([action]) => action === 'helpCenter:setSuggestions');
    expect(suggested).toEqual(Array(2).fill(['helpCenter:setSuggestions', { url: true }]));
  });

  it('does at once what is asked later', async () => {
    const { read, said, arrive } = toScript();
    const widget = createWidget(SETTINGS, read);
    widget.open();
    await arrive();
    widget.setLocale('fr');
    expect(said().at(-1)).toEqual(['setLocale', 'fr']);
  });

  it('says each change of state, until nobody listens', async () => {
    const { read, fail, arrive } = toScript();
    const widget = createWidget(SETTINGS, read);
    const states: string[] = [];
    const stop = widget.subscribe(() => states.push(widget.getState()));
    widget.open();
    await fail();
    widget.open();
    stop();
    await arrive();
    expect(states).toEqual(['loading', 'failed', 'loading']);
    expect(widget.getState()).toBe('ready');
  });

  it('loses nothing when the script fails and is asked for again', async () => {
    const { read, said, fail, arrive } = toScript();
    const widget = createWidget(SETTINGS, read);
    widget.identify({ name: 'Jordan Lee', email: 'jordan.lee@example.com' });
    widget.open();
    await fail();
    widget.open();
    await arrive();
    expect(said().map(([action]) => action)).toEqual(expect.arrayContaining(['identify', 'open']));
    expect(read).toHaveBeenCalledTimes(2);
  });
});

test.each([
  ['an empty', ''],
  ['a blank', ' '],
  ['no', undefined],
])('SPEC 5: with %s address of the account the widget is refused', (_, accountUrl) => {
  const { read } = toScript();
  // As from a file: there the compiler does not see that the key is missing.
  const settings = JSON.parse(JSON.stringify({ ...SETTINGS, accountUrl }));
  expect(() => createWidget(settings, read)).toThrow(
    'Missing accountUrl. Please set in app config via ZendeskWidgetProvider',
  );
});

describe('SPEC 7: the script comes from the asset host, configured with the account host', () => {
  test.each([
    [{}, 'https://assets.example.com/ekr/snippet.js'],
    [{ key: 'a1-b2' }, 'https://assets.example.com/ekr/snippet.js?key=a1-b2'],
  ])('with %j: %s', (more, address) =>
    expect(buildScriptUrl({ ...SETTINGS, ...more }).href).toBe(address),
  );

  test('the account is named by its host', () =>
    expect(getAccountHost(SETTINGS)).toBe('acme.zendesk.example.com'));

  test.each([{}, { key: 'a1-b2' }])('the browser gets no more than it needs: %j', (more) => {
    const configured = { ...SETTINGS, ...more, enabled: true, hosts: [], inlineStyles: false };
    expect(getWidgetSettings(configured)).toEqual({ ...SETTINGS, ...more });
    expect(getWidgetSettings({ ...configured, enabled: false })).toBeUndefined();
  });
});
