import { readText } from '@/lib/http/read-text';
import { changelogFiles, withBasePath } from '@/lib/routes/urls';
import { type AdvisedRelease, parseChanges } from '@/lib/workbench/releases/parse-changes';

/** Reads what the changelog says of the releases of a document; nothing where it does not load. */
export async function readChanges(api: string): Promise<readonly AdvisedRelease[]> {
  try {
    const url = new URL(withBasePath(changelogFiles.changes), location.href).href;
    return parseChanges(JSON.parse(await readText(url)), api);
  } catch {
    return [];
  }
}
