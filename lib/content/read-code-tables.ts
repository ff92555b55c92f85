import { createReader } from './create-reader';
import { loadCodeTables } from './load/load-code-tables';
import { readCodeFields, readCodeSets } from './read-data';
import { readWrittenPages } from './read-pages';
import { readSiteValues } from './read-site';

/** Reads the codes by the fields that hold them. @throws {InvalidContentError} */
export const readCodeTables = createReader((loader) => {
  const shared = { codeFields: readCodeFields(), codeSets: readCodeSets() };
  const context = { ...shared, values: readSiteValues(), api: undefined };
  return loadCodeTables(loader, context, readWrittenPages('guides'));
});
