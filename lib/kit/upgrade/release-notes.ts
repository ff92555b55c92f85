/** Notes of one release. */
export type ReleaseNotes = {
  readonly version: string;
  /** Markdown below its heading. */
  readonly text: string;
  /** What an adopter does or reads: its section “When you upgrade”; empty for none. */
  readonly upgrade: string;
};

/** Compares versions by their numbers: negative where the first is older. Without a version is the oldest. */
export function compareVersions(one: string, other: string): number {
  const [numbers, others] = [one, other].map((text) => text.split('.').map(Number));
  const differing = [0, 1, 2].find((at) => (numbers?.[at] ?? 0) !== (others?.[at] ?? 0));
  return differing === undefined ? 0 : (numbers?.[differing] ?? 0) - (others?.[differing] ?? 0);
}

/** Whether a release came after one, and not after another. */
export function isBetween(version: string, from: string, to: string): boolean {
  return compareVersions(version, from) > 0 && compareVersions(version, to) <= 0;
}

/** Reads the notes of each release from a changelog (keepachangelog.com), newest first; `[Unreleased]` is left out. */
export function readReleaseNotes(changelog: string): readonly ReleaseNotes[] {
  return changelog.split(/^(?=## \[)/m).flatMap((section) => {
    const version = /^## \[(\d+\.\d+\.\d+)\]/.exec(section)?.[1];
    if (version === undefined) return [];
    const text = section.replace(/^.*\n/, '').trim();
    const upgrade = /^### When you upgrade\n([\s\S]*?)(?=^### |(?![\s\S]))/m.exec(text)?.[1] ?? '';
    return [{ version, text, upgrade: upgrade.trim() }];
  });
}
