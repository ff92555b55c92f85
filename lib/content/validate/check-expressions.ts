import jsonata from 'jsonata';
import { formatSuggestion } from '@/lib/text/edit-distance';
import { JSONATA_NAMES, SANDBOX_NAMES, TURN_NAMES } from '../schemas/sandbox/expression-names';
import type { SandboxResource, SandboxRules } from '../schemas/sandbox/sandbox-rules';
import type { Report } from '../source/fill';

/** Keys whose texts are expressions, and those of maps whose values are. */
const EXPRESSION_KEYS = new Set(['when', 'id', 'at', 'value', 'where', 'fields', 'parent', 'key']);
const EXPRESSION_MAPS = new Set(['set', 'derive', 'body']);

/** An expression with its place, and the names that `find` gives records around it. */
type PlacedExpression = {
  readonly at: string;
  readonly text: string;
  readonly found: readonly string[];
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Names that `find` gives records, here and inside. */
function listFound(value: unknown): readonly string[] {
  if (!isObject(value)) return [];
  const own = 'find' in value && isObject(value.find) ? Object.keys(value.find) : [];
  return [...own, ...Object.values(value).flatMap(listFound)];
}

/** Lists the expressions in rules. */
function listExpressions(
  value: unknown,
  place: readonly string[],
  found: readonly string[],
): readonly PlacedExpression[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const at = [...place, key];
    const isMap = EXPRESSION_MAPS.has(place.at(-1) ?? '');
    if (typeof inner !== 'string') return listExpressions(inner, at, found);
    return isMap || EXPRESSION_KEYS.has(key) ? [{ at: at.join('.'), text: inner, found }] : [];
  });
}

/** A `$name` of an expression, with the number of its first character. */
type NamedVariable = { readonly name: string; readonly character: number };

/** Variables of a parsed expression: those that it gives a value, and those that it names. */
function collectVariables(node: unknown, given: Set<string>, named: NamedVariable[]): void {
  if (!isObject(node)) return;
  const note = (one: unknown) => {
    if (isObject(one) && 'value' in one) given.add(String(one.value));
  };
  const type = 'type' in node ? node.type : '';
  if (type === 'bind' && 'lhs' in node) note(node.lhs);
  if (type === 'lambda' && 'arguments' in node && Array.isArray(node.arguments))
    node.arguments.forEach(note);
  // Names of `@$focus` and `#$index`.
  for (const [key, value] of Object.entries(node))
    if ((key === 'focus' || key === 'index') && typeof value === 'string') given.add(value);
  if (type === 'variable' && 'value' in node && 'position' in node) {
    const name = String(node.value);
    if (name !== '' && name !== '$')
      named.push({ name, character: Number(node.position) - name.length });
  }
  for (const inner of Object.values(node)) collectVariables(inner, given, named);
}

/** Errors of a text: that it is no expression, or each `$name` that has no value; none for a sound one. */
function listErrors(text: string, known: readonly string[]): readonly string[] {
  const given = new Set<string>();
  const named: NamedVariable[] = [];
  try {
    collectVariables(jsonata(text).ast(), given, named);
  } catch (error) {
    const isDescribed = isObject(error) && 'message' in error;
    const position =
      isDescribed && 'position' in error ? ` at character ${String(error.position)}` : '';
    return [`not an expression${position}: ${isDescribed ? String(error.message) : ''}`];
  }
  const names = [...known, ...given];
  return named
    .filter(({ name }) => !names.includes(name))
    .map(({ name, character }) => {
      const suggestion = formatSuggestion(
        `$${name}`,
        names.map((one) => `$${one}`),
      );
      return `nothing is named "$${name}" at character ${character}.${suggestion}`;
    });
}

function reportErrors(
  expressions: readonly PlacedExpression[],
  names: readonly string[],
  report: Report,
): void {
  for (const { at, text, found } of expressions)
    for (const error of listErrors(text, [...names, ...found])) report(at, error);
}

const NAMES: readonly string[] = [...JSONATA_NAMES, ...SANDBOX_NAMES, ...TURN_NAMES];

/** Reports expressions of a resource that cannot be parsed, and names in them that have no value. */
export function checkExpressions(
  { set, derive, states, operations }: SandboxResource,
  resources: Readonly<Record<string, SandboxResource>>,
  report: Report,
): void {
  // What a record is set to, and what its states bring, may use what a request found of any resource.
  const all = listFound(resources);
  const ofRecord = listExpressions({ set, derive, states }, [], all);
  const ofOperations = Object.entries(operations).flatMap(([name, written]) => {
    const actions = typeof written === 'string' ? [] : [written].flat();
    return actions.flatMap((action, index) => {
      const place = Array.isArray(written) ? [name, String(index)] : [name];
      return listExpressions(action, ['operations', ...place], listFound(action));
    });
  });
  reportErrors([...ofRecord, ...ofOperations], NAMES, report);
}

/** Reports expressions of the common rules that cannot be parsed, and names in them that have no value. */
export function checkCommonExpressions({ repeats, events }: SandboxRules, report: Report): void {
  // What is the same request is decided before any record is looked at.
  reportErrors(listExpressions({ repeats }, [], []), [...JSONATA_NAMES, 'request'], report);
  reportErrors(listExpressions({ events: { set: events.set } }, [], []), NAMES, report);
}
