import * as words from '@/.generated/words/docs/ends';
import { LOCALE } from '@/.generated/words/locale';
import { readSite } from '@/lib/content/read-site';
import { endsFiles } from '@/lib/routes/urls';
import { escapeHtml } from '@/lib/text/escape-html';
import { type FeedEntry, getPublishedUrl, printFeed } from '../print-feed';
import { describeEndName, type EndView, readEnds, readEndsHead } from './ends-view';
import { printCalendar } from './print-calendar';

const getTitle = (end: EndView) => words.endOf({ api: end.api, name: describeEndName(end) });

/** Published address of an end on the page of ends. */
const getUrl = ({ id }: EndView) => `${getPublishedUrl(readEndsHead().path)}#${id}`;

/** What is said of an end, each fact a line without markup. */
function listFacts({ since, replacement, message }: EndView): readonly string[] {
  const facts = [since, replacement?.text ?? '', message.replaceAll('`', '')];
  return facts.filter((fact) => fact !== '');
}

function buildEntry(end: EndView): FeedEntry {
  const lines = [end.when, ...listFacts(end)];
  const html = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  return { url: getUrl(end), title: getTitle(end), day: end.announced, html };
}

/**
 * Builds the Atom feed of what ends on a day, what was announced last in front. What has no day is left out: once it
 * has one, programs show it as a new entry. The feed of the changelog has it from its deprecation on.
 */
export function buildEndsFeed(): string {
  const { path, title } = readEndsHead();
  const entries = readEnds()
    .dated.map(buildEntry)
    .toSorted((one, other) => other.day.localeCompare(one.day));
  return printFeed({ path, title, file: endsFiles.feed }, entries);
}

/** Builds the calendar of what ends on a day, the first day first. */
export function buildEndsCalendar(): string {
  const { name, url } = readSite();
  const { title } = readEndsHead();
  return printCalendar(
    { name: `${name} · ${title}`, product: `-//${name}//${title}//${LOCALE.toUpperCase()}` },
    readEnds().dated.map((end) => ({
      uid: `${end.id}@${new URL(url).hostname}`,
      day: end.day,
      stamp: end.announced,
      title: getTitle(end),
      text: listFacts(end).join('\n'),
      url: getUrl(end),
    })),
  );
}
