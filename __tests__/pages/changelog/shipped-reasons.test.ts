/** @shipped-documents */
import { buildChangesFile, buildFeed } from '@/lib/pages/changelog/changelog-files';
import { readChangelogView } from '@/lib/pages/changelog/changelog-view';

const ID = 'operation-deprecated paths/~1aus~1add/post';
/** Reason of `content/openapi/platform/deprecations.overlay.yaml`, whose action is the one that makes the change. */
const REASON = 'Full card numbers need not leave your systems';

test('the changelog, its feed and its file say why an overlay made a change, and nothing of other changes', () => {
  const views = readChangelogView().flatMap(({ breaking, others }) =>
    [...breaking, ...others].flatMap(({ changes }) => changes),
  );
  const reasoned = views.filter(({ sentence }) => sentence.includes(REASON));
  expect(reasoned.map(({ id }) => id)).toEqual([ID]);
  const changes = buildChangesFile().releases.flatMap((release) => release.changes);
  const inFile = changes.filter((change) => 'reason' in change);
  expect(inFile).toEqual([expect.objectContaining({ id: ID, reason: reasoned[0]?.sentence })]);
  expect(buildFeed()).toContain(REASON);
});
