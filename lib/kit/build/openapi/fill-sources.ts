import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import type { SiteValues } from '@/lib/content/source/fill';
import { collectDocumentNames, fillSource } from '@/lib/content/source/fill-openapi';
import type { DocumentProblem } from './redocly';

/** Sources with the site's values, as the linter reads them. */
export type FilledSources = {
  /** Working directory of the linter: a copy, or the project when there was nothing to fill. */
  readonly cwd: string;
  /** Path of the sources from `cwd`. */
  readonly folder: string;
  /** Problems of names in braces. */
  readonly problems: readonly DocumentProblem[];
  /** Maps a problem of the linter to its location in the sources. */
  readonly mapToSource: (problem: DocumentProblem) => DocumentProblem;
  /** Deletes the copy. */
  readonly remove: () => void;
};

/** Whether a file is hidden, such as the lock of Emacs, which is a broken link. */
export const isHidden = (path: string) => basename(path).startsWith('.');

/** Configuration files of the linter, which looks for the second in its working directory. */
export const CONFIGURATION = ['redocly.yaml', '.redocly.lint-ignore.yaml'];

function readFilled(sourceDir: string, folder: string, values: SiteValues) {
  const texts = readdirSync(join(sourceDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ya?ml|json)$/.test(name) && !isHidden(name))
    .sort()
    .map((name) => {
      const path = join(folder, name);
      return { path, text: readFileSync(join(sourceDir, path), 'utf8') };
    });
  const documentNames = new Set(texts.flatMap(({ text }) => collectDocumentNames(text)));
  return texts.map(({ path, text }) => {
    const filled = fillSource(text, values, documentNames);
    return { ...filled, path, isChanged: filled.text !== text };
  });
}

type Changed = readonly { readonly path: string; readonly text: string }[];

function copySources(
  root: string,
  sourceDir: string,
  changed: Changed,
): Omit<FilledSources, 'problems'> {
  const cwd = realpathSync(mkdtempSync(join(tmpdir(), 'openapi-')));
  const relativePath = relative(root, sourceDir);
  const folder = relativePath.startsWith('..') ? 'sources' : relativePath;
  cpSync(sourceDir, join(cwd, folder), {
    recursive: true,
    dereference: true,
    filter: (path) => path === sourceDir || !isHidden(path),
  });
  for (const { path, text } of changed) writeFileSync(join(cwd, folder, path), text);
  for (const file of CONFIGURATION.filter((name) => existsSync(join(root, name))))
    cpSync(join(root, file), join(cwd, file));
  const copy = join(cwd, folder);
  const originalPath = (file: string) => {
    const inside = relative(copy, resolve(cwd, file));
    return inside.startsWith('..') ? file : join(sourceDir, inside);
  };
  return {
    cwd,
    folder,
    mapToSource: (problem) => ({
      ...problem,
      file: originalPath(problem.file),
      message: problem.message.replaceAll(copy, sourceDir),
    }),
    remove: () => rmSync(cwd, { recursive: true, force: true }),
  };
}

/**
 * Fills the site's values into a copy of the sources; without names in braces and overlays, no copy is made.
 * @param root project with the configuration of the linter.
 * @param verbatim names of the folders whose sources stay as they are.
 * @param isWritable whether a copy is made in any case, because overlays change it.
 */
export function fillSources(
  root: string,
  sourceDir: string,
  values: SiteValues,
  verbatim: ReadonlySet<string>,
  isWritable: boolean,
): FilledSources {
  const filled = readdirSync(sourceDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !verbatim.has(entry.name))
    .flatMap(({ name }) => readFilled(sourceDir, name, values));
  const problems = filled.flatMap((file) =>
    file.problems.map(({ line, message }) => ({
      ...{ file: join(sourceDir, file.path), line, message },
      rule: 'site-value',
    })),
  );
  const changed = filled.filter(({ isChanged }) => isChanged);
  if (isWritable || changed.length > 0)
    return { ...copySources(root, sourceDir, changed), problems };
  const mapToSource = (problem: DocumentProblem) => problem;
  return { cwd: root, folder: sourceDir, problems, mapToSource, remove: () => {} };
}
