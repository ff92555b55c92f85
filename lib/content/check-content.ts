import { createReader } from './create-reader';
import { loadContent } from './load/load-content';

/**
 * Reads and checks all content once; in `next dev` again after an edit.
 * @throws {InvalidContentError} with every error of every file.
 */
export const checkContent = createReader(() => loadContent(process.cwd()));
