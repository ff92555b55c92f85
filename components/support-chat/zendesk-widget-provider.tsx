'use client';

import { useEffect, useState } from 'react';
import { buildScriptUrl, getAccountHost, type WidgetSettings } from '@/lib/support-chat/settings';
import { createWidget, type Zendesk } from '@/lib/support-chat/widget';
import { provideWidget } from './use-zendesk-widget';

/** Time in ms after which the script of the widget counts as failed. */
const LOAD_TIMEOUT_MS = 15_000;

function isZendesk(value: unknown): value is Zendesk {
  return typeof value === 'function';
}

/**
 * Fetches the widget's script and returns the function that it defines. Rejects when the script is
 * refused, takes too long, or defines none.
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
      reject(new Error(`${script.src} did not define zE`));
    };
    const timer = setTimeout(settle, LOAD_TIMEOUT_MS);
    script.addEventListener('load', settle);
    script.addEventListener('error', settle);
    document.head.append(script);
  });
}

/**
 * Provides the support widget to the whole page; its script is fetched on first use.
 * @throws When the settings name no account (SPEC 5), so that a portal with such settings fails.
 */
export function ZendeskWidgetProvider({ settings }: { settings: WidgetSettings }) {
  const [widget] = useState(() => createWidget(settings, loadWidgetScript));
  useEffect(() => {
    provideWidget(widget);
    return () => provideWidget(undefined);
  }, [widget]);
  return null;
}
