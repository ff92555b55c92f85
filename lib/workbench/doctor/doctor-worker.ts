import { DOCTOR_SETTINGS } from '@/.generated/doctor';
import { indexApi } from '@/lib/openapi/document/index-api';
import { parseJsonDocument } from '@/lib/openapi/parse/parse-json-document';
import type { DoctorRequest } from './examine-in-worker';
import { examineRecording } from './examine-recording';
import { readRecording } from './read-recording';

/** Reads and examines a file. Runs in a worker that `examineInWorker` starts. */
async function examine({ file, documents }: DoctorRequest) {
  const recording = readRecording(await file.text());
  const apis = documents.flatMap((text) => {
    const parsed = parseJsonDocument(text);
    return parsed.ok ? [indexApi(parsed.document, parsed.problems)] : [];
  });
  const onProgress = (done: number) => postMessage(done);
  return examineRecording(recording, apis, {
    settings: DOCTOR_SETTINGS,
    now: Date.now(),
    onProgress,
  });
}

addEventListener('message', ({ data }: MessageEvent<DoctorRequest>) => {
  // Without an answer, the page says that it failed.
  examine(data).then(postMessage, () => postMessage(undefined));
});
