import { DOCTOR_SETTINGS } from '@/.generated/doctor';
import { indexApi } from '@/lib/openapi/document/index-api';
import { parseJsonDocument } from '@/lib/openapi/parse/parse-json-document';
import type { DoctorRequest } from './examine-in-worker';
import { readNextRelease } from './examine-next';
import { examineRecording } from './examine-recording';
import { readRecording } from './recording/read-recording';

/** Reads and examines a file. Runs in a worker that `examineInWorker` starts. */
async function examine({ file, documents, next: release }: DoctorRequest) {
  const recording = readRecording(await file.text());
  const apis = documents.flatMap((text) => {
    const parsed = parseJsonDocument(text);
    return parsed.ok ? [indexApi(parsed.document, parsed.problems)] : [];
  });
  const { next, problems = [] } = release ? await readNextRelease(await release.text(), apis) : {};
  const report = examineRecording(recording, apis, {
    ...{ settings: DOCTOR_SETTINGS, now: Date.now(), next },
    onProgress: (done) => postMessage(done),
  });
  return { ...report, problems: [...problems, ...report.problems] };
}

addEventListener('message', ({ data }: MessageEvent<DoctorRequest>) => {
  // Without an answer, the page says that it failed.
  examine(data).then(postMessage, () => postMessage(undefined));
});
