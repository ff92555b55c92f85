import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '@/lib/content/read-content';
import { readOperationAddresses } from '@/lib/reference/former-addresses';
import { bundleDocuments } from './bundle-openapi';
import { keepAddresses } from './keep-addresses';
import { runMain } from './run-main';

/** Addresses of operations that were published. */
const ADDRESSES = 'content/openapi/addresses.txt';

/** Types of `next dev` outlive a deleted route and then fail the type check of `next build`. */
export function removeStaleTypes(): void {
  rmSync(join('.next', 'dev'), { recursive: true, force: true });
}

/**
 * What must be true before a build: no stale types, the OpenAPI documents bundled to `public/openapi`,
 * every content file sound, and no published address of an operation lost. Throws with all faults of
 * all content files.
 */
export async function prepare(): Promise<void> {
  removeStaleTypes();
  await bundleDocuments({ sourceDir: 'content/openapi', targetDir: 'public/openapi' });
  readContent();
  const added = keepAddresses(ADDRESSES, readOperationAddresses());
  if (added.length > 0) console.log(`${ADDRESSES}: ${added.length} new, to be committed`);
}

if (require.main === module) void runMain(prepare);
