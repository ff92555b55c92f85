'use client';

import { type ComponentType, memo } from 'react';
import { createLazy } from '../lazy/create-lazy';
import type { OpenHeadings } from '@/lib/markdown/page-headings';

type LiveTextProps = {
  text: string;
  /** Levels of the headings that a text before this one left open. */
  open?: OpenHeadings | undefined;
  /** Address of a document of others: its relative links lead there. */
  base?: string | undefined;
};

function PlainText({ text }: LiveTextProps) {
  return <p>{text}</p>;
}

/** Where a reader cannot be fetched (offline, a new release), a text without format is better than no page. */
function createTextRenderer(importRenderer: () => Promise<ComponentType<LiveTextProps>>) {
  // Reading a text is work: it is read again when it changes, and not when what stands around it does.
  const { load, Part } = createLazy<LiveTextProps>(async () =>
    memo(await importRenderer().catch(() => PlainText)),
  );
  function Text(props: LiveTextProps) {
    return <Part props={props} fallback={<PlainText {...props} />} />;
  }
  return { load, Text };
}

// The readers are a third of a page's script, and that of HTML is half of them: each comes when the first text
// needs it.
const markdown = createTextRenderer(async () => {
  const { ForeignText } = await import('./foreign-text');
  return function MarkdownText(props) {
    return <ForeignText {...props} parseHtml={undefined} />;
  };
});
const html = createTextRenderer(async () => {
  const [{ ForeignText }, { parseHtml }] = await Promise.all([
    import('./foreign-text'),
    import('@/lib/markdown/escape-unknown-tags'),
  ]);
  return function HtmlText(props) {
    return <ForeignText {...props} parseHtml={parseHtml} />;
  };
});

/** Fetches all that formats texts, ahead of the first one. */
export async function loadTextRenderers(): Promise<void> {
  await Promise.all([markdown.load(), html.load()]);
}

/** Fetches what formats most texts, ahead of the first one: all but those that hold HTML. */
export function preloadMarkdown(): void {
  void markdown.load();
}

const MARKDOWN_SYNTAX = /[*_`[\]#|&\\~]|https?:|\n/;

/** HTML that says no more than that it is a paragraph. What Markdown would mark has no meaning in it. */
const PARAGRAPH = /^<p>([^<&]+)<\/p>$/;

/** The words of a text that needs no format; `undefined` for any other. */
function getPlainText(text: string): string | undefined {
  const whole = text.trim();
  const [, paragraph] = PARAGRAPH.exec(whole) ?? [];
  if (paragraph !== undefined && !/\n\s*\n/.test(paragraph)) return paragraph;
  return whole.includes('<') || MARKDOWN_SYNTAX.test(whole) ? undefined : whole;
}

/** Markdown of a document loaded in the browser: plain at once, formatted when the reader of it is there. */
export function LiveText(props: LiveTextProps) {
  const plainText = getPlainText(props.text);
  if (plainText !== undefined) return <PlainText text={plainText} />;
  return props.text.includes('<') ? <html.Text {...props} /> : <markdown.Text {...props} />;
}
