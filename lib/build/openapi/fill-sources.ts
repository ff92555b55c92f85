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
import { fillSource, collectDocumentNames } from './fill-openapi';
import type { DocumentProblem } from './redocly';

/** The sources as the linter is to see them. */
export type FilledSources = {
  /** Where the linter works: a copy's folder, or the project when there was nothing to fill. */
  readonly cwd: string;
  /** The sources, from there. */
  readonly folder: string;
  readonly problems: readonly DocumentProblem[];
  /** The linter's problem at its place in the sources themselves. */
  readonly mapToSource: (problem: DocumentProblem) => DocumentProblem;
  readonly remove: () => void;
};

/** What an editor or a system keeps beside a file, such as Emacs' lock: a link that leads nowhere. */
const isHidden = (path: string) => basename(path).startsWith('.');

/** What the linter reads besides: it finds the second, whose paths start from there, by itself. */
const CONFIGURATION = ['redocly.yaml', '.redocly.lint-ignore.yaml'];

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
 * Puts the site's values into the texts of a copy of the sources; without any, the sources stay where they are.
 * @param root the project, whose configuration of the linter holds for the copy.
 */
export function fillSources(root: string, sourceDir: string, values: SiteValues): FilledSources {
  const filled = readdirSync(sourceDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readFilled(sourceDir, name, values));
  const problems = filled.flatMap((file) =>
    file.problems.map(({ line, message }) => ({
      ...{ file: join(sourceDir, file.path), line, message },
      rule: 'site-value',
    })),
  );
  const changed = filled.filter(({ isChanged }) => isChanged);
  if (changed.length > 0) return { ...copySources(root, sourceDir, changed), problems };
  const mapToSource = (problem: DocumentProblem) => problem;
  return { cwd: root, folder: sourceDir, problems, mapToSource, remove: () => {} };
}
