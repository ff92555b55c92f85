import type { Change } from '@/lib/openapi/compare/change';
import { askWorker } from '@/lib/store/ask-worker';
import type { ReleaseTexts } from './compare-texts';

/**
 * Compares two releases in a worker: of hundreds of operations it takes longer than a page may be held. Where there is
 * no worker, the page does it.
 * @returns `undefined` where one of them is no OpenAPI document.
 */
export async function compareInWorker(texts: ReleaseTexts): Promise<readonly Change[] | undefined> {
  if (typeof Worker === 'function') {
    const worker = new Worker(new URL('./compare-worker.ts', import.meta.url), { type: 'module' });
    const changes = await askWorker<readonly Change[]>(worker, texts);
    if (changes) return changes;
  }
  const { compareReleases } = await import('./compare-texts');
  return compareReleases(texts);
}
