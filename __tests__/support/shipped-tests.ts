import { isShipped } from '../shipped-documents.mjs';

/** What compares with the shipped documents, or with the pages about them: skipped where others are in their place. */
export const testShipped = isShipped ? test : test.skip;
export const describeShipped = isShipped ? describe : describe.skip;
