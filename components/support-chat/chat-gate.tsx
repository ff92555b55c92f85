'use client';

import { type ComponentType, lazy, type ReactNode } from 'react';
import type { WidgetSettings } from '@/lib/support-chat/settings';
import type { SupportChatProps } from './support-chat';

/** A file of its own, fetched only when it is drawn: a portal without chat has nothing of it in its script. */
const SupportChat = lazy<ComponentType<SupportChatProps>>(() =>
  import('./support-chat').then(
    (loaded) => ({ default: loaded.SupportChat }),
    // Thrown further it would take the whole page down: without the chat it stands.
    () => ({ default: PageAlone }),
  ),
);

function PageAlone({ children }: SupportChatProps) {
  return children;
}

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
