'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import * as words from '@/.generated/words/shell/frame';
import { Sentence } from '@/components/ui/sentence';
import { buildScriptUrl, getAccountHost, type WidgetSettings } from '@/lib/support-chat/settings';
import { createWidget, type Zendesk, type ZendeskWidget } from '@/lib/support-chat/widget';
import styles from './support-chat.module.css';
import { openChat, provideWidget, useWidgetState, useZendeskWidget } from './use-zendesk-widget';

type SupportChatProps = { settings: WidgetSettings; email: string };

/** Time in ms after which the script of the widget counts as failed. */
const LOAD_TIMEOUT_MS = 15_000;

function isZendesk(value: unknown): value is Zendesk {
  return typeof value === 'function';
}

/**
 * Fetches the widget's script and returns the function that it defines. Rejects when the script is
 * refused, takes too long, or defines none.
 */
function loadWidgetScript(settings: WidgetSettings): Promise<Zendesk> {
  // The script looks its account up here, and finds its own element by this id.
  Reflect.set(document, 'zendeskHost', getAccountHost(settings));
  const script = Object.assign(document.createElement('script'), {
    id: 'ze-snippet',
    src: buildScriptUrl(settings).href,
  });
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer);
      const zendesk: unknown = Reflect.get(window, 'zE');
      if (isZendesk(zendesk)) return resolve(zendesk);
      script.remove();
      reject(new Error(`${script.src} did not define zE`));
    };
    const timer = setTimeout(settle, LOAD_TIMEOUT_MS);
    script.addEventListener('load', settle);
    script.addEventListener('error', settle);
    document.head.append(script);
  });
}

/**
 * Provides the support widget to the whole page; its script is fetched on first use.
 * @throws When the settings name no account (SPEC 5), so that a portal with such settings fails.
 */
function ZendeskWidgetProvider({ settings }: { settings: WidgetSettings }) {
  const [widget] = useState(() => createWidget(settings, loadWidgetScript));
  useEffect(() => {
    provideWidget(widget);
    return () => provideWidget(undefined);
  }, [widget]);
  return null;
}

/** The chat button in the corner, which opens the widget of `ZendeskWidgetProvider`. */
function ChatCorner({ email }: { email: string }) {
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

/** The support chat in the corner of every page. */
export function SupportChat({ settings, email }: SupportChatProps) {
  return (
    <>
      <ZendeskWidgetProvider settings={settings} />
      <ChatCorner email={email} />
    </>
  );
}
