/** @jest-environment node */

import { checkRequiredPages } from '@/lib/build/prepare';
import { guide, SOUND, writeProject } from '../content/sample-project';

test('the portal as it is has the pages that its routes need', () =>
  expect(() => checkRequiredPages(process.cwd())).not.toThrow());

test('an empty section and a missing page with a route of its own are told of at once', () => {
  const root = writeProject({
    ...SOUND,
    'content/guides/webhooks.mdx': guide('## Overview'),
    'content/api/note.txt': 'no page',
    'content/libs/sdk.mdx': guide('## Overview'),
  });
  expect(() => checkRequiredPages(root)).toThrow(
    new Error(
      'content/solutions: at least one page is needed: write content/solutions/<slug>.mdx\n' +
        'content/api: at least one page is needed: write content/api/<slug>.mdx\n' +
        'content/libs/plugins.mdx: the file is missing\n' +
        'content/api/reference.mdx: the file is missing\n' +
        'content/api/testing.mdx: the file is missing',
    ),
  );
});
