import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { JsonObject } from '@/lib/openapi/core/types';
import type { OverlayAction } from '@/lib/openapi/overlay/apply-actions';
import { applyOverlays, listOverlays } from './overlays/apply-overlay-files';
import { type DocumentProblem, lintDocument, NOT_YAML, writeBundle } from './redocly';

/** A document with all that it refers to and with its overlays, and what is wrong with it. */
type Bundle = {
  readonly document: JsonObject;
  readonly actions: readonly OverlayAction[];
  /** The document without its overlays. */
  readonly source: JsonObject;
  /** Problems; their files are relative to the working directory. */
  readonly problems: readonly DocumentProblem[];
};

/** Bundles a document. @throws with what the tool says. */
async function readBundle(source: string, cwd: string): Promise<JsonObject> {
  const temporary = mkdtempSync(join(tmpdir(), 'bundles-'));
  try {
    const target = join(temporary, 'openapi.json');
    await writeBundle(source, target, cwd);
    const document: JsonObject = JSON.parse(readFileSync(target, 'utf8'));
    return document;
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

/** Whether the linter says that a document cannot be bundled: a file is no YAML, or one that it refers to is missing. */
const isBroken = ({ rule }: DocumentProblem) => rule === NOT_YAML || rule === 'no-unresolved-refs';

/**
 * Lints and bundles a document with its overlays, which lie beside it. With overlays, what readers get is linted: what
 * an overlay adds or takes out is no problem of the document any more.
 * @param source root file, relative to `cwd`. Where it has overlays, the overlaid document takes its place.
 */
export async function makeBundle(source: string, cwd: string): Promise<Bundle> {
  const problems = await lintDocument(source, cwd);
  const folder = dirname(source);
  const names = listOverlays(join(cwd, folder));
  const isUnreadable = problems.some(isBroken) || (names.length === 0 && problems.length > 0);
  if (isUnreadable) return { document: {}, actions: [], source: {}, problems };
  const bundled = await readBundle(source, cwd);
  const last = names.at(-1);
  if (last === undefined) return { document: bundled, actions: [], source: bundled, problems };
  const {
    document,
    actions,
    problems: found,
  } = applyOverlays(bundled, join(cwd, folder), basename(source));
  if (found.length > 0) return { document, actions, source: bundled, problems: found };
  // In the place of the source, so that the rules and exceptions of its path hold for it.
  writeFileSync(join(cwd, source), JSON.stringify(document));
  const left = await lintDocument(source, cwd);
  const located = locateProblems(left, problems, join(folder, last));
  return { document, actions, source: bundled, problems: located };
}

/**
 * Finds where problems of the overlaid document come from: from the source, where its linting says the same, else from
 * an overlay.
 */
function locateProblems(
  problems: readonly DocumentProblem[],
  ofSource: readonly DocumentProblem[],
  overlay: string,
): readonly DocumentProblem[] {
  const open = [...ofSource];
  return problems.map(({ rule, message, pointer = '#' }) => {
    const at = open.findIndex((one) => one.rule === rule && one.message === message);
    const [same] = at === -1 ? [] : open.splice(at, 1);
    return (
      same ?? {
        file: overlay,
        line: 1,
        rule,
        message: `${message} (at ${pointer}, with the overlays)`,
      }
    );
  });
}
