import { readFileSync, statSync } from 'node:fs';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { parseJsonDocument } from '@/lib/openapi/parse/parse-json-document';
import { documentFile } from '@/lib/routes/urls';
import type { DoctorSettings } from '@/lib/workbench/doctor/doctor-settings';
import { examineRecording } from '@/lib/workbench/doctor/examine-recording';
import { printReport } from '@/lib/workbench/doctor/print-report';
import { readRecording } from '@/lib/workbench/doctor/read-recording';
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

async function readDocuments(
  portal: Portal,
  { documents }: DoctorSettings,
): Promise<readonly ApiIndex[]> {
  const found = await Promise.all(
    documents.map(async (id) => {
      const parsed = parseJsonDocument((await portal.readText(documentFile(id))) ?? '');
      return parsed.ok ? [indexApi(parsed.document, parsed.problems)] : [];
    }),
  );
  return found.flat();
}

/**
 * Examines a recording of an integration, by the checks of the page.
 * @returns the report as Markdown, and the exit code: 1 where something is to be mended, or nothing could be read.
 * @throws {ToolError} where there is no such file.
 */
export async function runDoctor(
  portal: Portal,
  [file]: readonly string[],
): Promise<{ readonly text: string; readonly exitCode: number }> {
  if (file === undefined)
    throw new ToolError('Name a recording: doctor recording.har. HAR, Postman, .http or a log.');
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new ToolError(`There is no file ${file}.`);
  const settings = await readSettings(portal);
  const documents = await readDocuments(portal, settings);
  const recording = readRecording(readFileSync(file, 'utf8'));
  const report = examineRecording(recording, documents, { settings, now: Date.now() });
  const isBad =
    report.problems.length > 0 || report.findings.some(({ severity }) => severity === 'error');
  return { text: printReport(report, portal.published), exitCode: isBad ? 1 : 0 };
}
