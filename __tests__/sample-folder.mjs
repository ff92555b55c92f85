import { resolve } from 'node:path';
import { SAMPLE } from './shipped-documents.mjs';

// Tests read content from the working directory.
if (SAMPLE !== '.' && !process.cwd().endsWith(SAMPLE)) process.chdir(resolve(SAMPLE));
