import * as breaking from '@/.generated/words/docs/breaking';
import * as words from '@/.generated/words/docs/changelog';
import { formatReleaseDay } from '@/lib/openapi/overview/document-info';
import type { BreakingGroup } from '@/lib/pages/changelog/breaking-view';
import type { ChangeGroup, ChangeView } from '@/lib/pages/changelog/change-groups';
import { describeBreaking, type ReleaseView } from '@/lib/pages/changelog/changelog-view';
import type { PageHead } from '@/lib/pages/metadata';
import { changelogFiles } from '@/lib/routes/urls';
import { printOperationLine } from './data-blocks';
import {
  type Blocks,
  heading,
  type Inline,
  inlineCode,
  join,
  link,
  list,
  paragraph,
  parseBlocks,
  sentence,
  strong,
  table,
} from './nodes';

/** Releases of all documents: what breaks first, each with what to do, then what is new. */
export function printChangelog(
  releases: readonly ReleaseView[],
  about: PageHead,
  ends: PageHead | undefined,
): Blocks {
  const formats = sentence(
    words.formats,
    [link(changelogFiles.feed, words.atomFeed)],
    [link(changelogFiles.changes, 'JSON')],
  );
  return [
    paragraph(
      ...formats,
      ' ',
      ...sentence(words.namesRules, [link(about.path, about.title)]),
      ...(ends ? [' ', ...sentence(words.listsEnds, [link(ends.path, ends.title)])] : []),
    ),
    ...(releases.length === 0 ? [paragraph(words.noRelease)] : releases.flatMap(printRelease)),
  ];
}

/** Kinds of changes with an example of each, and whom they break. */
export function printBreaking(
  groups: readonly BreakingGroup[],
  promise: readonly string[],
): Blocks {
  const describe = (isBroken: boolean) =>
    isBroken ? [strong(breaking.breaks)] : [breaking.goesOn];
  return [
    paragraph(breaking.rule),
    paragraph(breaking.source),
    ...(promise.length > 0 ? [paragraph(promise.join(' '))] : []),
    ...groups.flatMap(({ title, rows }) => [
      heading(2, title),
      table(
        [[breaking.change], [breaking.senders], [breaking.readers]],
        rows.map(({ text, before, after, senders, readers }) => [
          [text, ...printSides(before, after)],
          describe(senders),
          describe(readers),
        ]),
      ),
    ]),
  ];
}

function printSides(before: string, after: string): readonly Inline[] {
  const sides = [before, after].filter((side) => side !== '');
  return sides.length === 0 ? [] : [` ${sides.join(' → ')}`];
}

/** A release: what breaks first, each with what to do, then what is new. */
export function printRelease(release: ReleaseView): Blocks {
  const { name, version, since, date, supportedUntil, summary, breaking, others } = release;
  const count = describeBreaking(release);
  const facts = `${formatReleaseDay(date)}, ${words.comparedWith(since)}`;
  return [
    heading(2, `${name} ${version}`),
    paragraph(facts, ...(count === '' ? [] : [', ', strong(count)])),
    ...(supportedUntil === undefined
      ? []
      : [paragraph(...sentence(words.supportedUntil, [formatReleaseDay(supportedUntil)]))]),
    ...parseBlocks(summary),
    ...printGroups(words.breakingChanges, breaking),
    ...printGroups(breaking.length > 0 ? words.otherChanges : words.changes, others),
  ];
}

function printGroups(title: string, groups: readonly ChangeGroup[]): Blocks {
  if (groups.length === 0) return [];
  const items = groups.map((group) => [
    paragraph(...printGroupName(group)),
    list(group.changes.map(printChange)),
  ]);
  return [heading(3, title), list(items)];
}

const linkTo = (href: string | undefined, part: Inline): Inline =>
  href === undefined ? part : link(href, part);

function printGroupName({ name, entry, href, places, placesText }: ChangeGroup): readonly Inline[] {
  if (places.length > 0) {
    const links = places.map((place) => [linkTo(place.href, place.name)]);
    return [inlineCode(name), ` ${placesText}: `, ...join(links, ', ')];
  }
  return entry ? printOperationLine(entry, href) : [linkTo(href, name)];
}

function printChange(change: ChangeView): Blocks {
  const { subject, href, text, before, after, breaks, sentence: advice } = change;
  const sides = [before, after].filter((side) => side !== '').join(' → ');
  const texts = [text, sides, breaks && `(${breaks})`].filter((one) => one !== '').join(' ');
  const label = subject === '' ? [] : [linkTo(href, inlineCode(subject)), ' '];
  return [paragraph(...label, texts), ...parseBlocks(advice)];
}
