import { asArray, asString, isRecord } from '@/lib/search/json-values';
import { readJson, ToolError } from '../portal';
import { getText, type Tool } from './tool';

/** Changelog of the export, as the route of `changes.json` writes it. */
export const CHANGES_FILE = '/api/changelog/changes.json';

/** Most places of a change that are listed. */
const MAX_PLACES = 5;

/** Lists what changed in the API. */
export const listChanges: Tool = {
  name: 'list_changes',
  title: 'List changes of the API',
  description:
    'List what each release of the API changed, newest first: fields, values and operations, each with what it breaks and where. Use it before code for an older version is changed.',
  properties: {
    api: { type: 'string', description: 'Id of an API; all by default' },
    breaking: { type: 'boolean', description: 'Only what can break a program' },
  },
  required: [],
  file: CHANGES_FILE,
  command: { name: 'changes', property: 'api' },
  run: async (portal, input) => {
    const file = await readJson(portal, CHANGES_FILE);
    const wanted = getText(input, 'api');
    const all = (isRecord(file) ? asArray(file.releases) : []).filter(isRecord);
    const releases = all.filter(({ api }) => wanted === '' || api === wanted);
    if (all.length === 0) return 'No release yet.';
    if (releases.length === 0) {
      throw new ToolError(
        `No release of "${wanted}"; there are some of ${listApis(file).join(', ')}.`,
      );
    }
    return releases.map((one) => printRelease(one, input.breaking === true)).join('\n\n');
  },
};

/** Ids of the documents whose releases the changelog has. */
export function listApis(file: unknown): readonly string[] {
  const releases = (isRecord(file) ? asArray(file.releases) : []).filter(isRecord);
  return [...new Set(releases.map(({ api }) => asString(api)))];
}

function printRelease(release: Record<string, unknown>, isBreakingOnly: boolean): string {
  const changes = asArray(release.changes)
    .filter(isRecord)
    .filter((change) => !isBreakingOnly || change.class === 'breaking');
  const text = (key: string) => asString(release[key]);
  const facts = [text('date'), `since ${text('since')}`];
  if (text('supportedUntil') !== '') facts.push(`supported until ${text('supportedUntil')}`);
  return [
    `## ${text('api')} ${text('version')} (${facts.join(', ')})`,
    text('summary'),
    changes.map(printChange).join('\n') || 'No such change.',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Prints a change of the changelog as an item of a list. */
export function printChange(change: Record<string, unknown>): string {
  const text = (key: string) => asString(change[key]);
  const values = [text('before'), text('after')].filter(Boolean).join(' → ');
  const places = asArray(change.places).filter(isRecord);
  const shown = places
    .slice(0, MAX_PLACES)
    .map(({ operation, anchor }) => [operation, anchor].map(asString).filter(Boolean).join(' '));
  const more = places.length > MAX_PLACES ? [`${places.length - MAX_PLACES} more`] : [];
  const where = [...shown, ...more].join('; ');
  return `- ${text('class')}, ${text('kind')}: ${text('subject')}${values && ` (${values})`}${where && `, in ${where}`}`;
}
