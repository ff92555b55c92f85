/** One call of the widget's own interface: `zE('webWidget', 'setLocale', 'en')`. */
export type WidgetCommand = readonly [
  scope: 'webWidget' | 'webWidget:on',
  action: string,
  ...values: unknown[],
];

/** Who is asking. The widget fills its forms with it. */
export type WidgetUser = {
  readonly name: string;
  readonly email: string;
  readonly organization?: string;
};

/** What the widget's help center offers first: a search, articles with a label, or by the page's address. */
export type HelpCenterSuggestions = {
  readonly search?: string;
  readonly labels?: readonly string[];
  readonly url?: boolean;
};

/** The operations of SPEC 4, in its words. */
export type WidgetOperations = {
  readonly setLocale: (locale: string) => void;
  readonly identify: (user: WidgetUser) => void;
  readonly hide: () => void;
  readonly show: () => void;
  /** Shows the widget and opens it. `hideOnClose`: closing leaves no button of the widget's own behind. */
  readonly activate: (options?: { readonly hideOnClose?: boolean }) => void;
  readonly setHelpCenterSuggestions: (suggestions: HelpCenterSuggestions) => void;
  /** Any part of the widget's settings: `{ webWidget: { offset: { horizontal: '20px' } } }`. */
  readonly setSettings: (settings: Readonly<Record<string, unknown>>) => void;
};

/** The operations as commands of the Web Widget (Classic). `run` gets each command, in order. */
export function createWidgetOperations(run: (command: WidgetCommand) => void): WidgetOperations {
  const hide = () => run(['webWidget', 'hide']);
  const show = () => run(['webWidget', 'show']);
  return {
    setLocale: (locale) => run(['webWidget', 'setLocale', locale]),
    identify: (user) => run(['webWidget', 'identify', user]),
    hide,
    show,
    activate: createActivate(run, hide, show),
    setHelpCenterSuggestions: (suggestions) =>
      run(['webWidget', 'helpCenter:setSuggestions', suggestions]),
    setSettings: (settings) => run(['webWidget', 'updateSettings', settings]),
  };
}

/** The newer interface has no `activate`: it is put together, and listens for the closing only once. */
function createActivate(
  run: (command: WidgetCommand) => void,
  hide: () => void,
  show: () => void,
): WidgetOperations['activate'] {
  let hides = false;
  let listens = false;
  const onClose = () => {
    if (hides) hide();
  };
  return ({ hideOnClose = false } = {}) => {
    hides = hideOnClose;
    if (hides && !listens) {
      listens = true;
      run(['webWidget:on', 'close', onClose]);
    }
    show();
    run(['webWidget', 'open']);
  };
}
