import { createReader } from './create-reader';
import { readSite } from './read-site';
import { type ApiOutline, readApiOutline } from './source/api-outline';
import { bundledDocumentPath, createDisk } from './source/disk';

const read = createReader(({ disk, reporter }) => {
  const ids = readSite().apis.map(({ id }) => id);
  return { outline: readApiOutline(disk, ids, reporter) };
});

/** Reads operations and tags of the documents; `undefined` while one is not bundled. @throws {InvalidContentError} */
export function readBundledApis(): ApiOutline | undefined {
  return read().outline;
}

/**
 * Reads a bundled OpenAPI document, exactly as served at `/openapi/<id>.json`, to compare it with
 * the live one.
 * @param id `id` of an entry of `apis` in `content/site.json`.
 * @throws {Error} for another id, and while the document is not bundled.
 */
export function readApiDocument(id: string): string {
  const isKnown = readSite().apis.some((api) => api.id === id);
  const path = bundledDocumentPath(id);
  const text = isKnown ? createDisk(process.cwd()).readText(path) : undefined;
  if (text !== undefined) return text;
  throw new Error(
    isKnown
      ? `${path} is not there: bundle the documents first (npm run build and npm run dev do)`
      : `content/site.json has no API "${id}"`,
  );
}
