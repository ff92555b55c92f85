import { createContentReader } from './load/reader';

/**
 * All content, checked, read once (again after an edit in `next dev`).
 * @throws {InvalidContentError} with every fault of every file.
 */
export const readContent = createContentReader(
  () => process.cwd(),
  process.env.NODE_ENV === 'development',
);
