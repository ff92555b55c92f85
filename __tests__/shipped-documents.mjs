import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SHIPPED = ['payment-gateway', 'platform'];

/** Whether `apis` of a `site.json` lists the documents that the portal is shipped with. */
export const areShipped = (apis) =>
  SHIPPED.every((shipped) => apis.some(({ id }) => id === shipped));

/** URL of a file in this project, wherever a test works: that is the folder of the sample. */
function toUrl(path) {
  return new URL(`../${path}`, import.meta.url);
}

/**
 * Folder with the shipped content: a project of its own where another provider's content is in its place
 * (`lib/kit/test`), else this one. Suites about the site (`npm run test:site`) run on this one in any case.
 */
export const SAMPLE = existsSync(toUrl('.sample')) && !process.env.TEST_SITE ? '.sample' : '.';

const { apis, lang = 'en' } = JSON.parse(
  readFileSync(toUrl(`${SAMPLE}/content/site.json`), 'utf8'),
);

/**
 * Whether the documents there are those, and the interface speaks as it is shipped. What compares with them, or with
 * the pages about them, is skipped where they are not: single tests by this, a whole suite by `@shipped-documents` in
 * its first comment.
 */
export const isShipped = lang === 'en' && areShipped(apis);

/** The suites that this keeps from running: none with the shipped documents. */
export function listSkippedSuites() {
  if (isShipped) return [];
  return readdirSync('__tests__', { recursive: true })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join('__tests__', file))
    .filter((file) => /^\/\*\*[^/]*@shipped-documents\b/.test(readFileSync(file, 'utf8')))
    .sort();
}
