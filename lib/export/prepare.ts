import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '@/lib/content/read-content';
import { bundleDocuments } from './bundle-openapi';
import { runMain } from './run-main';

/**
 * What must be true before Next starts, in `dev` and in `build`: no stale types, the OpenAPI documents
 * bundled to `public/openapi`, and every content file sound. Throws with all faults of all content files.
 */
export async function prepare(): Promise<void> {
  // Types of `next dev` outlive a deleted route and then fail the type check of `next build`.
  rmSync(join('.next', 'dev'), { recursive: true, force: true });
  await bundleDocuments({ sourceDir: 'content/openapi', targetDir: 'public/openapi' });
  readContent();
}

if (require.main === module) void runMain(prepare);
