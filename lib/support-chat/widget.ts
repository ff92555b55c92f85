import { LANG } from '@/.generated/words/locale';
import { createListeners } from '@/lib/store/listeners';
import { createWidgetOperations, type WidgetCommand, type WidgetOperations } from './operations';
import { MISSING_ACCOUNT, type WidgetSettings } from './settings';

/** The function that the widget's script defines on the page. */
export type Zendesk = (...command: WidgetCommand) => unknown;

/** `idle`: nothing was loaded yet. `failed`: the script did not load; `open` tries again. */
export type WidgetState = 'idle' | 'loading' | 'ready' | 'failed';

/** The support widget, also while its script is not loaded. */
export type ZendeskWidget = WidgetOperations & {
  /**
   * Opens the chat with suggestions for the address of the page, after loading the script if
   * necessary; ignored while it loads.
   */
  readonly open: () => void;
  readonly getState: () => WidgetState;
  /** Calls back at every change of state. Returns how to unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * Creates a widget, English, hidden and with its settings, that loads nothing until `open` is
 * called. Operations before that are queued and run in order when the script has loaded (SPEC 4).
 * @param loadScript Loads the script; rejects when it cannot.
 * @throws Without an account (SPEC 5).
 */
export function createWidget(
  settings: WidgetSettings,
  loadScript: (settings: WidgetSettings) => Promise<Zendesk>,
): ZendeskWidget {
  if (!settings.accountUrl?.trim()) throw new Error(MISSING_ACCOUNT);
  const { run, start } = createQueue();
  const { getState, setState, subscribe } = createState();
  const operations = createWidgetOperations(run);
  operations.setLocale(LANG);
  operations.hide();
  if (settings.settings) operations.setSettings(settings.settings);
  const load = () => {
    setState('loading');
    loadScript(settings).then(
      (zendesk) => {
        start(zendesk);
        setState('ready');
      },
      () => setState('failed'),
    );
  };
  const open = () => {
    const state = getState();
    if (state === 'loading') return;
    operations.setHelpCenterSuggestions({ url: true });
    operations.activate({ hideOnClose: true });
    if (state !== 'ready') load();
  };
  return { ...operations, open, getState, subscribe };
}

function createQueue() {
  const queue: WidgetCommand[] = [];
  let zendesk: Zendesk | undefined;
  return {
    run: (command: WidgetCommand) => {
      if (zendesk) zendesk(...command);
      else queue.push(command);
    },
    start: (loaded: Zendesk) => {
      zendesk = loaded;
      for (const command of queue.splice(0)) loaded(...command);
    },
  };
}

function createState() {
  let state: WidgetState = 'idle';
  const { subscribe, notify } = createListeners();
  return {
    getState: () => state,
    setState: (next: WidgetState) => {
      state = next;
      notify();
    },
    subscribe,
  };
}
