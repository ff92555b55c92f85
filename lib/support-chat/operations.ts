/** One call of the widget's API: `zE('webWidget', 'setLocale', 'en')` without the function. */
export type WidgetCommand = readonly [
  scope: 'webWidget' | 'webWidget:on',
  action: string,
  ...values: unknown[],
];

/** The reader who asks; the widget fills its forms with this. */
export type WidgetUser = {
  readonly name: string;
  readonly email: string;
  readonly organization?: string;
};

/** First suggestions of the help center: by a search, article labels or the URL of the page. */
export type HelpCenterSuggestions = {
  readonly search?: string;
  readonly labels?: readonly string[];
  readonly url?: boolean;
};

/**
 * Operations of the widget, named as in SPEC 4. The portal calls all but `identify`: it has no
 * accounts (SPEC 6), so that is for a component that knows the reader.
 */
export type WidgetOperations = {
  readonly setLocale: (locale: string) => void;
  readonly identify: (user: WidgetUser) => void;
  readonly hide: () => void;
  readonly show: () => void;
  /** Shows and opens the widget. `hideOnClose`: closing it hides its own button, too. */
  readonly activate: (options?: { readonly hideOnClose?: boolean }) => void;
  readonly setHelpCenterSuggestions: (suggestions: HelpCenterSuggestions) => void;
  /** Any part of the widget's settings: `{ webWidget: { offset: { horizontal: '20px' } } }`. */
  readonly setSettings: (settings: Readonly<Record<string, unknown>>) => void;
};

/** Creates operations that call `run` with commands of the Web Widget (Classic), in order. */
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

/** Creates `activate`, which the newer API lacks, and subscribes to `close` only once. */
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
