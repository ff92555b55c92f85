'use client';

import { openChat } from './use-zendesk-widget';

/** A button in the text of a page that opens the chat; for portals that have one. */
export function ChatStart({ className }: { className: string | undefined }) {
  return (
    <button type="button" className={className} onClick={openChat}>
      Start a chat
    </button>
  );
}
