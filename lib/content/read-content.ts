import { createReader } from './load/reader';

/**
 * All content, checked, read once (again after an edit in `next dev`).
 * @throws {ContentError} with every fault of every file.
 */
export const readContent = createReader(
  () => process.cwd(),
  process.env.NODE_ENV === 'development',
);
