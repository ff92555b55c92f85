import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { parseData } from '@/lib/content/source/parse';
import { isContainer, isObject, splitPointer } from '@/lib/openapi/core/json';
import type { Json } from '@/lib/openapi/core/types';
import type { OverlayAction } from '@/lib/openapi/overlay/apply-actions';
import { findPathError } from '@/lib/openapi/overlay/select-nodes';
import { YAML_FIXES } from '@/lib/openapi/parse/parse-yaml';

/** Line and column in a file, both from 1. */
export type FilePlace = { readonly line: number; readonly column: number };

/** What is wrong in an overlay, and where. */
export type OverlayProblem = FilePlace & { readonly message: string };

/** An overlay that was read. */
export type OverlayFile = {
  /** Actions without a problem; none where the file has one. */
  readonly actions: readonly OverlayAction[];
  /** URI reference of the document that it is for (`extends`); absent where it does not say. */
  readonly target?: string | undefined;
  readonly problems: readonly OverlayProblem[];
  /** Place of the node at a JSON pointer of the overlay, or of the closest one around it. */
  readonly locate: (pointer: string) => FilePlace;
};

/** Whether a value of YAML can be written as JSON: `.nan` and `.inf` cannot. */
function isJson(value: unknown): value is Json {
  if (isContainer(value)) return Object.values(value).every(isJson);
  return typeof value === 'number' ? Number.isFinite(value) : value !== undefined;
}

const FIELDS = ['update', 'copy', 'remove'] as const;

const action = z
  .strictObject({
    target: z.string(),
    description: z.string().exactOptional(),
    update: z
      .custom<Json>(isJson, { error: 'holds a number that JSON does not have' })
      .exactOptional(),
    copy: z.string().exactOptional(),
    remove: z.boolean().exactOptional(),
  })
  .check(({ value, issues }) => {
    const report = (path: readonly string[], message: string) =>
      void issues.push({ code: 'custom', input: value, path: [...path], message });
    for (const field of ['target', 'copy'] as const) {
      const expression = value[field];
      const error = expression === undefined ? '' : findPathError(expression);
      if (error !== '') report([field], `no JSONPath of RFC 9535: ${error}`);
    }
    const does = FIELDS.filter((field) => value[field] !== undefined && value[field] !== false);
    if (does.length === 0)
      report([], 'the action does nothing. Give it "update", "copy" or "remove: true"');
    if (does.length > 1)
      report(
        [does[1] ?? ''],
        `an action with ${does.map((field) => `"${field}"`).join(' and ')} is two actions: write each for itself, in the order in which they are meant`,
      );
  });

const overlay = z
  .strictObject({
    overlay: z
      .string()
      .regex(/^1\.[01]\.\d+$/, { error: 'expected the version "1.1.0" or "1.0.0", in quotes' }),
    info: z.strictObject({
      title: z.string(),
      version: z.string(),
      description: z.string().exactOptional(),
    }),
    extends: z.string().exactOptional(),
    actions: z.array(action).min(1),
  })
  .check(({ value, issues }) => {
    if (!value.overlay.startsWith('1.0.')) return;
    for (const [index, { copy }] of value.actions.entries())
      if (copy !== undefined)
        issues.push({
          ...{ code: 'custom', input: copy, path: ['actions', index, 'copy'] },
          message: '"copy" came with Overlay 1.1: write overlay: 1.1.0',
        });
  });

/** Takes the extensions (`x-…`) of an object out; other values come back as they are. */
function omitExtensions(value: unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => !key.startsWith('x-')));
}

/** Takes the extensions out that the specification allows: of the overlay, of its `info`, and of actions. */
function omitAllExtensions(data: unknown): unknown {
  const root = omitExtensions(data);
  if (!isObject(root)) return root;
  const { info, actions } = root;
  return {
    ...root,
    ...(info !== undefined && { info: omitExtensions(info) }),
    ...(Array.isArray(actions) && { actions: actions.map(omitExtensions) }),
  };
}

function buildActions(file: z.infer<typeof overlay>): readonly OverlayAction[] {
  return file.actions.flatMap(({ target, description, update, copy, remove }): OverlayAction[] => {
    const common = { target, ...(description !== undefined && { description }) };
    if (remove === true) return [{ ...common, remove }];
    if (copy !== undefined) return [{ ...common, copy }];
    return update === undefined ? [] : [{ ...common, update }];
  });
}

/** Parses an overlay (Overlay Specification 1.0 and 1.1), YAML or JSON. `target` is not followed. */
export function parseOverlay(text: string): OverlayFile {
  const lines = new LineCounter();
  const source = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    logLevel: 'error',
  });
  const placeAt = (offset: number): FilePlace => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const locate = (pointer: string): FilePlace => {
    const path = splitPointer(pointer);
    for (let end = path.length; end > 0; end -= 1) {
      const node: unknown = source.getIn(path.slice(0, end), true);
      if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range))
        return placeAt(Number(node.range[0]));
    }
    return { line: 1, column: 1 };
  };
  const [error] = [...source.errors, ...source.warnings];
  if (error) {
    const message =
      `not YAML: ${error.message.replace(/\.?$/, '.')} ${YAML_FIXES[error.code] ?? ''}`.trim();
    return { actions: [], problems: [{ ...placeAt(error.pos[0]), message }], locate };
  }
  const problems: OverlayProblem[] = [];
  const data = parseData(overlay, omitAllExtensions(toData(source)), (at, message) => {
    const path = at === '(root)' ? '' : `/${at.replaceAll('.', '/')}`;
    problems.push({ ...locate(path), message: path === '' ? message : `${at}: ${message}` });
  });
  return { actions: data ? buildActions(data) : [], target: data?.extends, problems, locate };
}

/** Values of a YAML document; `undefined` where its aliases repeat too much. */
function toData(source: ReturnType<typeof parseDocument>): unknown {
  try {
    return source.toJS();
  } catch {
    return undefined;
  }
}
