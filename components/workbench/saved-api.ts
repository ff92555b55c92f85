import { readText } from '@/lib/http/read-text';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { parseJsonDocument } from '@/lib/openapi/parse/parse-json-document';
import { documentFile, withBasePath } from '@/lib/routes/urls';

const copies = new Map<string, Promise<ApiIndex | undefined>>();

async function readCopy(name: string): Promise<ApiIndex | undefined> {
  const text = await readText(new URL(withBasePath(documentFile(name)), location.href).href);
  const parsed = parseJsonDocument(text);
  return parsed.ok ? indexApi(parsed.document, parsed.problems) : undefined;
}

/**
 * Reads the copy of a document that is in the export, once; `undefined` for a broken one.
 * @throws {LoadError} When it does not load; the next call tries again.
 */
export function readSavedApi(name: string): Promise<ApiIndex | undefined> {
  const reading = copies.get(name) ?? readCopy(name);
  copies.set(name, reading);
  reading.catch(() => copies.delete(name));
  return reading;
}
