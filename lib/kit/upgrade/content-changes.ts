import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Fields, isFields, renameFormerKeys } from '@/lib/content/files/former-keys';
import { compareVersions } from './release-notes';

/** Change of an adopter's content that a release needs. A second run changes nothing. */
type ContentChange = {
  /** Release that needs it. */
  readonly version: string;
  /** What it does, for the list of what was changed. */
  readonly title: string;
  /** @returns whether anything was changed in the portal in this folder. @throws where it would lose something. */
  readonly apply: (root: string) => boolean;
};

const SITE = 'content/site.json';

/** Changes of content by release, oldest first. */
const CONTENT_CHANGES: readonly ContentChange[] = [
  {
    version: '1.1.0',
    title: `${SITE}: APIs without a known live document say so ("location": false) instead of asking for /doc`,
    apply: (root) =>
      changeJson(join(root, SITE), (site) => ({
        ...site,
        ...(Array.isArray(site.apis) ? { apis: site.apis.map(withLocation) } : {}),
      })),
  },
  {
    version: '1.2.0',
    title:
      'pictures, downloads and other files moved from public/ to content/images, content/storage and content/public',
    apply: moveStaticFiles,
  },
  {
    version: '1.2.0',
    title: `${SITE}: "documents": {"allow": …} is "otherDocuments"`,
    apply: (root) =>
      changeJson(join(root, SITE), (site) => {
        const renamed = renameFormerKeys(SITE, site);
        return isFields(renamed) ? renamed : site;
      }),
  },
  {
    version: '1.2.0',
    title: `content/redirects.json leads /s and /-sandbox on, in place of "former-roots" in "extras" of ${SITE}`,
    apply: moveFormerRoots,
  },
];

function withLocation(api: unknown): unknown {
  return isFields(api) && !Object.hasOwn(api, 'location') ? { ...api, location: false } : api;
}

/** Changes a file of JSON that is an object; a missing file, or one that is none, stays. @throws {SyntaxError} */
function changeJson(file: string, change: (value: Fields) => Fields): boolean {
  if (!existsSync(file)) return false;
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isFields(value)) return false;
  const changed = change(value);
  if (JSON.stringify(changed) === JSON.stringify(value)) return false;
  writeFileSync(file, `${JSON.stringify(changed, null, 2)}\n`);
  return true;
}

/** Former addresses of the root, which "former-roots" stood for. */
const FORMER_ROOTS: Fields = { '/s': '/', '/-sandbox': '/' };

/** Makes redirects of these addresses where an adopter has them; redirects of his own stay. */
function moveFormerRoots(root: string): boolean {
  const isDone = changeJson(join(root, SITE), (site) =>
    Array.isArray(site.extras)
      ? { ...site, extras: site.extras.filter((one) => one !== 'former-roots') }
      : site,
  );
  if (!isDone) return false;
  const file = join(root, 'content/redirects.json');
  if (!existsSync(file)) writeFileSync(file, '{}\n');
  changeJson(file, (redirects) => ({ ...FORMER_ROOTS, ...redirects }));
  return true;
}

/** Files of the project in `public`. */
const PROJECT_FILES: ReadonlySet<string> = new Set(
  ['latest.js', 'redirect.js', 'standalone.css'].map((name) => `public/${name}`),
);

/**
 * Moves an adopter's files from `public`, where they lay before release 1.2.0, into `content`. What git does not know
 * is a copy of a build, and stays.
 */
function moveStaticFiles(root: string): boolean {
  const tracked = execFileSync('git', ['ls-files', '-z', 'public'], {
    cwd: root,
    encoding: 'utf8',
  });
  const own = tracked
    .split('\0')
    .filter((path) => path !== '' && !PROJECT_FILES.has(path) && existsSync(join(root, path)));
  for (const path of own) {
    const target = /^public\/(?:images|storage)\//.test(path)
      ? path.replace(/^public/, 'content')
      : `content/${path}`;
    moveFile(root, path, target);
  }
  return own.length > 0;
}

/** @throws where another file is in that place. */
function moveFile(root: string, from: string, to: string): void {
  const [source, target] = [join(root, from), join(root, to)];
  if (existsSync(target) && !readFileSync(target).equals(readFileSync(source)))
    throw new Error(`${from} belongs to ${to}, and another file is there: rename one of them`);
  mkdirSync(dirname(target), { recursive: true });
  renameSync(source, target);
}

/**
 * Brings content to the release that this code is of: makes the changes of all releases since the one it was written
 * for, and writes the release into `content/site.json`.
 * @param root Folder of the portal, a repository of git.
 * @param from Release that its content is written for.
 * @param to Release of this code.
 * @returns the titles of what was changed.
 * @throws {SyntaxError} For a file that is no JSON, and where a file would take the place of another one.
 */
export function changeContent(root: string, from: string, to: string): readonly string[] {
  // Without an end: a branch has changes of the release that it leads to.
  const done = CONTENT_CHANGES.filter(
    ({ version, apply }) => compareVersions(version, from) > 0 && apply(root),
  );
  changeJson(join(root, SITE), (site) => ({ ...site, release: to }));
  return done.map(({ title }) => title);
}
