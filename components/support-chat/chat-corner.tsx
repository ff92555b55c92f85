'use client';

import { type RefObject, useEffect, useRef } from 'react';
import * as words from '@/.generated/words/shell/frame';
import { Sentence } from '@/components/ui/sentence';
import type { ZendeskWidget } from '@/lib/support-chat/widget';
import styles from './chat-corner.module.css';
import { openChat, useWidgetState, useZendeskWidget } from './use-zendesk-widget';

/** The chat button in the corner, which opens the widget of `ZendeskWidgetProvider`. */
export function ChatCorner({ email }: { email: string }) {
  const widget = useZendeskWidget();
  const corner = useRef<HTMLElement>(null);
  const state = useWidgetState(widget);
  useHiddenWithPage(corner, widget);
  return (
    <aside ref={corner} className={styles.corner} aria-label={words.supportChat} data-shell="chat">
      {/* Always in the page: a screen reader announces only changes of a region it knows. */}
      <div role="status">
        {state === 'loading' && <p className={styles.note}>{words.openingChat}</p>}
        {state === 'failed' && (
          <p className={styles.note}>
            <Sentence text={words.chatFailed}>
              <a href={`mailto:${email}`}>{email}</a>
            </Sentence>
          </p>
        )}
      </div>
      <button
        type="button"
        className={styles.button}
        aria-disabled={state === 'loading'}
        onClick={openChat}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 4h14v10H9l-4 3v-3H3z" />
        </svg>
        {words.chat}
      </button>
    </aside>
  );
}

/**
 * Hides an open chat on a page without chat. CSS alone decides whether a page has one
 * (`shell.css`), so this observes the visibility of the button.
 */
function useHiddenWithPage(
  button: RefObject<HTMLElement | null>,
  widget: ZendeskWidget | undefined,
) {
  useEffect(() => {
    const element = button.current;
    if (!element || !widget) return;
    const observer = new ResizeObserver(() => {
      if (widget.getState() !== 'idle' && !element.checkVisibility()) widget.hide();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [button, widget]);
}
