'use client';

import { type ReactNode, useState } from 'react';
import type { WidgetSettings } from '@/lib/support-chat/settings';
import { createWidget } from '@/lib/support-chat/widget';
import { loadWidgetScript } from './read-widget-script';
import { ZendeskWidgetContext } from './use-zendesk-widget';

type ZendeskWidgetProviderProps = { settings: WidgetSettings; children: ReactNode };

/**
 * Makes the support widget known to everything below. It fetches nothing by itself.
 * Throws when the settings name no account (SPEC 5), so a build with such settings fails.
 */
export function ZendeskWidgetProvider({ settings, children }: ZendeskWidgetProviderProps) {
  const [widget] = useState(() => createWidget(settings, loadWidgetScript));
  return <ZendeskWidgetContext value={widget}>{children}</ZendeskWidgetContext>;
}
