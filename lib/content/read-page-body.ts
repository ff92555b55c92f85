import { loadOwnParts } from './brand/load-own-parts';
import { createReader, loadOrThrow } from './create-reader';
import { readSiteValues } from './read-site';
import { getPagePath, type Page, type PageBody } from './schemas/page';
import { checkBody } from './validate/check-page-body';

/** Reads what the adopter adds to MDX. */
export const readOwnParts = createReader(({ disk }) => loadOwnParts(disk));

/** Bodies that were read, by path. */
const readBodies = createReader(() => new Map<string, PageBody>());

/**
 * Reads the tasks and requests of a page; none for the page of a tag, which has no file.
 * @throws {InvalidContentError} for an error that the file shows alone.
 */
export function readPageBody(page: Page): PageBody {
  if (page.file === '') return { tasks: [], requests: [] };
  const bodies = readBodies();
  const path = getPagePath(page);
  const known = bodies.get(path);
  if (known) return known;
  const body = loadOrThrow(({ disk, reporter }) => {
    const context = {
      ...{ values: readSiteValues(), api: undefined, hasImage: () => true },
      own: readOwnParts(),
    };
    return checkBody(disk.readText(path) ?? '', { ...context, report: reporter(path) });
  }, process.cwd());
  bodies.set(path, body);
  return body;
}
