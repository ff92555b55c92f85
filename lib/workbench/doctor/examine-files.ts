import { decodeText } from '@/lib/http/decode-text';
import { indexJsonText } from '@/lib/openapi/document/index-text';
import { readNextRelease } from './examine-next';
import { type DoctorReport, type ExamineOptions, examineRecording } from './examine-recording';
import { readRecording } from './recording/read-recording';

/** Files of what is examined. */
type DoctorFiles = {
  readonly recording: Uint8Array;
  /** Documents of the portal, as JSON; one that is broken is left out. */
  readonly documents: readonly string[];
  /** Document of a release to come, as JSON or YAML; absent for none. */
  readonly next?: Uint8Array | undefined;
};

/**
 * Reads a recording with all that it is held against, and examines it: for the page's worker, and for the command.
 * @returns a report that also says what could not be read.
 */
export async function examineFiles(
  { recording, documents, next }: DoctorFiles,
  options: Omit<ExamineOptions, 'next'>,
): Promise<DoctorReport> {
  const apis = documents.flatMap((text) => indexJsonText(text) ?? []);
  const release =
    next === undefined ? { problems: [] } : await readNextRelease(decodeText(next), apis);
  const report = examineRecording(readRecording(decodeText(recording)), apis, {
    ...options,
    next: release.next,
  });
  return { ...report, problems: [...release.problems, ...report.problems] };
}
