import type { ApiIndex } from '@/lib/openapi/core/types';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { findDocumentedResponse } from '@/lib/openapi/operation/resolve-responses';
import { formatSuggestion } from '@/lib/text/edit-distance';
import type {
  SandboxAction,
  SandboxResource,
  SandboxRules,
} from '../schemas/sandbox/sandbox-rules';
import type { ApiLookup } from '../source/api-lookup';
import type { Report } from '../source/fill';
import { adviseName, describeUnknownOperation } from '../source/messages';
import { checkCommonExpressions, checkExpressions } from './check-expressions';

/** Rules of the sandbox: what all resources have alike, and each resource by its name. */
type Rules = {
  readonly rules: SandboxRules;
  readonly resources: Readonly<Record<string, SandboxResource>>;
};

/** Part of the rules of a resource that does something, with its place in the file. */
type Part = {
  readonly at: string;
  /** Resource of the record that it is about. */
  readonly resource: string;
  /** Operation as the rules name it; absent for what the clock does. */
  readonly operation?: string;
  readonly rule: Partial<SandboxAction>;
};

/** Lists the parts of a resource: its states, what is due in them, and the actions of its operations. */
function listParts(name: string, { states, operations }: SandboxResource): readonly Part[] {
  const ofStates = Object.entries(states).flatMap(([key, { then = [], ...state }]): Part[] => [
    { at: `states.${key}`, resource: name, rule: state },
    ...then.map((rule, index) => ({ at: `states.${key}.then.${index}`, resource: name, rule })),
  ]);
  const ofOperations = Object.entries(operations).flatMap(([operation, written]) => {
    const rules = typeof written === 'string' ? [{ does: written }] : [written].flat();
    return rules.map((rule: SandboxAction, index) => ({
      at: `operations.${operation}${Array.isArray(written) ? `.${index}` : ''}`,
      ...{ resource: rule.resource ?? name, operation, rule },
    }));
  });
  return [...ofStates, ...ofOperations];
}

/** Reports resources and states that no file has. */
function checkNames({ resources }: Rules, { at, resource, rule }: Part, report: Report): void {
  const checkResource = (place: string, name: string) => {
    const known = Object.hasOwn(resources, name);
    if (!known)
      report(place, `content/sandbox has no "${name}".${adviseName(name, Object.keys(resources))}`);
    return known;
  };
  const checkState = (place: string, owner: string, name: string | undefined) => {
    const states = Object.keys(resources[owner]?.states ?? {});
    if (name === undefined || states.includes(name)) return;
    const known = states.length === 0 ? ' It has none' : ` It has ${states.join(', ')}`;
    report(place, `${owner} has no state "${name}".${formatSuggestion(name, states) || known}`);
  };
  if (!checkResource(`${at}.resource`, resource)) return;
  checkState(`${at}.to`, resource, rule.to);
  for (const name of rule.from ?? []) checkState(`${at}.from`, resource, name);
  if (typeof rule.otherwise === 'object')
    for (const name of Object.keys(rule.otherwise)) checkState(`${at}.otherwise`, resource, name);
  for (const [index, one] of (rule.creates ?? []).entries())
    if (checkResource(`${at}.creates.${index}.resource`, one.resource))
      checkState(`${at}.creates.${index}.state`, one.resource, one.state);
  for (const [index, one] of (rule.changes ?? []).entries())
    if (checkResource(`${at}.changes.${index}.resource`, one.resource))
      for (const state of [one.to, ...(one.from ?? [])])
        checkState(`${at}.changes.${index}`, one.resource, state);
  for (const [name, one] of Object.entries(rule.find ?? {}))
    checkResource(`${at}.find.${name}`, one.resource ?? name);
}

/** Reports states that nothing leads to. */
function checkReachable(name: string, { resources }: Rules, report: Report): void {
  const parts = Object.entries(resources).flatMap(([key, one]) => listParts(key, one));
  const reached = new Set(
    parts.flatMap(({ resource, rule: { to, creates = [], changes = [] } }) => [
      ...(resource === name ? [to] : []),
      ...creates.flatMap((one) => (one.resource === name ? [one.state] : [])),
      ...changes.flatMap((one) => (one.resource === name ? [one.to] : [])),
    ]),
  );
  for (const state of Object.keys(resources[name]?.states ?? {}).slice(1))
    if (!reached.has(state))
      report(`states.${state}`, 'nothing leads to this state: name it in "to", or take it out');
}

/**
 * Finds the operation that rules name, as the sandbox does (`findNamedOperation`).
 * @returns its document, its id (`post /sale`), and a key of both; `undefined` for one that no document has.
 */
function findOperation({ apis, operationIds }: ApiLookup, name: string) {
  for (const [index, [document, ids]] of [...operationIds].entries()) {
    const own = name.startsWith(`${document}/`) ? name.slice(document.length + 1) : name;
    const api = apis[index];
    const id = ids.get(own) ?? (api?.operations.has(own) ? own : undefined);
    if (api && id !== undefined) return { api, id, key: `${document}/${id}` };
  }
  return undefined;
}

/** Names that rules may give an operation. */
function listNames({ operations, operationIds }: ApiLookup): readonly string[] {
  return [...operations.keys(), ...[...operationIds.values()].flatMap((ids) => [...ids.keys()])];
}

/** Reports operations, responses, events and fields that no document has. */
function checkDocumented(api: ApiLookup, { at, operation, rule }: Part, report: Report): void {
  const ids = [...api.operations.keys()];
  // Events have a name where operations have a path.
  const events = ids.map((id) => id.split(' ')[1] ?? '').filter((path) => !path.startsWith('/'));
  for (const [index, { event }] of (rule.emits ?? []).entries())
    if (!events.includes(event))
      report(
        `${at}.emits.${index}`,
        `no document has the event "${event}".${adviseName(event, events)}`,
      );
  const { names } = api.words;
  for (const name of [...(rule.by === undefined ? [] : [rule.by]), ...(rule.shows ?? [])])
    if (!names.has(name))
      report(at, `no document has a field "${name}".${adviseName(name, names)}`);
  if (operation === undefined) return;
  const found = findOperation(api, operation);
  if (!found) return report(at, describeUnknownOperation(operation, listNames(api)));
  const { otherwise, refuse = [], find = {} } = rule;
  const responses = [
    ...(rule.status === undefined ? [] : [String(rule.status)]),
    ...(otherwise === undefined || otherwise === 'skip'
      ? []
      : typeof otherwise === 'string'
        ? [otherwise]
        : Object.values(otherwise)),
    ...refuse.map(({ response }) => response),
    ...Object.values(find).flatMap((one) => one.otherwise ?? []),
  ];
  for (const [index, { response, field, message }] of refuse.entries())
    if (/^4(?:00|22)$/.test(response) && (field === undefined || message === undefined))
      report(
        `${at}.refuse.${index}`,
        `a ${response} says what is wrong: give it "field" and "message"`,
      );
  for (const response of responses) {
    const error = findResponseError(found, response);
    if (error !== '') report(at, error);
  }
}

/** Error of a response that an operation does not have, such as `409 alreadyCaptured`; empty for one that it has. */
function findResponseError({ api, id }: { api: ApiIndex; id: string }, response: string): string {
  const [status = '', example] = response.split(' ');
  const responses = resolveOperation(api, id)?.responses ?? [];
  const found = findDocumentedResponse(responses, status);
  if (!found)
    return `${id} has no response ${status}. It has ${responses.map((one) => one.status).join(', ')}`;
  const names = found.content.flatMap(({ examples }) => examples.map(({ name }) => name));
  return example === undefined || names.includes(example)
    ? ''
    : `the response ${status} of ${id} has no example "${example}".${adviseName(example, names)}`;
}

/** Reports operations of documents with rules that change something, and that no rule describes. */
function checkComplete({ rules, resources }: Rules, api: ApiLookup, report: Report): void {
  const named = Object.values(resources).flatMap(({ operations }) => Object.keys(operations));
  const described = new Set(named.map((name) => findOperation(api, name)?.key));
  const examples = new Map(rules.examples.map((name) => [findOperation(api, name)?.key, name]));
  for (const [key, name] of examples)
    if (key === undefined) report('examples', describeUnknownOperation(name, listNames(api)));
    else if (described.has(key)) report('examples', `"${name}" has a rule: take it out here`);
  for (const [document, ids] of api.operationIds) {
    const all = [...ids].map(([name, id]) => ({ name, id, key: `${document}/${id}` }));
    if (!all.some(({ key }) => described.has(key))) continue;
    for (const { name, id, key } of all)
      if (/^(post|put|patch|delete) \//.test(id) && !described.has(key) && !examples.has(key))
        report(
          'examples',
          `"${name}" (${id}) changes something, and no rule describes it: write one in content/sandbox, or name it here`,
        );
  }
}

/**
 * Reports what is wrong in the rules of the sandbox: names that nothing has, expressions that cannot be parsed, states that
 * nothing leads to, operations without a rule.
 * @param reporter Gives the report of a resource's file, and of the common rules without a name.
 */
export function checkSandboxRules(
  content: Rules,
  api: ApiLookup | undefined,
  reporter: (resource?: string) => Report,
): void {
  const { resources } = content;
  checkCommonExpressions(content.rules, reporter());
  for (const [name, resource] of Object.entries(resources)) {
    const report = reporter(name);
    checkExpressions(resource, resources, report);
    checkReachable(name, content, report);
    const [outer] = resource.in?.split('.') ?? [];
    const parts = listParts(name, resource);
    for (const part of parts) checkNames(content, part, report);
    const others = { in: outer, 'parent.resource': resource.parent?.resource };
    for (const [at, other] of Object.entries(others))
      if (other !== undefined && !Object.hasOwn(resources, other))
        report(
          at,
          `content/sandbox has no "${other}".${adviseName(other, Object.keys(resources))}`,
        );
    for (const operation of Object.keys(resource.operations)) {
      const always = parts.filter(
        ({ operation: name, rule: { does, when, status } }) =>
          name === operation && does === 'create' && when === undefined && status === undefined,
      );
      if (always.length > 1)
        report(
          `operations.${operation}`,
          'two actions create a record in any case: give one a "when"',
        );
    }
    if (!api) continue;
    for (const part of parts) checkDocumented(api, part, report);
    const { names } = api.words;
    for (const field of [resource.id, ...(resource.only ?? []), ...(resource.once ?? [])])
      if (!names.has(field))
        report('(root)', `no document has a field "${field}".${adviseName(field, names)}`);
  }
  if (api) checkComplete(content, api, reporter());
}
