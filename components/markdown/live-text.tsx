'use client';

import { type ComponentType, lazy, memo, Suspense, useState } from 'react';

type LiveTextProps = { text: string };

function PlainText({ text }: LiveTextProps) {
  return <p>{text}</p>;
}

type Late = {
  readonly load: () => Promise<unknown>;
  /** Plain at once, formatted when `load` has what formats it. */
  readonly Text: ComponentType<LiveTextProps>;
};

/** Where a reader cannot be fetched (offline, a new release), a text without format is better than no page. */
function createLate(read: () => Promise<ComponentType<LiveTextProps>>): Late {
  let Loaded: ComponentType<LiveTextProps> | undefined;
  let loading: Promise<ComponentType<LiveTextProps>> | undefined;
  const start = async () => {
    // Reading a text is work: it is read again when it changes, and not when what stands around it does.
    Loaded = memo(await read().catch(() => PlainText));
    return Loaded;
  };
  const load = () => (loading ??= start());
  const Awaited = lazy(async () => ({ default: await load() }));
  function Text({ text }: LiveTextProps) {
    // Chosen once, or a text that was awaited would be drawn anew the next time.
    const [Chosen] = useState(() => Loaded ?? Awaited);
    return (
      <Suspense fallback={<PlainText text={text} />}>
        <Chosen text={text} />
      </Suspense>
    );
  }
  return { load, Text };
}

// The readers are a third of a page's script, and that of HTML is half of them: each comes when the first text
// needs it.
const markdown = createLate(async () => {
  const { ForeignText } = await import('./foreign-text');
  return function MarkdownText({ text }) {
    return <ForeignText text={text} readHtml={undefined} />;
  };
});
const html = createLate(async () => {
  const [{ ForeignText }, { readHtml }] = await Promise.all([
    import('./foreign-text'),
    import('@/lib/markdown/read-html'),
  ]);
  return function HtmlText({ text }) {
    return <ForeignText text={text} readHtml={readHtml} />;
  };
});

/** Fetches all that formats texts, ahead of the first one. */
export async function loadText(): Promise<void> {
  await Promise.all([markdown.load(), html.load()]);
}

/** Fetches what formats most texts, ahead of the first one: all but those that hold HTML. */
export function preloadMarkdown(): void {
  void markdown.load();
}

const MARKS = /[*_`[\]#|&\\~]|https?:|\n/;

/** Markdown of a document loaded in the browser: plain at once, formatted when the reader of it is there. */
export function LiveText({ text }: LiveTextProps) {
  if (text.includes('<')) return <html.Text text={text} />;
  return MARKS.test(text) ? <markdown.Text text={text} /> : <PlainText text={text} />;
}
