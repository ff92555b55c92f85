'use client';

import { type ReactNode, useState } from 'react';
import { buildScriptUrl, getAccountHost, type WidgetSettings } from '@/lib/support-chat/settings';
import { createWidget, type Zendesk } from '@/lib/support-chat/widget';
import { ZendeskWidgetContext } from './use-zendesk-widget';

/** A reader who asked for the chat should not look at a spinner for longer. */
const LOAD_TIMEOUT_MS = 15_000;

function isZendesk(value: unknown): value is Zendesk {
  return typeof value === 'function';
}

/**
 * Fetches the widget's script and returns the function it leaves on the page. Rejects when the script
 * is refused, late, or not the widget's.
 */
function loadWidgetScript(settings: WidgetSettings): Promise<Zendesk> {
  // The script looks its account up here, and finds its own element by this id.
  Reflect.set(document, 'zendeskHost', getAccountHost(settings));
  const script = Object.assign(document.createElement('script'), {
    id: 'ze-snippet',
    src: buildScriptUrl(settings).href,
  });
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer);
      const zendesk: unknown = Reflect.get(window, 'zE');
      if (isZendesk(zendesk)) return resolve(zendesk);
      script.remove();
      reject(new Error(`${script.src} brought no widget`));
    };
    const timer = setTimeout(settle, LOAD_TIMEOUT_MS);
    script.addEventListener('load', settle);
    script.addEventListener('error', settle);
    document.head.append(script);
  });
}

type ZendeskWidgetProviderProps = { settings: WidgetSettings; children: ReactNode };

/**
 * Makes the support widget known to everything below. It fetches nothing by itself.
 * Throws when the settings name no account (SPEC 5), so a build with such settings fails.
 */
export function ZendeskWidgetProvider({ settings, children }: ZendeskWidgetProviderProps) {
  const [widget] = useState(() => createWidget(settings, loadWidgetScript));
  return <ZendeskWidgetContext value={widget}>{children}</ZendeskWidgetContext>;
}
