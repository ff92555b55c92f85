'use client';

import type { WidgetSettings } from '@/lib/support-chat/settings';
import { ChatCorner } from './chat-corner';
import { ZendeskWidgetProvider } from './zendesk-widget-provider';

type SupportChatProps = { settings: WidgetSettings; email: string };

/** The support chat in the corner of every page. */
export function SupportChat({ settings, email }: SupportChatProps) {
  return (
    <>
      <ZendeskWidgetProvider settings={settings} />
      <ChatCorner email={email} />
    </>
  );
}
