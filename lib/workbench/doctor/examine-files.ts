import { indexJsonText } from '@/lib/openapi/document/index-text';
import { readNextRelease } from './examine-next';
import { type DoctorReport, type ExamineOptions, examineRecording } from './examine-recording';
import { readRecording } from './recording/read-recording';

/** Texts of what is examined. */
type DoctorFiles = {
  readonly recording: string;
  /** Documents of the portal, as JSON; one that is broken is left out. */
  readonly documents: readonly string[];
  /** Document of a release to come, as JSON or YAML; absent for none. */
  readonly next?: string | undefined;
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
  const release = next === undefined ? { problems: [] } : await readNextRelease(next, apis);
  const report = examineRecording(readRecording(recording), apis, {
    ...options,
    next: release.next,
  });
  return { ...report, problems: [...release.problems, ...report.problems] };
}
