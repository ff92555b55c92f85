import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readDocumentValues } from '@/lib/content/load/document-values';
import { OVERLAYS_FILE } from '@/lib/content/read-overlays';
import { siteSchema } from '@/lib/content/schemas/site';
import { createDisk } from '@/lib/content/source/disk';
import { createLoader } from '@/lib/content/source/loader';
import { CONFIGURATION, isHidden } from './fill-sources';

/** Folders of `bundleDocuments`. */
export type BundleOptions = {
  /** Folder with one folder an API, which holds `openapi.yaml`, `openapi.yml` or `openapi.json`. */
  readonly sourceDir: string;
  /** Folder for one `<api>.json` an API; created when missing. */
  readonly targetDir: string;
  /** File for the overlays of each API, as JSON; none is written without it. */
  readonly overlaysFile?: string;
  /** Project whose `content/site.json` fills the sources; the working directory by default. */
  readonly root?: string;
};

/** Where the documents of the project are bundled from, and where to. */
export const PROJECT_DOCUMENTS: BundleOptions = {
  sourceDir: 'content/openapi',
  targetDir: 'public/openapi',
  overlaysFile: OVERLAYS_FILE,
};

const SOURCES = ['openapi.yaml', 'openapi.yml', 'openapi.json'] as const;

/** APIs below a folder, each with the root file of its document; others are skipped. Empty without the folder. */
export function listSources(
  sourceDir: string,
): readonly (readonly [name: string, source: string])[] {
  const names = existsSync(sourceDir) ? readdirSync(sourceDir) : [];
  return names.sort().flatMap((name) => {
    const source = SOURCES.map((file) => join(sourceDir, name, file)).find((path) =>
      existsSync(path),
    );
    return source === undefined ? [] : [[name, source] as const];
  });
}

/** Reference to another file, as YAML and JSON write it. */
const REFERENCE = /\$ref["']?\s*:\s*["']?([^"'\s#]+)/g;

/** Whether a reference in a source leads to another source. */
const isInside = (file: string, reference: string) =>
  !/^\w+:/.test(reference) && !relative('.', join(dirname(file), reference)).startsWith('..');

/** Line of a configuration that loads a file: a plugin, or rules in a file of their own. */
const LOADED = /^\s*(?:plugins:|-\s*['"]?\.)/m;

/**
 * Lists what the bundles are made from: configuration, values of the site, and each source with its path.
 * `undefined` where part of that lies elsewhere and may change unseen: files that sources refer to or are links to, and
 * those that the configuration loads.
 */
export function listBundleInputs({
  sourceDir,
  root = process.cwd(),
}: BundleOptions): readonly string[] | undefined {
  const configuration = CONFIGURATION.map((name) => join(root, name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
  const entries = existsSync(sourceDir)
    ? readdirSync(sourceDir, { recursive: true, withFileTypes: true })
    : [];
  const shown = entries.filter(({ name }) => !isHidden(name));
  const sources = shown
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return { path: relative(sourceDir, path), text: readFileSync(path, 'utf8') };
    });
  const isWhole =
    !configuration.some((text) => LOADED.test(text)) &&
    !shown.some((entry) => entry.isSymbolicLink()) &&
    sources.every(({ path, text }) =>
      [...text.matchAll(REFERENCE)].every(([, reference = '']) => isInside(path, reference)),
    );
  if (!isWhole) return undefined;
  const { values, verbatim, additions, isSound } = readDocumentValues(root);
  const settings = JSON.stringify([sourceDir, values, [...verbatim], [...additions], isSound]);
  const files = sources.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  return [settings, ...configuration, ...files.flatMap(({ path, text }) => [path, text])];
}

const FOLDER = PROJECT_DOCUMENTS.sourceDir;

/**
 * Compares the documents of a project with `apis` of its `content/site.json`: an entry without a
 * document has no operations, a document without an entry no pages. An invalid site.json is
 * reported by the content check.
 * @param root folder of the project.
 * @throws with one line for each difference.
 */
export function checkListedDocuments(root: string): void {
  const site = createLoader(createDisk(root)).load(siteSchema, 'content/site.json', {});
  if (!site) return;
  const ids = site.apis.map(({ id }) => id);
  const folders = listSources(join(root, FOLDER)).map(([name]) => name);
  const missing = ids.flatMap((id, index) =>
    folders.includes(id)
      ? []
      : [`content/site.json: apis.${index}.id: there is no ${FOLDER}/${id}/openapi.yaml`],
  );
  const unlisted = folders
    .filter((name) => !ids.includes(name))
    .map(
      (name) =>
        `${FOLDER}/${name}: no page shows it. Add { "id": "${name}", "name": "…", "path": "…" } to "apis" of content/site.json, or take the folder away`,
    );
  if (missing.length + unlisted.length > 0) throw new Error([...missing, ...unlisted].join('\n'));
}
