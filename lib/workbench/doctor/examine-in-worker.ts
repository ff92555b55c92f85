import type { DoctorReport } from './examine-recording';

/** What the worker is asked: a file, and the documents as JSON. */
export type DoctorRequest = {
  readonly file: Blob;
  readonly documents: readonly {
    readonly id: string;
    readonly name: string;
    readonly text: string;
  }[];
};

/** What the worker says: how much is done, from 0 to 1, then the report, or that it failed. */
export type DoctorMessage =
  { readonly done: number } | { readonly report: DoctorReport } | { readonly isFailed: true };

/** An examination that is running. */
type Examination = { readonly report: Promise<DoctorReport>; readonly stop: () => void };

/**
 * Examines a file in a worker: its requests are many, and the page is not held.
 * @throws in the promise, where the worker does not load or fails.
 */
export function examineInWorker(
  request: DoctorRequest,
  onProgress: (done: number) => void,
): Examination {
  const worker = new Worker(new URL('./doctor-worker.ts', import.meta.url), { type: 'module' });
  const report = new Promise<DoctorReport>((resolve, reject) => {
    const fail = () => reject(new Error('The worker failed'));
    worker.addEventListener('message', ({ data }: MessageEvent<DoctorMessage>) => {
      if ('done' in data) onProgress(data.done);
      else if ('report' in data) resolve(data.report);
      else fail();
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      fail();
    });
  });
  const stop = () => worker.terminate();
  report.then(stop, stop);
  worker.postMessage(request);
  return { report, stop };
}
