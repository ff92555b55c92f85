import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describeJsonType, getAtPointer } from '@/lib/openapi/core/json';
import type { JsonObject } from '@/lib/openapi/core/types';
import {
  type ActionProblem,
  applyActions,
  type OverlayAction,
} from '@/lib/openapi/overlay/apply-actions';
import { findMiss } from '@/lib/openapi/overlay/find-miss';
import { formatSuggestion } from '@/lib/text/edit-distance';
import { decodeUrlPart } from '@/lib/text/encode';
import type { DocumentProblem } from '../redocly';
import { type OverlayFile, parseOverlay } from './overlay-file';

/** Rule of the problems of overlays. */
export const OVERLAY_RULE = 'overlay';

/** End of the name of an overlay's file. */
export const OVERLAY_FILE = /\.overlay\.(?:ya?ml|json)$/;

/** Names of the overlays directly in a folder, in the order in which they are applied. Empty without the folder. */
export function listOverlays(folder: string): readonly string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => OVERLAY_FILE.test(name) && !name.startsWith('.')).sort();
}

/**
 * Problems of overlays below a folder that lie beside none of its documents, so that none is applied.
 * @param names folders of the documents, directly below that folder.
 */
export function findLoneOverlays(
  folder: string,
  names: readonly string[],
): readonly DocumentProblem[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => OVERLAY_FILE.test(path) && !basename(path).startsWith('.'))
    .filter((path) => !names.includes(dirname(path)))
    .sort()
    .map((path) => ({
      ...{ file: join(folder, path), line: 1, rule: OVERLAY_RULE },
      message: `no document is beside this overlay, so it is not applied. Move it to the folder of openapi.yaml.${formatSuggestion(dirname(path), names)}`,
    }));
}

/** Document with overlays applied, and what is wrong with these. */
export type OverlaidDocument = {
  readonly document: JsonObject;
  /** Actions that were applied, of all files. */
  readonly actions: readonly OverlayAction[];
  /** Problems in the order of files; their paths are those of the files. */
  readonly problems: readonly DocumentProblem[];
};

/**
 * Applies the overlays of a folder to a document, each to the result of those before, in the order of their names.
 * @param folder with the overlays, beside the source of the document.
 * @param source name of that source, which `extends` of an overlay must not contradict; any is right without it.
 */
export function applyOverlays(
  document: JsonObject,
  folder: string,
  source?: string,
): OverlaidDocument {
  const problems: DocumentProblem[] = [];
  const actions: OverlayAction[] = [];
  let current = document;
  for (const name of listOverlays(folder)) {
    const file = join(folder, name);
    const overlay = parseOverlay(readFileSync(file, 'utf8'));
    const applied = applyActions(current, overlay.actions);
    const found = [...applied.problems].map(([index, problem]) =>
      describeActionProblem(overlay, index, problem, applied.document),
    );
    problems.push(
      ...[...overlay.problems, ...findForeignTarget(overlay, folder, source), ...found].map(
        (one) => ({ file, rule: OVERLAY_RULE, ...one }),
      ),
    );
    actions.push(...overlay.actions);
    current = applied.document;
  }
  return { document: current, actions, problems };
}

/** Problem of an overlay that is for another file than the one it is applied to; none where an address names its document. */
function findForeignTarget({ target, locate }: OverlayFile, folder: string, source?: string) {
  if (source === undefined || target === undefined || /^[a-z][a-z\d+.-]*:/i.test(target)) return [];
  if (resolve(folder, decodeUrlPart(target)) === resolve(folder, source)) return [];
  const message = `extends: names ${JSON.stringify(target)}, and the document beside this overlay is ${source}. Name that, or take "extends" out`;
  return [{ ...locate('/extends'), message }];
}

/** Describes a problem of an action for its author, at the field that causes it. */
function describeActionProblem(
  { actions, locate }: OverlayFile,
  index: number,
  problem: ActionProblem,
  document: JsonObject,
) {
  const at = `/actions/${index}`;
  const action = actions[index];
  const value = action && 'copy' in action ? 'copy' : 'update';
  const describe = (field: string, message: string, inside = '') => ({
    ...locate(`${at}/${field}${inside}`),
    message: `actions.${index}.${field}: ${message}`,
  });
  switch (problem.id) {
    case 'no-match': {
      const expression =
        action && 'copy' in action && problem.field === 'copy'
          ? action.copy
          : (action?.target ?? '');
      return describe(problem.field, describeMiss(document, expression));
    }
    case 'several-sources':
      return describe(
        'copy',
        `selects ${problem.count} nodes of the document, and one can be copied. Narrow it`,
      );
    case 'no-effect':
      return describe(value, 'changes nothing: the document says so already. Take the action out');
    case 'mixed':
      return describe(
        'target',
        'selects nodes of several kinds. Write one action for objects, one for lists, and one for other values',
      );
    case 'root':
      return describe('target', 'the document itself cannot be removed');
    case 'query':
      return describe(problem.field, `cannot be looked up in this document: ${problem.message}`);
    case 'misfit': {
      const there = describeJsonType(getAtPointer(document, problem.at));
      return describe(
        value,
        `does not fit ${problem.at} of the document, which is ${there}: objects merge with objects, lists with lists, other values with other values. Remove it in an action before, if it is to be another kind of value`,
        value === 'update' ? problem.inside : '',
      );
    }
  }
}

function describeMiss(document: JsonObject, expression: string): string {
  const miss = findMiss(document, expression);
  if (!miss)
    return 'selects nothing in the document at its turn, because of an action before or behind it';
  const suggestion = miss.name === undefined ? '' : formatSuggestion(miss.name, miss.keys);
  const what = miss.name === undefined ? `match for ${miss.segment}` : JSON.stringify(miss.name);
  return `selects nothing: the document has no ${what} there.${suggestion}`;
}
