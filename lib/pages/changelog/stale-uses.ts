import { workflowFilePath } from '@/lib/content/load/load-workflow-file';
import { readPages } from '@/lib/content/read-pages';
import { readWorkflows } from '@/lib/content/read-workflows';
import { getPagePath, SECTIONS } from '@/lib/content/schemas/page';
import type { ContentError } from '@/lib/content/source/content-error';
import { createDisk } from '@/lib/content/source/disk';
import { type Change, CHANGE_KINDS } from '@/lib/openapi/compare/change';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { readOperations } from '../read-apis';
import { type ChangelogRelease, readChangelog } from './read-changelog';

/** Most changes of an operation that one message names. */
const MAX_CHANGES = 3;

/** Place of a page that calls an operation or links to it. */
type Use = { readonly line: number; readonly operation: string };

/** File of a page, with what it uses and how old it is. */
export type DatedPage = {
  /** Path from the project root. */
  readonly file: string;
  /** Day of its last commit, or the later one on which a writer compared it with the documents. */
  readonly day: string;
  /** How a writer says that it was compared: `"verified: 2026-11-27" in its front matter`. */
  readonly silence: string;
  readonly uses: readonly Use[];
};

/** Part of a release that is needed. */
type BreakingRelease = {
  readonly api: { readonly id: string };
  readonly release: Pick<ChangelogRelease['release'], 'version' | 'date'>;
  readonly changes: readonly Pick<Change, 'class' | 'kind' | 'places' | 'subject'>[];
};

/** Breaking changes of an operation, in words: `body.payee_id (now required)`. */
function describeBreaks(operation: string, { changes }: BreakingRelease): readonly string[] {
  return changes
    .filter((one) => one.class === 'breaking')
    .flatMap(({ kind, subject, places }) => {
      const place = places.find((one) => one.operation === operation);
      return place ? [`${place.anchor || subject} (${CHANGE_KINDS[kind]})`] : [];
    });
}

/**
 * Lists the places of pages whose operation a later release changed in a breaking way. A release of the very day of
 * the page is none: nobody knows which was first.
 */
export function listStaleUses(
  pages: readonly DatedPage[],
  releases: readonly BreakingRelease[],
): readonly ContentError[] {
  return pages.flatMap(({ file, day, silence, uses }) =>
    releases
      .filter(({ release }) => release.date > day)
      .flatMap((one) =>
        uses.flatMap(({ line, operation }) => {
          const breaks = describeBreaks(operation, one);
          if (breaks.length === 0) return [];
          const more = breaks.length - MAX_CHANGES;
          const words =
            breaks.slice(0, MAX_CHANGES).join(', ') + (more > 0 ? `, ${more} more` : '');
          const { version, date } = one.release;
          const message = `${operation} was changed by ${one.api.id} ${version} of ${date}, the page is of ${day}: ${words}. Compare them, then write ${silence}`;
          return [{ file, at: `line ${line}`, message }];
        }),
      ),
  );
}

const QUOTES = /["'](?:get|put|post|delete|options|head|patch|trace|query) \/[^"']*["']/gi;
const ADDRESSES = /\/api\/[^\s"'()#?]+\/[^\s"'()#?]+\//g;

/**
 * Finds the operations that a text of MDX calls by their ids (`"post /sale"`) or links to by their addresses.
 * @param ids ids of operations by the addresses of their pages.
 */
export function findUses(text: string, ids: ReadonlyMap<string, string>): readonly Use[] {
  const known = new Set(ids.values());
  return text.split('\n').flatMap((content, index) => {
    const called = (content.match(QUOTES) ?? []).map((quoted) => quoted.slice(1, -1));
    const linked = (content.match(ADDRESSES) ?? []).map((address) => ids.get(address) ?? '');
    const operations = new Set([...called, ...linked].filter((id) => known.has(id)));
    return [...operations].map((operation) => ({ line: index + 1, operation }));
  });
}

/** Finds the lines of a workflow's steps, whose operations are known. */
export function findStepUses(text: string, operations: readonly string[]): readonly Use[] {
  const lines = text
    .split('\n')
    .flatMap((content, index) => (/^\s*(?:- )?operationId:/.test(content) ? [index + 1] : []));
  return operations.map((operation, index) => ({ line: lines[index] ?? 1, operation }));
}

/** Today as UTC has it, which the days of commits are, too. */
export const getToday = () => new Date().toISOString().slice(0, 10);

/**
 * Lists the places of guides, other pages of MDX and workflows that are older than a breaking change of what they
 * call or link to.
 * @param dates days of the last commits by file; a page without one is judged by its `verified` alone.
 */
export function readStaleUses(dates: ReadonlyMap<string, string>): readonly ContentError[] {
  const disk = createDisk(process.cwd());
  const ids = new Map(readOperations().map(({ entry }) => [getOperationPath(entry), entry.id]));
  const date = (
    file: string,
    verified: string | undefined,
    where: string,
    find: (text: string) => readonly Use[],
  ): readonly DatedPage[] => {
    const day = [dates.get(file), verified]
      .filter((one) => one !== undefined)
      .toSorted()
      .at(-1);
    const text = disk.readText(file);
    if (day === undefined || text === undefined) return [];
    return [{ file, day, silence: `"verified: ${getToday()}" in ${where}`, uses: find(text) }];
  };
  const pages = SECTIONS.flatMap(readPages)
    .filter(({ file }) => file !== '')
    .flatMap((page) =>
      date(getPagePath(page), page.verified, 'its front matter', (text) => findUses(text, ids)),
    );
  const workflows = readWorkflows().flatMap(({ name, verified, steps }) =>
    date(workflowFilePath(name), verified, 'its info.x-page', (text) =>
      findStepUses(
        text,
        steps.map(({ operation }) => operation),
      ),
    ),
  );
  return listStaleUses([...pages, ...workflows], readChangelog());
}
