import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBetween } from './release-notes';

/** An object of JSON. */
type JsonObject = Readonly<Record<string, unknown>>;

/** Change of an adopter's content that a release needs. */
type ContentChange = {
  /** Release that needs it. */
  readonly version: string;
  /** What it does, for the list of what was changed. */
  readonly title: string;
  /** File of JSON that it changes. */
  readonly file: string;
  /** Gives the changed value; the same for one that needs no change. */
  readonly change: (value: JsonObject) => JsonObject;
};

/** Changes of content by release, oldest first. */
const CONTENT_CHANGES: readonly ContentChange[] = [
  {
    version: '1.1.0',
    title:
      'APIs without a known live document say so ("location": false) instead of asking for /doc',
    file: 'content/site.json',
    change: (site) => ({
      ...site,
      ...(Array.isArray(site.apis) ? { apis: site.apis.map(withLocation) } : {}),
    }),
  },
];

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function withLocation(api: unknown): unknown {
  return isObject(api) && !Object.hasOwn(api, 'location') ? { ...api, location: false } : api;
}

/** Reads a file of JSON that is an object; `undefined` where it is missing or none. */
function readObject(file: string): JsonObject | undefined {
  if (!existsSync(file)) return undefined;
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return isObject(value) ? value : undefined;
}

/**
 * Brings content to a release: makes the changes of all releases since the one it was written for, and writes the
 * release into `content/site.json`.
 * @param root Folder of the portal.
 * @param from Release that its content is written for.
 * @returns the titles of what was changed.
 * @throws {SyntaxError} For a file that is no JSON.
 */
export function changeContent(root: string, from: string, to: string): readonly string[] {
  const done: string[] = [];
  for (const { version, title, file, change } of CONTENT_CHANGES) {
    if (!isBetween(version, from, to)) continue;
    const value = readObject(join(root, file));
    const changed = value && change(value);
    if (!changed || JSON.stringify(changed) === JSON.stringify(value)) continue;
    writeFileSync(join(root, file), `${JSON.stringify(changed, null, 2)}\n`);
    done.push(`${file}: ${title}`);
  }
  const site = readObject(join(root, 'content/site.json'));
  if (site && site['release'] !== to)
    writeFileSync(
      join(root, 'content/site.json'),
      `${JSON.stringify({ ...site, release: to }, null, 2)}\n`,
    );
  return done;
}
