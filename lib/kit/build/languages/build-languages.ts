import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Languages } from '@/lib/content/schemas/site/translation';
import { RULE_FILES, writeRuleFiles } from '@/lib/kit/hosts/host-files';
import { readRedirects } from '@/lib/kit/hosts/host-site';
import { linkFolder } from '@/lib/kit/system/link-folder';
import { readTree } from '@/lib/kit/system/read-tree';
import { collectProgram } from '@/lib/kit/system/run-program';
import { LANGUAGE_PROJECTS, prepareLanguage } from './prepare-language';

/** Folder of a language's export, in its project. */
const OUT = 'out';

/** Files that are read at the root of a host alone, so that a language has none of its own. */
const AT_ROOT = ['robots.txt', ...RULE_FILES];

/**
 * Builds the portal of each language but the first, one after the other, in a project of its own below `.languages`.
 * The project of a language builds no other. What a build prints is shown when it has ended.
 * @param basePath Base path of the portal; a language stands below it: `/developer/de`.
 * @param stamp Hash of the content and code of all languages: the results of their tests are of all of them.
 * @returns the export of each by its language.
 * @throws where one cannot be built. What is wrong was printed then.
 */
export async function buildLanguages(
  languages: Languages,
  basePath: string,
  stamp: string,
): Promise<ReadonlyMap<string, string>> {
  const exports = new Map<string, string>();
  for (const language of listOthers(languages)) {
    const folder = prepareLanguage(languages, language);
    const own = { BASE_PATH: `${basePath}/${language}`, DIST_DIR: OUT, SOURCE_STAMP: stamp };
    const { status, output } = await runTool('build.ts', folder, own);
    console.log(`\ncontent/${language}: the portal in this language, in ${folder}\n${output}`);
    if (status !== 0)
      throw new Error(
        `content/${language}: the portal in this language cannot be built. Its pages are those of ${folder}/content, made of content/${language} and of content.`,
      );
    exports.set(language, join(folder, OUT));
  }
  return exports;
}

/** Languages whose portals stand below that of this project: none below a further language. */
const listOthers = ({ own, all: [first, ...others] }: Languages) => (own === first ? others : []);

/** Runs a program of the build in the project of a language. @returns its exit code, and what it printed. */
const runTool = (file: string, folder: string, variables: Readonly<Record<string, string>>) =>
  collectProgram(process.execPath, ['--import', 'tsx', join('lib/kit/build', file)], {
    cwd: folder,
    env: { ...process.env, ...variables },
  });

/**
 * Writes the results of tests into the exports of languages once more.
 * @param root Export of the first language, with those of the others in it.
 * @param basePath Base path of it.
 * @throws where one cannot be written, with what is wrong.
 */
export async function writeLanguageProofs(
  languages: Languages,
  root: string,
  basePath: string,
): Promise<void> {
  for (const language of listOthers(languages)) {
    const folder = join(LANGUAGE_PROJECTS, language);
    const target = resolve(root, language);
    if (!existsSync(folder) || !existsSync(target)) continue;
    const own = { BASE_PATH: `${basePath}/${language}`, DIST_DIR: target };
    const { status, output } = await runTool('proof/write-proof.ts', folder, own);
    if (status !== 0)
      throw new Error(`content/${language}: its page of proofs cannot be written.\n${output}`);
  }
}

/**
 * Puts the exports of languages into that of the first, below their names, and writes the rules of hosts for all of them.
 * @param root Finished export of the first language.
 * @param basePath Base path of it.
 * @param exports Finished exports by language.
 * @param frameAncestors Origins besides this one that may frame the embeddable pages.
 * @throws where the first language has a page at the address of one of another.
 */
export function joinLanguages(
  root: string,
  basePath: string,
  exports: ReadonlyMap<string, string>,
  frameAncestors: readonly string[],
): void {
  if (exports.size === 0) return;
  const redirects = [root, ...exports.values()].flatMap(readRedirects);
  for (const [language, from] of exports) {
    const target = join(root, language);
    const [taken] = readTree(from).filter((file) => existsSync(join(target, file)));
    if (taken !== undefined)
      throw new Error(
        `/${language}/${taken} is the address of a file of content/pages/${language}, content/public/${language} or content/redirects.json, and of the portal in this language: move it to content/${language}`,
      );
    linkFolder(from, target);
    for (const name of AT_ROOT) rmSync(join(target, name));
  }
  writeRuleFiles(root, basePath, redirects, frameAncestors);
}
