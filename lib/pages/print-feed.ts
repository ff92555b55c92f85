import { readSite } from '@/lib/content/read-site';
import { withBasePath } from '@/lib/routes/urls';
import { escapeHtml } from '@/lib/text/escape-html';

/** Entry of a feed. */
export type FeedEntry = {
  /** Published address, and so its id. */
  readonly url: string;
  readonly title: string;
  /** Day on which it was written, `2026-11-20`; empty where that is unknown. */
  readonly day: string;
  readonly html: string;
};

/** A feed has to have a date (RFC 4287 4.2.15), also where no entry has one. */
const UNKNOWN_DAY = '1970-01-01';

/** Published address of a page or file. */
export function getPublishedUrl(path: string): string {
  return `${readSite().url}${withBasePath(path)}`;
}

/** Characters that no XML document may have (XML 1.0, 2.2), not even as references. */
const NO_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escapeXml = (text: string) => escapeHtml(text.replace(NO_XML, ''));

function printEntry({ url, title, day, html }: FeedEntry): string {
  return [
    '  <entry>',
    `    <id>${escapeHtml(url)}</id>`,
    `    <title>${escapeXml(title)}</title>`,
    `    <link href="${escapeHtml(url)}"/>`,
    `    <updated>${day || UNKNOWN_DAY}T00:00:00Z</updated>`,
    `    <content type="html">${escapeXml(html)}</content>`,
    '  </entry>',
  ].join('\n');
}

/**
 * Prints an Atom feed (RFC 4287). It is as new as its newest entry, so that builds of the same sources are alike.
 * @param head Address and title of the page, and address of the feed.
 */
export function printFeed(
  { path, title, file }: { readonly path: string; readonly title: string; readonly file: string },
  entries: readonly FeedEntry[],
): string {
  const { name, tagline } = readSite();
  const page = escapeHtml(getPublishedUrl(path));
  const newest =
    entries
      .map(({ day }) => day)
      .toSorted()
      .at(-1) ?? '';
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <id>${page}</id>`,
    `  <title>${escapeXml(`${title} · ${name} ${tagline}`)}</title>`,
    `  <link href="${page}"/>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeHtml(getPublishedUrl(file))}"/>`,
    `  <author><name>${escapeXml(name)}</name></author>`,
    `  <updated>${newest || UNKNOWN_DAY}T00:00:00Z</updated>`,
    ...entries.map(printEntry),
    '</feed>',
    '',
  ].join('\n');
}
