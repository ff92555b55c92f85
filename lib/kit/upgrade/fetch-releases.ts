import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/** Releases of the project, in a copy of its repository. */
export type Releases = {
  /** Commit of a version, tag, branch or commit; the newest version without one. @throws where there is none. */
  readonly find: (name: string | undefined) => string;
  /** Commit that a clone began with; `undefined` where the portal is none. */
  readonly findBase: (release: string) => string | undefined;
  /** Writes the files of a commit to a folder that is made. */
  readonly extract: (commit: string, folder: string) => void;
};

const run = (args: readonly string[], folder: string): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Output of a command of git, `undefined` where it fails. */
function tryRun(args: readonly string[], folder: string): string | undefined {
  try {
    return run(args, folder).trim();
  } catch {
    return undefined;
  }
}

/**
 * Copies the repository of the project.
 * @param from Address or folder of it.
 * @param folder Where the copy goes.
 * @param project The adopter's portal: its history may say which commit it began with.
 * @throws where the repository cannot be read.
 */
export function fetchReleases(from: string, folder: string, project: string): Releases {
  mkdirSync(folder, { recursive: true });
  try {
    run(['clone', '--quiet', '--bare', from, folder], folder);
  } catch (error) {
    const reason =
      error instanceof Error ? error.message.split('\n').slice(1).join(' ').trim() : '';
    throw new Error(`--from ${from}: git cannot read it. ${reason}`.trim(), { cause: error });
  }
  const resolve = (name: string) =>
    tryRun(['rev-parse', '--verify', '--quiet', `${name}^{commit}`], folder);
  return {
    find: (name) => {
      const [newest] = run(['tag', '--list', 'v[0-9]*', '--sort=-v:refname'], folder).split('\n');
      const found =
        name === undefined ? newest && resolve(newest) : (resolve(`v${name}`) ?? resolve(name));
      if (found) return found;
      throw new Error(
        name === undefined
          ? `${from} has no release: no tag such as v1.2.0. Name a branch or commit instead: npm run upgrade -- main`
          : `${from} has no release, branch or commit "${name}".`,
      );
    },
    findBase: (release) =>
      tryRun(['fetch', '--quiet', project, 'HEAD'], folder) === undefined
        ? undefined
        : tryRun(['merge-base', 'FETCH_HEAD', release], folder),
    extract: (commit, target) => {
      mkdirSync(target, { recursive: true });
      const archive = execFileSync('git', ['archive', commit], {
        cwd: folder,
        maxBuffer: 1_000_000_000,
      });
      execFileSync('tar', ['-x', '-C', target], { input: archive });
    },
  };
}
