import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import type { Site } from '@/lib/content/site';
import { toWidgetSettings } from '@/lib/support-chat/settings';

/** Loaded only when it is drawn: a portal without chat has nothing of it in its script. */
const SupportChat = dynamic(() => import('./support-chat').then((file) => file.SupportChat));

type ChatGateProps = { chat: Site['chat']; email: string; children: ReactNode };

/** The page, with the support chat where configuration enables it. */
export function ChatGate({ chat, email, children }: ChatGateProps) {
  if (!chat.enabled) return children;
  return (
    <SupportChat settings={toWidgetSettings(chat)} email={email}>
      {children}
    </SupportChat>
  );
}
