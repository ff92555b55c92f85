import { loadLogo } from './brand/load-logo';
import { createReader } from './create-reader';

/** Reads the size of the logo. @throws {InvalidContentError} */
export const readLogo = createReader(loadLogo);
