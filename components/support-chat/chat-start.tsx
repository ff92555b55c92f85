'use client';

import * as words from '@/.generated/words/docs/pages';
import { openChat } from './use-zendesk-widget';

/** A button in the text of a page that opens the chat; for portals that have one. */
export function ChatStart({ className }: { className: string | undefined }) {
  return (
    <button type="button" className={className} onClick={openChat}>
      {words.startChat}
    </button>
  );
}
