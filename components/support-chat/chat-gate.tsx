'use client';

import { type ComponentType, lazy, type ReactNode } from 'react';
import type { WidgetSettings } from '@/lib/support-chat/settings';
import type { SupportChatProps } from './support-chat';

/** The chat in a chunk of its own: a portal without chat loads nothing of it. */
const SupportChat = lazy<ComponentType<SupportChatProps>>(() =>
  import('./support-chat').then(
    (loaded) => ({ default: loaded.SupportChat }),
    // Without the chunk the page has no chat; a thrown error would take it down.
    () => ({ default: PageAlone }),
  ),
);

function PageAlone({ children }: SupportChatProps) {
  return children;
}

type ChatGateProps = {
  /** `undefined` where configuration does not enable the chat. */
  settings: WidgetSettings | undefined;
  email: string;
  children: ReactNode;
};

/** The page, with the support chat where it is enabled. */
export function ChatGate({ settings, email, children }: ChatGateProps) {
  if (!settings) return children;
  return (
    <SupportChat settings={settings} email={email}>
      {children}
    </SupportChat>
  );
}
