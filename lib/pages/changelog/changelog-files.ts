import * as words from '@/.generated/words/docs/changelog';
import { readSite } from '@/lib/content/read-site';
import type { Change } from '@/lib/openapi/compare/change';
import { changelogFiles, urls, withBasePath } from '@/lib/routes/urls';
import { escapeHtml } from '@/lib/text/escape-html';
import { type ChangeGroup, type ChangeView, getPlacePath } from './change-groups';
import {
  readChangelogHead,
  describeBreaking,
  readChangelogView,
  type ReleaseView,
} from './changelog-view';
import { type ChangelogRelease, readChangelog } from './read-changelog';

/** Published address of a page or file. */
function getPublishedUrl(path: string): string {
  return `${readSite().url}${withBasePath(path)}`;
}

function printPlace({ api }: ChangelogRelease, { operation, anchor }: Change['places'][number]) {
  const entry = api.api.operations.get(operation);
  return {
    operation,
    anchor,
    ...(entry && { url: getPublishedUrl(getPlacePath(entry, anchor)) }),
  };
}

/** Builds `changes.json`: every change of every release with its places, for programs. */
export function buildChangesFile() {
  const releases = readChangelog().map((one) => {
    const { api, release, since, changes } = one;
    const { version, date, summary, breaking } = release;
    return {
      ...{ api: api.id, version, since, date, summary },
      changes: changes.map((change) => ({
        ...change,
        places: change.places.map((place) => printPlace(one, place)),
        ...(Object.hasOwn(breaking, change.id) && { sentence: breaking[change.id] }),
      })),
    };
  });
  return { releases };
}

function printChange({ subject, text, before, after, sentence }: ChangeView): string {
  const sides = [before, after].filter((side) => side !== '').join(' → ');
  const line = [subject, text, sides].filter((part) => part !== '').join(' ');
  return sentence === '' ? line : `${line}. ${sentence.replaceAll('`', '')}`;
}

function printGroups(title: string, groups: readonly ChangeGroup[]): string {
  if (groups.length === 0) return '';
  const items = groups.flatMap(({ name, changes }) =>
    changes.map(
      (change) => `<li>${escapeHtml(words.changeOf({ name, change: printChange(change) }))}</li>`,
    ),
  );
  return `<h2>${escapeHtml(title)}</h2><ul>${items.join('')}</ul>`;
}

function printEntry(release: ReleaseView): string {
  const { id, name, version, date, summary, breaking, others } = release;
  const url = `${getPublishedUrl(urls.apiChangelog)}#${id}`;
  const count = describeBreaking(release);
  const own = `${name} ${version}`;
  const title = count === '' ? own : words.releaseTitle({ release: own, count });
  const html = [
    `<p>${escapeHtml(summary.replaceAll('`', ''))}</p>`,
    printGroups(words.breakingChanges, breaking),
    printGroups(words.otherChanges, others),
  ].join('');
  return [
    '  <entry>',
    `    <id>${escapeHtml(url)}</id>`,
    `    <title>${escapeHtml(title)}</title>`,
    `    <link href="${escapeHtml(url)}"/>`,
    `    <updated>${date}T00:00:00Z</updated>`,
    `    <content type="html">${escapeHtml(html)}</content>`,
    '  </entry>',
  ].join('\n');
}

/** Builds the Atom feed (RFC 4287) of the releases, newest first. */
export function buildFeed(): string {
  const releases = readChangelogView();
  const { name, tagline } = readSite();
  const page = escapeHtml(getPublishedUrl(urls.apiChangelog));
  const [newest] = releases;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <id>${page}</id>`,
    `  <title>${escapeHtml(`${readChangelogHead().title} · ${name} ${tagline}`)}</title>`,
    `  <link href="${page}"/>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeHtml(getPublishedUrl(changelogFiles.feed))}"/>`,
    `  <author><name>${escapeHtml(name)}</name></author>`,
    // A feed without releases has to have a date, too.
    `  <updated>${newest?.date ?? '1970-01-01'}T00:00:00Z</updated>`,
    ...releases.map(printEntry),
    '</feed>',
    '',
  ].join('\n');
}
