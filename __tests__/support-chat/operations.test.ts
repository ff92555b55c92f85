import { createWidgetOperations, type WidgetCommand } from '@/lib/support-chat/operations';

function record() {
  const commands: WidgetCommand[] = [];
  return { commands, operations: createWidgetOperations((command) => void commands.push(command)) };
}

describe('SPEC 4: the operations of the support widget', () => {
  test.each<
    [string, (operations: ReturnType<typeof createWidgetOperations>) => void, WidgetCommand[]]
  >([
    ['set locale', ({ setLocale }) => setLocale('de'), [['webWidget', 'setLocale', 'de']]],
    [
      'identify user',
      ({ identify }) => identify({ name: 'Jordan Lee', email: 'jordan.lee@example.com' }),
      [['webWidget', 'identify', { name: 'Jordan Lee', email: 'jordan.lee@example.com' }]],
    ],
    ['hide', ({ hide }) => hide(), [['webWidget', 'hide']]],
    ['show', ({ show }) => show(), [['webWidget', 'show']]],
    [
      'activate',
      ({ activate }) => activate(),
      [
        ['webWidget', 'show'],
        ['webWidget', 'open'],
      ],
    ],
    [
      'set help-center suggestions',
      ({ setHelpCenterSuggestions }) => setHelpCenterSuggestions({ labels: ['webhooks'] }),
      [['webWidget', 'helpCenter:setSuggestions', { labels: ['webhooks'] }]],
    ],
    [
      'set settings',
      ({ setSettings }) => setSettings({ webWidget: { zIndex: 5 } }),
      [['webWidget', 'updateSettings', { webWidget: { zIndex: 5 } }]],
    ],
  ])('%s', (_, call, expected) => {
    const { commands, operations } = record();
    call(operations);
    expect(commands).toEqual(expected);
  });
});

describe('activate with hideOnClose', () => {
  const close = (commands: readonly WidgetCommand[]) => {
    for (const [scope, action, handler] of [...commands])
      if (scope === 'webWidget:on' && action === 'close' && typeof handler === 'function')
        handler();
  };
  const last = (commands: readonly WidgetCommand[]) => commands.at(-1)?.[1];

  it('hides the widget when the reader closes it, and listens only once', () => {
    const { commands, operations } = record();
    operations.activate({ hideOnClose: true });
    operations.activate({ hideOnClose: true });
    expect(commands.filter(([scope]) => scope === 'webWidget:on')).toHaveLength(1);
    expect(last(commands)).toBe('open');
    close(commands);
    expect(last(commands)).toBe('hide');
  });

  it('leaves the widget in sight when the last activation did not ask for it', () => {
    const { commands, operations } = record();
    operations.activate({ hideOnClose: true });
    operations.activate();
    close(commands);
    expect(last(commands)).toBe('open');
  });
});
