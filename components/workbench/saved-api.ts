import { readText } from '@/lib/http/read-text';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { indexJsonText } from '@/lib/openapi/document/index-text';
import { documentFile, withBasePath } from '@/lib/routes/urls';

/** A document of the export: its text, and the document; `undefined` for a broken one. */
export type SavedDocument = { readonly text: string; readonly api: ApiIndex | undefined };

const documents = new Map<string, Promise<SavedDocument>>();

async function readDocument(file: string): Promise<SavedDocument> {
  const text = await readText(new URL(withBasePath(file), location.href).href);
  return { text, api: indexJsonText(text) };
}

/**
 * Reads a document of the export, once.
 * @param file its path without the base path.
 * @throws {LoadError} When it does not load; the next call tries again.
 */
export function readSavedDocument(file: string): Promise<SavedDocument> {
  const reading = documents.get(file) ?? readDocument(file);
  documents.set(file, reading);
  reading.catch(() => documents.delete(file));
  return reading;
}

/**
 * Reads the copy of a document that is in the export, once; `undefined` for a broken one.
 * @throws {LoadError} When it does not load; the next call tries again.
 */
export async function readSavedApi(name: string): Promise<ApiIndex | undefined> {
  const { api } = await readSavedDocument(documentFile(name));
  return api;
}
