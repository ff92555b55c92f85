import { createWidgetOperations, type WidgetCommand, type WidgetOperations } from './operations';
import { MISSING_ACCOUNT, type WidgetSettings } from './settings';

/** The function the widget's script leaves on the page. */
export type Zendesk = (...command: WidgetCommand) => unknown;

/** `idle`: nothing was fetched yet. `failed`: the script did not arrive, and may be asked for again. */
export type WidgetState = 'idle' | 'loading' | 'ready' | 'failed';

/** The support widget, from before its script is fetched. */
export type ZendeskWidget = WidgetOperations & {
  /** What a reader's click does: opens the chat, and fetches the script first where it is not there. */
  readonly open: () => void;
  readonly getState: () => WidgetState;
  /** Calls back at every change of state; returns how to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * A widget that is English and hidden, and costs nothing until `open` is called: operations called before
 * are kept and done in their order when the script has arrived (SPEC 4).
 * Throws without an account (SPEC 5). `loadScript` fetches the script and rejects when it cannot.
 */
export function createWidget(
  settings: WidgetSettings,
  loadScript: (settings: WidgetSettings) => Promise<Zendesk>,
): ZendeskWidget {
  if (!settings.accountUrl?.trim()) throw new Error(MISSING_ACCOUNT);
  const { run, start } = createQueue();
  const { getState, setState, subscribe } = createState();
  const operations = createWidgetOperations(run);
  operations.setLocale('en');
  operations.hide();
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
    operations.activate({ hideOnClose: true });
    if (state !== 'ready') load();
  };
  return { ...operations, open, getState, subscribe };
}

function createQueue() {
  const waiting: WidgetCommand[] = [];
  let zendesk: Zendesk | undefined;
  return {
    run: (command: WidgetCommand) => {
      if (zendesk) zendesk(...command);
      else waiting.push(command);
    },
    start: (arrived: Zendesk) => {
      zendesk = arrived;
      for (const command of waiting.splice(0)) arrived(...command);
    },
  };
}

function createState() {
  let state: WidgetState = 'idle';
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    setState: (next: WidgetState) => {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
