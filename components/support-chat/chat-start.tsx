'use client';

import { useZendeskWidget } from './use-zendesk-widget';

/** A button in the text of a page that opens the chat; nothing where the portal has none. */
export function ChatStart({ className }: { className: string | undefined }) {
  const widget = useZendeskWidget();
  if (!widget) return null;
  return (
    <button type="button" className={className} onClick={widget.open}>
      Start a chat
    </button>
  );
}
