import { loadLogo } from './brand/load-logo';
import { loadTheme } from './brand/load-theme';
import { createReader } from './create-reader';

/** Reads the size of the logo. @throws {InvalidContentError} */
export const readLogo = createReader(loadLogo);

/** Reads the stylesheet of the adopter; empty where there is none. */
export const readTheme = createReader(loadTheme);
