import { readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { OVERLAY_FILE } from '@/lib/kit/build/openapi/overlays/apply-overlay-files';
import { checkDocument, type DocumentReport } from './check-document';

const DOCUMENT_FILE = /\.(json|ya?ml)$/i;

/** Folders that hold no documents of their own. */
const SKIPPED_FOLDER = /^(\.|node_modules$)/;

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return SKIPPED_FOLDER.test(entry.name) ? [] : listFiles(path);
      const isDocument = DOCUMENT_FILE.test(entry.name) && !OVERLAY_FILE.test(entry.name);
      return isDocument ? [path] : [];
    });
}

/**
 * Runs each document in a folder and its subfolders through engine, article and samples, with the overlays beside it
 * where no other document is.
 * @param onReport Receives each report as soon as it is there.
 * @throws {Error} for a folder that cannot be read or holds no document.
 */
export async function checkFolder(
  folder: string,
  onReport: (report: DocumentReport) => void = () => {},
): Promise<readonly DocumentReport[]> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`There is no folder "${folder}". Name the one that the documents are in`);
  const files = listFiles(folder);
  if (files.length === 0) throw new Error(`There is no JSON or YAML file in ${folder}`);
  const reports: DocumentReport[] = [];
  for (const path of files) {
    const isAlone = files.filter((one) => dirname(one) === dirname(path)).length === 1;
    const overlays = isAlone ? dirname(path) : undefined;
    const report = await checkDocument(path, relative(folder, path), overlays);
    reports.push(report);
    onReport(report);
  }
  return reports;
}

/** Whether the engine threw, or lost an operation: then the portal is wrong, not the document. */
export function hasFailed({ exceptions, lost }: DocumentReport): boolean {
  return exceptions.length > 0 || lost.length > 0;
}
