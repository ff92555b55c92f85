'use client';

import type { ReactNode } from 'react';
import type { WidgetSettings } from '@/lib/support-chat/settings';
import { ChatCorner } from './chat-corner';
import { ZendeskWidgetProvider } from './zendesk-widget-provider';

export type SupportChatProps = { settings: WidgetSettings; email: string; children: ReactNode };

/** The page with the support chat in its corner. */
export function SupportChat({ settings, email, children }: SupportChatProps) {
  return (
    <ZendeskWidgetProvider settings={settings}>
      {children}
      <ChatCorner email={email} />
    </ZendeskWidgetProvider>
  );
}
