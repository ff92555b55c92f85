/** Folders of the adopter: an upgrade never writes there. Before release 1.2.0 two of them lay in `public`. */
const ADOPTERS = ['content/', 'public/images/', 'public/storage/', 'examples/'];

/** Instructions of the project beside the adopter's content. */
const INSTRUCTIONS: ReadonlySet<string> = new Set([
  'content/README.md',
  'content/REBRANDING.md',
  'content/openapi/README.md',
  'content/sandbox/README.md',
]);

/** Files that an adopter may have made his own: one that differs from the former release stays. */
const MAY_BE_OWN =
  /^(README\.md|redocly\.yaml|\.redocly\.lint-ignore\.yaml|\.github\/.*|content\/.*)$/;

/** Whether a file belongs to the project, so that a release replaces it. */
export function isProjectFile(path: string): boolean {
  return INSTRUCTIONS.has(path) || !ADOPTERS.some((folder) => path.startsWith(folder));
}

/** Texts of files by path, each as a key for comparison; a missing file has none. */
export type Files = ReadonlyMap<string, string>;

/** What an upgrade does with the files of a project. */
export type Replacement = {
  /** Files of the release that are written. */
  readonly written: readonly string[];
  /** Files that the release no longer has. */
  readonly deleted: readonly string[];
  /** Files of the project that were changed: a patch keeps what is lost. */
  readonly changed: readonly string[];
  /** Files that differ and stay, because they may be the adopter's own. */
  readonly kept: readonly string[];
  /** Content of the release, which goes to `examples/`. */
  readonly examples: readonly string[];
};

/**
 * Plans an upgrade. The former release says which files of the project were changed; nothing is merged.
 * @param project Files of the adopter's portal.
 */
export function planReplacement(former: Files, release: Files, project: Files): Replacement {
  const isOwn = (path: string) =>
    MAY_BE_OWN.test(path) &&
    former.has(path) &&
    project.get(path) !== former.get(path) &&
    (project.has(path) || !INSTRUCTIONS.has(path));
  const ofRelease = [...release.keys()].filter(isProjectFile);
  const gone = [...former.keys()].filter((path) => isProjectFile(path) && !release.has(path));
  const touched = [...new Set([...ofRelease, ...gone])].filter((path) => !isOwn(path));
  return {
    written: ofRelease.filter((path) => !isOwn(path) && project.get(path) !== release.get(path)),
    deleted: gone.filter((path) => !isOwn(path) && project.has(path)),
    changed: touched.filter((path) => {
      const [own, before] = [project.get(path), former.get(path)];
      return own !== before && own !== release.get(path) && (own ?? before) !== undefined;
    }),
    kept: ofRelease.filter((path) => isOwn(path) && project.get(path) !== release.get(path)),
    examples: [...release.keys()].filter((path) => !isProjectFile(path)),
  };
}

/** Where what a changed file did belongs, so that the next upgrade keeps it. */
const PLACES: readonly (readonly [pattern: RegExp, place: string])[] = [
  [/^lib\/words\//, 'content/words.json'],
  [/\.css$|^lib\/theme\//, 'theme of content/site.json'],
  [/^(components\/navigation|app\/layout)/, 'content/navigation.json'],
  [/^public\//, 'content/images, content/storage or content/public'],
  [/^next\.config|^lib\/kit\/hosts\//, 'content/site.json'],
];

/** Says where the change of a file belongs; a suggestion to the project where content cannot do it. */
export function suggestPlace(path: string): string {
  const found = PLACES.find(([pattern]) => pattern.test(path));
  return found
    ? `this belongs to ${found[1]}`
    : 'propose it to the project, which replaces this file';
}
