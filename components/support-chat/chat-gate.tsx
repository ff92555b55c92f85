'use client';

import { lazy, type ReactNode } from 'react';
import type { WidgetSettings } from '@/lib/support-chat/settings';

/** A file of its own, fetched only when it is drawn: a portal without chat has nothing of it in its script. */
const SupportChat = lazy(async () => ({ default: (await import('./support-chat')).SupportChat }));

type ChatGateProps = {
  /** Left out where configuration does not enable the chat. */
  settings: WidgetSettings | undefined;
  email: string;
  children: ReactNode;
};

/** The page, with the support chat where there is one. */
export function ChatGate({ settings, email, children }: ChatGateProps) {
  if (!settings) return children;
  return (
    <SupportChat settings={settings} email={email}>
      {children}
    </SupportChat>
  );
}
