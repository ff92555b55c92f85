'use client';

import { type ComponentType, memo } from 'react';
import type { OpenHeadings } from '@/lib/markdown/foreign/page-headings';
import { getTextDirection } from '@/lib/text/text-direction';
import { createLazy } from '../lazy/create-lazy';
import type { TextHeadings, TextLinks } from './text-links';

type LiveTextProps = {
  text: string;
  /** Heading levels that the text before this one left open. */
  open?: OpenHeadings | undefined;
  /** Links of the text's document. */
  links?: TextLinks | undefined;
  /** Headings with ids. */
  headings?: TextHeadings | undefined;
};

function PlainText({ text }: LiveTextProps) {
  return <p dir={getTextDirection(text)}>{text}</p>;
}

/** Creates a lazy text component; plain text if its script cannot load (offline, a new release). */
function createTextRenderer(importRenderer: () => Promise<ComponentType<LiveTextProps>>) {
  // Parsing is slow: `memo` repeats it only when the text changes.
  const { load, Part } = createLazy<LiveTextProps>(async () =>
    memo(await importRenderer().catch(() => PlainText)),
  );
  function Text(props: LiveTextProps) {
    return <Part props={props} fallback={<PlainText {...props} />} />;
  }
  return { load, Text };
}

// The parsers are a third of a page's script, half of it for HTML: each loads with its first text.
const markdown = createTextRenderer(async () => {
  const { ForeignText } = await import('./foreign-text');
  return function MarkdownText(props) {
    return <ForeignText {...props} parseHtml={undefined} />;
  };
});
const html = createTextRenderer(async () => {
  const [{ ForeignText }, { parseHtml }] = await Promise.all([
    import('./foreign-text'),
    import('@/lib/markdown/foreign/escape-unknown-tags'),
  ]);
  return function HtmlText(props) {
    return <ForeignText {...props} parseHtml={parseHtml} />;
  };
});

/** Fetches all text renderers ahead of the first text. */
export async function loadTextRenderers(): Promise<void> {
  await Promise.all([markdown.load(), html.load()]);
}

/** Fetches the renderer of texts without HTML ahead of the first text. */
export function preloadMarkdown(): void {
  void markdown.load();
}

const MARKDOWN_SYNTAX = /[*_`[\]#|&\\]|~~|https?:|\n/;

/** A text that is one HTML paragraph; Markdown has no meaning inside it. */
const PARAGRAPH = /^<p>([^<&]+)<\/p>$/;

/** Plain text of a text that needs no formatting; `undefined` for any other. */
function getPlainText(text: string): string | undefined {
  const whole = text.trim();
  const [, paragraph] = PARAGRAPH.exec(whole) ?? [];
  if (paragraph !== undefined && !/\n\s*\n/.test(paragraph)) return paragraph;
  return whole.includes('<') || MARKDOWN_SYNTAX.test(whole) ? undefined : whole;
}

/** Word that is longer than some lines. */
const LONG_WORD = /\S{500}/;

/** Markdown of a live document: plain at once, formatted when its renderer is loaded. */
export function LiveText(props: LiveTextProps) {
  const text = <FormattedText {...props} />;
  return LONG_WORD.test(props.text) ? <div className="unkerned">{text}</div> : text;
}

function FormattedText(props: LiveTextProps) {
  const plainText = getPlainText(props.text);
  if (plainText !== undefined) return <PlainText text={plainText} />;
  return props.text.includes('<') ? <html.Text {...props} /> : <markdown.Text {...props} />;
}
