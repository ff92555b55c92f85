import * as words from '@/.generated/words/docs/changelog';
import type { Change } from '@/lib/openapi/compare/change';
import { changelogFiles, urls } from '@/lib/routes/urls';
import { escapeHtml } from '@/lib/text/escape-html';
import { type FeedEntry, getPublishedUrl, printFeed } from '../print-feed';
import { type ChangeGroup, type ChangeView, getPlacePath } from './change-groups';
import { readReasons } from './change-reasons';
import {
  readChangelogHead,
  describeBreaking,
  readChangelogView,
  type ReleaseView,
} from './changelog-view';
import { type ChangelogRelease, readChangelog } from './read-changelog';
import { readSupport } from './support-end';

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
    const reasons = readReasons(one);
    return {
      ...{ api: api.id, version, since, date, summary },
      ...readSupport(api.id, version),
      changes: changes.map((change) => ({
        ...change,
        places: change.places.map((place) => printPlace(one, place)),
        ...(Object.hasOwn(breaking, change.id) && { sentence: breaking[change.id] }),
        ...(reasons.get(change.id) && { reason: reasons.get(change.id) }),
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

function buildEntry(release: ReleaseView): FeedEntry {
  const { id, name, version, date, summary, breaking, others } = release;
  const count = describeBreaking(release);
  const own = `${name} ${version}`;
  return {
    url: `${getPublishedUrl(urls.apiChangelog)}#${id}`,
    title: count === '' ? own : words.releaseTitle({ release: own, count }),
    day: date,
    html: [
      `<p>${escapeHtml(summary.replaceAll('`', ''))}</p>`,
      printGroups(words.breakingChanges, breaking),
      printGroups(words.otherChanges, others),
    ].join(''),
  };
}

/** Builds the Atom feed of the releases, newest first. */
export function buildFeed(): string {
  const { path, title } = readChangelogHead();
  return printFeed({ path, title, file: changelogFiles.feed }, readChangelogView().map(buildEntry));
}
