import { createReader } from './create-reader';
import { readSite } from './read-site';
import { type ApiOutline, readApiOutline } from './source/api-outline';

const read = createReader(({ disk, reporter }) => {
  const ids = readSite().apis.map(({ id }) => id);
  return { outline: readApiOutline(disk, ids, reporter) };
});

/** Reads operations and tags of the documents; `undefined` while one is not bundled. @throws {InvalidContentError} */
export function readBundledApis(): ApiOutline | undefined {
  return read().outline;
}
