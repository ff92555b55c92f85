import { readFileSync, statSync } from 'node:fs';
import { documentFile } from '@/lib/routes/urls';
import type { DoctorSettings } from '@/lib/workbench/doctor/doctor-settings';
import { examineFiles } from '@/lib/workbench/doctor/examine-files';
import { printReport } from '@/lib/workbench/doctor/print-report';
import { type Portal, ToolError } from '../portal';

/** Settings of the checks in the export (`lib/pages/workbench/read-doctor-settings.ts`). */
const SETTINGS_FILE = '/agents/doctor.json';

async function readSettings(portal: Portal): Promise<DoctorSettings> {
  const text = await portal.readText(SETTINGS_FILE);
  if (text === undefined)
    throw new ToolError(`${portal.address} has no ${SETTINGS_FILE}: its build is older than this.`);
  const settings: DoctorSettings = JSON.parse(text);
  return settings;
}

/** Texts of the documents; empty for one that is missing. */
function readDocuments(portal: Portal, { documents }: DoctorSettings): Promise<readonly string[]> {
  return Promise.all(documents.map(async (id) => (await portal.readText(documentFile(id))) ?? ''));
}

/** @throws {ToolError} where there is no such file. */
function readFile(file: string): Uint8Array {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new ToolError(`There is no file ${file}.`);
  return readFileSync(file);
}

/**
 * Examines a recording of an integration, by the checks of the page.
 * @param files The recording, and the document of a release to come where that is to be checked, too.
 * @returns the report as Markdown, and the exit code: 1 where something is to be mended, or a file could not be read.
 * @throws {ToolError} where there is no such file.
 */
export async function runDoctor(
  portal: Portal,
  [file, nextFile]: readonly string[],
): Promise<{ readonly text: string; readonly exitCode: number }> {
  if (file === undefined)
    throw new ToolError('Name a recording: doctor recording.har. HAR, Postman, .http or a log.');
  const recording = readFile(file);
  const next = nextFile === undefined ? undefined : readFile(nextFile);
  const settings = await readSettings(portal);
  const documents = await readDocuments(portal, settings);
  const report = await examineFiles({ recording, documents, next }, { settings, now: Date.now() });
  const isBad =
    report.problems.length > 0 || report.findings.some(({ severity }) => severity === 'error');
  return { text: printReport(report, portal.published), exitCode: isBad ? 1 : 0 };
}
