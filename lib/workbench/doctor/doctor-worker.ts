import { DOCTOR_SETTINGS } from '@/.generated/doctor';
import { examineFiles } from './examine-files';
import type { DoctorRequest } from './examine-in-worker';

const readBytes = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/** Reads and examines a file. Runs in a worker that `examineInWorker` starts. */
async function examine({ file, documents, next }: DoctorRequest) {
  const [recording, release] = await Promise.all([readBytes(file), next && readBytes(next)]);
  return examineFiles(
    { recording, documents, next: release },
    {
      ...{ settings: DOCTOR_SETTINGS, now: Date.now() },
      onProgress: (done) => postMessage(done),
    },
  );
}

addEventListener('message', ({ data }: MessageEvent<DoctorRequest>) => {
  // Without an answer, the page says that it failed.
  examine(data).then(postMessage, () => postMessage(undefined));
});
