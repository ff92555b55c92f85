import { DOCTOR_SETTINGS } from '@/.generated/doctor';
import { indexApi } from '@/lib/openapi/document/index-api';
import { parseJsonDocument } from '@/lib/openapi/parse/parse-json-document';
import type { DoctorMessage, DoctorRequest } from './examine-in-worker';
import { examineRecording } from './examine-recording';
import { readRecording } from './read-recording';

const send = (message: DoctorMessage) => postMessage(message);

/** Reads and examines a file. Runs in a worker that `examineInWorker` starts. */
async function examine({ file, documents }: DoctorRequest): Promise<void> {
  const recording = readRecording(await file.text());
  const parsed = documents.flatMap(({ id, name, text }) => {
    const one = parseJsonDocument(text);
    return one.ok ? [{ id, name, api: indexApi(one.document, one.problems) }] : [];
  });
  const onProgress = (done: number) => send({ done });
  const settings = { settings: DOCTOR_SETTINGS, now: Date.now(), onProgress };
  send({ report: examineRecording(recording, parsed, settings) });
}

addEventListener('message', ({ data }: MessageEvent<DoctorRequest>) => {
  examine(data).catch(() => send({ isFailed: true }));
});
