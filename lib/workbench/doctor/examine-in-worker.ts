import { askWorker } from '@/lib/store/ask-worker';
import type { DoctorReport } from './examine-recording';

/** What the worker is asked: a file, the documents as JSON, and the document of a release to come. */
export type DoctorRequest = {
  readonly file: Blob;
  readonly documents: readonly string[];
  readonly next?: Blob | undefined;
};

/**
 * Examines a file in a worker: its requests are many, and the page is not held.
 * @param signal stops it, and no answer comes.
 * @param onProgress receives the part that is done, from 0 to 1.
 * @returns `undefined` where the worker does not load or fails.
 */
export function examineInWorker(
  request: DoctorRequest,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<DoctorReport | undefined> {
  const worker = new Worker(new URL('./doctor-worker.ts', import.meta.url), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate());
  return askWorker<DoctorReport>(worker, request, onProgress);
}
