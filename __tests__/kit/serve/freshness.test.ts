import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { readStaleReason } from '@/lib/kit/serve/start';
import { samplePage, writeSample } from '../../support/sample-export';

/** A project whose sources are from `sources` and whose export is from `built`, in seconds. */
function project({ sources, built }: { sources: number; built: number }): string {
  const root = writeSample({
    'package.json': '{}',
    'content/guides/webhooks.mdx': 'text',
    'public/openapi/platform.json': '{}',
    'out/index.html': samplePage('Home'),
    'out/_headers': '/*',
  });
  for (const file of ['package.json', 'content/guides/webhooks.mdx']) {
    utimesSync(join(root, file), sources, sources);
  }
  utimesSync(join(root, 'out/_headers'), built, built);
  return root;
}

const reason = (root: string, basePath = '') =>
  readStaleReason(root, join(root, 'out'), basePath)?.replaceAll(root, '');

describe('readStaleReason', () => {
  it('is undefined when the export is newer than every source', () => {
    // The bundled document is newer than the export here: the build writes it, so it does not count.
    expect(reason(project({ sources: 1000, built: 2000 }))).toBeUndefined();
  });

  it('names a source that is newer', () => {
    expect(reason(project({ sources: 3000, built: 2000 }))).toBe(
      'content/guides/webhooks.mdx is newer than /out',
    );
  });

  it('asks for a build when the export is missing or was left half done', () => {
    expect(reason(writeSample({ 'package.json': '{}' }))).toBe('/out is missing or incomplete');
    const half = writeSample({ 'out/index.html': samplePage('Home') });
    expect(reason(half)).toBe('/out is missing or incomplete');
  });

  it('asks for a build when the export was built for another base path', () => {
    const root = project({ sources: 1000, built: 2000 });
    expect(reason(root, '/developer')).toBe('/out was built for another BASE_PATH');
  });
});
