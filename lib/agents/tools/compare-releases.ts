import type { Change } from '@/lib/openapi/compare/change';
import { indexJsonText } from '@/lib/openapi/document/index-text';
import { releaseFile } from '@/lib/routes/release-address';
import { documentFile } from '@/lib/routes/urls';
import { compareReleases as compareTexts } from '@/lib/workbench/releases/compare-texts';
import { findCalls } from '@/lib/workbench/releases/find-calls';
import {
  type AdvisedRelease,
  collectAdvice,
  parseChanges,
} from '@/lib/workbench/releases/parse-changes';
import { type Portal, readJson, ToolError } from '../portal';
import { CHANGES_FILE, listApis, printChange } from './list-changes';
import { getText, type Tool } from './tool';

/** Compares two releases of an API. */
export const compareReleases: Tool = {
  name: 'compare_releases',
  title: 'Compare two releases of an API',
  description:
    'List what changed between any two releases of an API, with what a program has to do: what breaks first. With the operations that a program calls, only what concerns them. Use it before a program moves to another release.',
  properties: {
    api: { type: 'string', description: 'Id of an API' },
    from: { type: 'string', description: 'Version that the program was written for' },
    to: { type: 'string', description: 'Version that it moves to; the newest by default' },
    operations: {
      type: 'string',
      description:
        'Operations that it calls, each with method and path, or code, a log or curl that has them',
    },
  },
  required: ['api', 'from'],
  file: CHANGES_FILE,
  command: { name: 'compare', property: 'api' },
  run: async (portal, input) => {
    const api = getText(input, 'api');
    const releases = await readReleases(portal, api);
    const versions = [...new Set(releases.flatMap(({ version, since }) => [version, since]))];
    const [newest = ''] = versions;
    const [from, to] = [getText(input, 'from'), getText(input, 'to') || newest];
    const unknown = [from, to].find((version) => !versions.includes(version));
    if (unknown !== undefined)
      throw new ToolError(`${api} has no release "${unknown}"; it has ${versions.join(', ')}.`);
    const read = (version: string) => readReleaseText(portal, { api, version }, newest);
    const [before, after] = await Promise.all([read(from), read(to)]);
    const operations = findOperations(getText(input, 'operations'), [after, before]);
    const changes = compareTexts({ before, after, operations }) ?? [];
    const ranked = changes.toSorted((a, b) => rank(a.class) - rank(b.class));
    const lines = printAdvised(ranked, collectAdvice(releases, { from, to }));
    return [`## ${api} ${from} to ${to}`, lines || 'Nothing differs.'].join('\n\n');
  },
};

/** Prints changes as a list, each with its advice by its id. */
export function printAdvised(
  changes: readonly Change[],
  advice: ReadonlyMap<string, string>,
): string {
  const lines = changes.map((change) => {
    const sentence = advice.get(change.id);
    return `${printChange({ ...change })}${sentence ? `. ${sentence}` : ''}`;
  });
  return lines.join('\n');
}

const CLASSES = ['breaking', 'deprecated', 'compatible'];
const rank = (name: string) => CLASSES.indexOf(name);

/**
 * Reads the releases of an API in the changelog, newest first.
 * @throws {ToolError} for an API of which none is kept.
 */
export async function readReleases(
  portal: Portal,
  api: string,
): Promise<readonly AdvisedRelease[]> {
  const file = await readJson(portal, CHANGES_FILE);
  const releases = parseChanges(file, api);
  if (releases.length > 0) return releases;
  const known = listApis(file).join(', ') || 'none';
  throw new ToolError(`No releases of "${api}" are kept; there are some of ${known}.`);
}

/**
 * Reads the document of a release as text.
 * @throws {ToolError} where the portal does not have it.
 */
export async function readReleaseText(
  portal: Portal,
  release: { readonly api: string; readonly version: string },
  newest: string,
): Promise<string> {
  const { api, version } = release;
  const file = version === newest ? documentFile(api) : releaseFile(release);
  const text = await portal.readText(file);
  if (text === undefined) throw new ToolError(`The portal has no document of ${api} ${version}.`);
  return text;
}

/** Ids of the operations that a text names; `undefined` for no text. */
function findOperations(text: string, documents: readonly string[]): readonly string[] | undefined {
  if (text === '') return undefined;
  const found = documents.flatMap((document) => {
    const api = indexJsonText(document);
    return api ? findCalls(text, api) : [];
  });
  if (found.length === 0)
    throw new ToolError(`"${text}" names no operation. Name each by method and path: POST /items.`);
  return [...new Set(found)];
}
