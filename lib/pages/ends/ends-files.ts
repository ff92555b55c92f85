import * as words from '@/.generated/words/docs/ends';
import { LOCALE } from '@/.generated/words/locale';
import { endsOn } from '@/.generated/words/openapi-schema/constraints';
import { readSite } from '@/lib/content/read-site';
import { formatReleaseDay } from '@/lib/openapi/overview/document-info';
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
  const lines = [endsOn(formatReleaseDay(end.day)), ...listFacts(end)];
  const html = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  return { url: getUrl(end), title: getTitle(end), day: end.announced, html };
}

/** Builds the Atom feed of what ends, what was announced last in front. */
export function buildEndsFeed(): string {
  const { path, title } = readEndsHead();
  const entries = readEnds()
    .map(buildEntry)
    .toSorted((one, other) => other.day.localeCompare(one.day));
  return printFeed({ path, title, file: endsFiles.feed }, entries);
}

/** Builds the calendar of what ends, the first day first. */
export function buildEndsCalendar(): string {
  const { name, url } = readSite();
  const { title } = readEndsHead();
  return printCalendar(
    { name: `${name} · ${title}`, product: `-//${name}//${title}//${LOCALE.toUpperCase()}` },
    readEnds().map((end) => ({
      uid: `${end.id}@${new URL(url).hostname}`,
      day: end.day,
      stamp: end.announced,
      title: getTitle(end),
      text: listFacts(end).join('\n'),
      url: getUrl(end),
    })),
  );
}
