import { compareReleases } from './compare-releases';
import { explainCode } from './explain-code';
import { getOperation } from './get-operation';
import { getPage } from './get-page';
import { listChanges } from './list-changes';
import { listTestData } from './list-test-data';
import { searchDocs } from './search-docs';
import type { Tool } from './tool';

/** Tools for reading, which a page of the portal offers to the browser's agent, too. */
export const READING_TOOLS: readonly Tool[] = [searchDocs, getPage, getOperation];

/** All tools. */
export const TOOLS: readonly Tool[] = [
  ...READING_TOOLS,
  listTestData,
  explainCode,
  listChanges,
  compareReleases,
];
