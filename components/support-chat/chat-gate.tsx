'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { SupportChatProps } from './support-chat';

/**
 * The support chat, loaded when the page is alive: it delays nothing, and needs JavaScript anyway.
 * Without its script the page has no chat.
 */
export function ChatGate(props: SupportChatProps) {
  const [SupportChat, setSupportChat] = useState<ComponentType<SupportChatProps>>();
  useEffect(() => {
    void import('./support-chat').then(
      (loaded) => setSupportChat(() => loaded.SupportChat),
      () => {},
    );
  }, []);
  return SupportChat && <SupportChat {...props} />;
}
