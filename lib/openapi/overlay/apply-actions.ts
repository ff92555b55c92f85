import { formatPointer, getAtPointer, isContainer, isList, isObject } from '../core/json';
import type { Json, JsonObject } from '../core/types';
import { isSwagger, upgradeSwagger } from '../parse/upgrade-swagger';
import { changeNodes } from './change-nodes';
import { mergeJson } from './merge-json';
import { type NodePath, selectNodes } from './select-nodes';

/** Change of the nodes that a JSONPath selects (Overlay 1.1 "Action Object"); it does one of three things. */
export type OverlayAction = {
  readonly target: string;
  /** Why the document is changed, as Markdown. */
  readonly description?: string;
} & (
  | { readonly remove: true }
  | { readonly update: Json }
  /** JSONPath of the one node that is merged into the selected ones. */
  | { readonly copy: string }
);

/** Why an action did nothing, or not all of what it says. */
export type ActionProblem =
  /** Nothing is selected. `field` is `copy` where that selects nothing. */
  | { readonly id: 'no-match'; readonly field: 'target' | 'copy' }
  /** `copy` selects more nodes than one. */
  | { readonly id: 'several-sources'; readonly count: number }
  /** The document is as it was. */
  | { readonly id: 'no-effect' }
  /** The root of the document would be removed, or no longer be an object. */
  | { readonly id: 'root' }
  /** A value does not fit the one at a pointer of the document. `inside` leads to it from the value of the action. */
  | { readonly id: 'misfit'; readonly at: string; readonly inside: string }
  /** The selected nodes are of several kinds: objects, lists, or neither. */
  | { readonly id: 'mixed' }
  /** The query cannot be answered for this document: it is nested too deep, or is no JSONPath. */
  | { readonly id: 'query'; readonly field: 'target' | 'copy'; readonly message: string };

/** Document after an action, and why the action did less than it says. */
type Outcome = { readonly document: JsonObject; readonly problem?: ActionProblem };

/** Document after all actions. */
export type Overlaid = {
  readonly document: JsonObject;
  /** Problems by the index of their action. */
  readonly problems: ReadonlyMap<number, ActionProblem>;
};

/** Kind of a value as far as merging goes. */
const getKind = (value: Json) => (isList(value) ? 'list' : isContainer(value) ? 'object' : 'other');

const readNode = (document: Json, path: NodePath) => getAtPointer(document, formatPointer(path));

/** Merges a value into the selected nodes. Nothing is changed where it does not fit one of them. */
function merge(document: JsonObject, paths: readonly NodePath[], update: Json): Outcome {
  const kinds = new Set(paths.map((path) => getKind(readNode(document, path) ?? null)));
  if (kinds.size > 1) return { document, problem: { id: 'mixed' } };
  // A value that is no list is an entry of a selected list.
  const added = kinds.has('list') && !isList(update) ? [update] : update;
  let misfit: ActionProblem | undefined;
  const changed = changeNodes(document, paths, (value, path) => {
    const merged = mergeJson(value, added);
    if (merged.ok) return merged.value;
    const inside = merged.at.slice(1);
    misfit ??= { id: 'misfit', at: `#${formatPointer(path)}${inside}`, inside };
    return value;
  });
  if (misfit) return { document, problem: misfit };
  if (!isObject(changed)) return { document, problem: { id: 'root' } };
  return changed === document ? { document, problem: { id: 'no-effect' } } : { document: changed };
}

function copy(document: JsonObject, paths: readonly NodePath[], source: string): Outcome {
  const found = select(document, source, 'copy');
  if ('problem' in found) return { document, problem: found.problem };
  const [path, ...more] = found.paths;
  if (more.length > 0)
    return { document, problem: { id: 'several-sources', count: more.length + 1 } };
  return merge(document, paths, readNode(document, path ?? []) ?? null);
}

function remove(document: JsonObject, paths: readonly NodePath[]): Outcome {
  const changed = changeNodes(document, paths, () => undefined);
  return isObject(changed) ? { document: changed } : { document, problem: { id: 'root' } };
}

function select(
  document: JsonObject,
  expression: string,
  field: 'target' | 'copy',
): { readonly paths: readonly NodePath[] } | { readonly problem: ActionProblem } {
  try {
    const paths = selectNodes(document, expression);
    return paths.length > 0 ? { paths } : { problem: { id: 'no-match', field } };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { problem: { id: 'query', field, message } };
  }
}

function applyAction(
  document: JsonObject,
  action: OverlayAction,
  paths: readonly NodePath[],
): Outcome {
  if ('remove' in action) return remove(document, paths);
  return 'copy' in action
    ? copy(document, paths, action.copy)
    : merge(document, paths, action.update);
}

/**
 * Applies the actions of overlays to a document, each to the result of those before. An action that does not fit leaves
 * the document as it was, and is a problem; so is one that does nothing, although the specification lets it succeed.
 * @param document as its text has it: of Swagger 2.0, not upgraded. It is not changed.
 */
export function applyActions(document: JsonObject, actions: readonly OverlayAction[]): Overlaid {
  const problems = new Map<number, ActionProblem>();
  let current = document;
  for (const [index, action] of actions.entries()) {
    const found = select(current, action.target, 'target');
    const outcome: Outcome =
      'problem' in found
        ? { document: current, problem: found.problem }
        : applyAction(current, action, found.paths);
    if (outcome.problem) problems.set(index, outcome.problem);
    current = outcome.document;
  }
  return { document: current, problems };
}

/** Keys that Swagger 2.0 does not have: parsing has added them, and adds them again. */
const UPGRADED: ReadonlySet<string> = new Set(['servers', 'components']);

/** Takes out of a parsed document what parsing adds to Swagger 2.0; others come back as they are. */
export function omitUpgrade(document: JsonObject): JsonObject {
  if (!isSwagger(document)) return document;
  return Object.fromEntries(Object.entries(document).filter(([key]) => !UPGRADED.has(key)));
}

/**
 * Applies the actions to a document that `parseDocument` has parsed. What does not fit it, or is not in it, is skipped:
 * the live document may be older or newer than the one that the overlay was written for.
 */
export function overlayParsed(document: JsonObject, actions: readonly OverlayAction[]): JsonObject {
  return upgradeSwagger(applyActions(omitUpgrade(document), actions).document);
}
