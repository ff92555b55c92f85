/** @jest-environment jsdom */
import { findSchemaMarks } from '@/lib/openapi/compare/change-marks';
import { findField } from '@/lib/openapi/operation/find-field';
import { getPlacePath } from '@/lib/pages/changelog/change-groups';
import { buildChangesFile, buildFeed } from '@/lib/pages/changelog/changelog-files';
import { describeBreaking, readChangelogView } from '@/lib/pages/changelog/changelog-view';
import { checkChangelog } from '@/lib/pages/changelog/check-changelog';
import {
  readChangelog,
  readKeptDocument,
  readSinceMarks,
} from '@/lib/pages/changelog/read-changelog';
import { readApis, readOperations } from '@/lib/pages/read-apis';
import { testShipped } from '../../support/shipped-tests';

// One suite for all that is made of the releases of the portal: comparing them takes seconds.
const releases = readChangelogView();

test('each release has an id of its own, and says what it is compared with', () => {
  expect(new Set(releases.map(({ id }) => id)).size).toBe(releases.length);
  for (const { version, since } of releases) expect(since).not.toBe(version);
});

test('each change of the newest releases leads to a field of the current page', () => {
  const newest = new Map(readApis().map(({ id, api }) => [id, api]));
  const places = readChangelog()
    .filter(({ api, release }) => newest.get(api.id)?.version === release.version)
    .flatMap(({ api, changes }) =>
      changes.flatMap((change) => change.places.map((place) => ({ ...place, api: api.api }))),
    )
    // Anchors of forms and media types cannot be looked up this way.
    .filter(({ anchor }) => anchor !== '' && !anchor.includes('('));
  const lost = places.filter(
    ({ api, operation, anchor }) => !findField(api, operation, anchor)?.ok,
  );
  expect(lost.map(({ operation, anchor }) => `${operation} ${anchor}`)).toEqual([]);
});

test('a place in an item leads to the list, which has a row on the page', () => {
  const [{ entry } = {}] = readOperations();
  if (!entry) throw new Error('no document has an operation');
  const getFragment = (anchor: string) => getPlacePath(entry, anchor).split('#')[1];
  expect(getFragment('response.200.data.*')).toBe('response.200.data');
  expect(getFragment('body.lines.*.(2)')).toBe('body.lines');
  expect(getFragment('body.lines.*.amount')).toBe('body.lines.*.amount');
  expect(getFragment('')).toBeUndefined();
});

test('breaking changes come apart from others, each with its sentence', () => {
  for (const { breaking, others } of releases) {
    const list = (groups: typeof breaking) => groups.flatMap(({ changes }) => changes);
    expect(list(breaking).filter(({ sentence }) => sentence === '')).toEqual([]);
    expect(list(others).filter(({ breaks }) => breaks !== '')).toEqual([]);
  }
  expect(describeBreaking({ breaking: [] })).toBe('');
});

test('the feed is an Atom document with an entry for each release', () => {
  const feed = new DOMParser().parseFromString(buildFeed(), 'application/xml');
  expect(feed.querySelector('parsererror')).toBeNull();
  expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  const ids = [...feed.querySelectorAll('entry > id')].map(({ textContent }) => textContent);
  expect(ids.map((id) => id?.split('#')[1])).toEqual(releases.map(({ id }) => id));
  for (const required of ['feed > id', 'feed > title', 'feed > updated', 'feed > author > name'])
    expect(feed.querySelector(required)?.textContent).not.toBe('');
});

test('the file for programs has every change with its places', () => {
  const { releases: listed } = buildChangesFile();
  expect(listed.map(({ changes }) => changes.length)).toEqual(
    readChangelog().map(({ changes }) => changes.length),
  );
  for (const { changes } of listed)
    for (const change of changes)
      expect([change.class, 'sentence' in change]).toEqual([
        change.class,
        change.class === 'breaking',
      ]);
});

test('the releases of the portal are explained, and come newest first', () => {
  expect(() => checkChangelog([])).not.toThrow();
  const days = readChangelog().map(({ release }) => release.date);
  expect(days).toEqual(days.toSorted().toReversed());
});

testShipped(
  'what site.json says of all calls holds for former releases, too, and is no change',
  () => {
    const said = readChangelog().map(({ api, since }) =>
      Object.keys(api.additions.extensions ?? {}).map((key) => [
        readKeptDocument(api.id, since).document[key],
        api.api.document[key],
      ]),
    );
    expect(said.flat().length).toBeGreaterThan(0);
    for (const [then, now] of said.flat()) expect(then).toEqual(now);
  },
);

/** Fields that a release added, and the current page still has. */
const added = readChangelog().flatMap(({ api, release, changes }) =>
  changes
    .filter(({ kind }) => kind === 'field-added')
    .flatMap(({ places }) => places.map((place) => ({ ...place, saved: api, release })))
    .flatMap(({ saved, release: { version }, operation, anchor }) => {
      const found = findField(saved.api, operation, anchor);
      return found?.ok ? [{ saved, version, operation, anchor, schema: found.schema }] : [];
    }),
);

testShipped('a field that a release added says since when', () => {
  expect(added.length).toBeGreaterThan(0);
  const without = added.filter(({ saved, version, operation, schema }) => {
    const marks = readSinceMarks(saved.id, operation);
    return !findSchemaMarks(saved.api, marks, schema).some(({ text }) => text.endsWith(version));
  });
  expect(without.map(({ operation, anchor }) => `${operation} ${anchor}`)).toEqual([]);
});

test('an operation that no release has touched has no marks', () => {
  const [saved] = readApis();
  expect(readSinceMarks(saved?.id ?? '', 'post /none')).toEqual([]);
  expect(readSinceMarks('none', 'post /sale')).toEqual([]);
});
