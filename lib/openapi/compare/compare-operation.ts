import { optional, required } from '@/.generated/words/openapi/changes';
import { joinAnchor, joinAnchorName } from '../core/anchors';
import {
  getAtPointer,
  getObject,
  getOwn,
  getText,
  getTexts,
  isList,
  isObject,
  joinPointer,
} from '../core/json';
import type { Operation, Response } from '../core/operation-types';
import { resolveValue } from '../core/resolve';
import type { JsonObject, Server } from '../core/types';
import { pathTemplate } from '../document/path-conflicts';
import { splitPathSegments } from '../document/servers';
import {
  compareParameters,
  createParameterKey,
  matchParameters,
  type ParameterList,
} from './compare-parameters';
import { compareContent } from './content/compare-content';
import { formatAddress, matchMembers } from './match-members';
import { add, type Context } from './operation-context';

const describeNeed = (isRequired: boolean) => (isRequired ? required : optional);

function compareBody(context: Context, before: Operation, after: Operation): void {
  const [from, to] = [before.requestBody, after.requestBody];
  const at = ({ entry }: Operation) => joinPointer(entry.pointer, 'requestBody');
  const [was, is] = [from?.required ?? false, to?.required ?? false];
  const found = {
    subject: 'body',
    pointers: { before: from ? at(before) : '', after: to ? at(after) : '' },
    before: from ? describeNeed(was) : '',
    after: to ? describeNeed(is) : '',
  };
  if (from && to) {
    if (was !== is) {
      const kind = is ? 'body-required' : 'body-optional';
      add(context, { ...found, kind, effect: is ? 'narrowed' : 'widened' }, 'request', 'body');
    }
    compareContent(context, [from.content, to.content], 'request', 'body');
  } else if (to)
    add(
      context,
      { ...found, kind: 'body-added', effect: is ? 'narrowed' : 'none' },
      'request',
      'body',
    );
  else if (from)
    add(context, { ...found, kind: 'body-removed', effect: 'replaced' }, 'request', '');
}

function compareResponse(context: Context, before: Response, after: Response): void {
  const root = joinAnchorName('response', after.status);
  const header = joinAnchor(root, { kind: 'word', word: 'header' });
  const list: ParameterList = {
    what: 'header',
    direction: 'response',
    getAnchor: ({ name }) => joinAnchorName(header, name),
  };
  const headers = matchMembers(before.headers, after.headers, ({ name }) => name.toLowerCase());
  compareParameters(context, list, headers);
  compareContent(context, [before.content, after.content], 'response', root);
}

function compareResponses(context: Context, from: Operation, to: Operation): void {
  const at = ({ entry }: Operation, status: string) =>
    joinPointer(entry.pointer, 'responses', status);
  const isRange = (range: string, { status }: Response) =>
    range.toLowerCase() === 'default' ||
    (/^\dxx$/i.test(range) && range.charAt(0) === status.charAt(0));
  const matches = matchMembers(from.responses, to.responses, ({ status }) => status.toLowerCase());
  for (const { before, after } of matches) {
    const subject = (after ?? before)?.status ?? '';
    const range = (before ? to : from).responses.find((one) => {
      const lone = before ?? after;
      return !(before && after) && lone !== one && lone && isRange(one.status, lone);
    });
    if (before && after) compareResponse(context, before, after);
    else if (before && range) compareResponse(context, before, range);
    else if (after && range) compareResponse(context, range, after);
    if (before && after) continue;
    if (after) {
      const pointers = { before: '', after: at(to, subject) };
      const anchor = joinAnchorName('response', subject);
      add(
        context,
        { kind: 'response-added', subject, pointers, after: subject, effect: 'none' },
        'response',
        anchor,
      );
    } else if (before) {
      const pointers = { before: at(from, subject), after: '' };
      const isNamed = to.responses.some((one) => isRange(subject, one));
      const effect = /^[45]/.test(subject) || range || isNamed ? 'none' : 'replaced';
      add(
        context,
        { kind: 'response-removed', subject, pointers, before: subject, effect },
        'response',
        '',
      );
    }
  }
}

/** Schemes that are needed at once, each with its scopes. */
type Requirement = ReadonlyMap<string, readonly string[]>;

/** What tells a scheme from others: what is sent by it, whatever its name. */
function printScheme(document: JsonObject, id: string): string {
  const schemes = getObject(getObject(document, 'components'), 'securitySchemes');
  const { value } = resolveValue(document, getOwn(schemes, id), '', []);
  if (!isObject(value)) return id;
  const [type, scheme, place, name] = ['type', 'scheme', 'in', 'name'].map((key) =>
    getText(value, key),
  );
  const names = place === 'header' ? name?.toLowerCase() : name;
  return [type, scheme?.toLowerCase(), place, names].join(' ');
}

/** Requirements of an operation, one of which is enough (OpenAPI 3.1 4.8.30); an empty one for none. */
function listRequirements(document: JsonObject, { entry }: Operation): readonly Requirement[] {
  const operation = getAtPointer(document, entry.pointer);
  const own = isObject(operation) ? getOwn(operation, 'security') : undefined;
  const list = own ?? (entry.webhook ? [] : getOwn(document, 'security'));
  const requirements = (isList(list) ? list : [])
    .filter(isObject)
    .map(
      (one) =>
        new Map(Object.keys(one).map((id) => [printScheme(document, id), getTexts(one, id)])),
    );
  return requirements.length > 0 ? requirements : [new Map()];
}

/** Whether who meets a requirement meets one of others, too. */
function meets(requirement: Requirement, others: readonly Requirement[]): boolean {
  return others.some((other) =>
    [...other].every(([scheme, scopes]) => {
      const held = requirement.get(scheme);
      return held !== undefined && scopes.every((scope) => held.includes(scope));
    }),
  );
}

/** Ways to authenticate, of which a caller chooses one: fewer of them break who used another. */
function compareSecurity(context: Context, before: Operation, after: Operation): void {
  const { documents } = context.graph;
  const [from, to] = [
    listRequirements(documents[0], before),
    listRequirements(documents[1], after),
  ];
  const isKept = from.every((one) => meets(one, to));
  if (isKept && to.every((one) => meets(one, from))) return;
  const [had, has] = [before, after].map(({ security }) => security.join(', '));
  add(
    context,
    {
      kind: 'security-changed',
      subject: after.entry.id,
      pointers: { before: before.entry.pointer, after: after.entry.pointer },
      before: had ?? '',
      after: has ?? '',
      effect: isKept ? 'none' : 'narrowed',
    },
    'request',
    '',
  );
}

function compareEntries(context: Context, before: Operation, after: Operation): void {
  const [from, to] = [before.entry, after.entry];
  const found = {
    subject: to.id,
    pointers: { before: from.pointer, after: to.pointer },
  };
  if (to.deprecated && !from.deprecated)
    add(context, { ...found, kind: 'operation-deprecated', effect: 'none' }, 'request', '');
  const [had, has] = [listAddresses(before), listAddresses(after)];
  const kept = new Set(has.map(pathTemplate));
  const gone = had.find((one) => !kept.has(pathTemplate(one)));
  if (from.method !== to.method || gone !== undefined)
    add(
      context,
      {
        ...found,
        kind: 'operation-moved',
        // The path of the server is shown where it is what has changed.
        before: `${from.method} ${from.path === to.path ? (gone ?? had[0]) : from.path}`,
        after: `${to.method} ${from.path === to.path ? has[0] : to.path}`,
        effect: 'replaced',
      },
      'request',
      '',
    );
}

/** Most URLs of one server. */
const MAX_URLS = 1000;

/** URLs of a server: a variable has each value that it lists, else its default (OpenAPI 3.1 4.8.6). */
function listUrls({ url, template = url, variables = [] }: Server): readonly string[] {
  return variables.reduce<readonly string[]>(
    (urls, { name, default: value, enum: listed }) =>
      urls
        .flatMap((one) =>
          (listed.length > 0 ? listed : [value]).map((text) =>
            one.replaceAll(`{${name}}`, () => text),
          ),
        )
        .slice(0, MAX_URLS),
    [template],
  );
}

/** Paths of an operation on its servers; of a webhook its name. */
function listAddresses({ entry, servers }: Operation): readonly string[] {
  if (entry.webhook || servers.length === 0) return [entry.path];
  const addresses = servers
    .flatMap(listUrls)
    .map((url) => formatAddress(splitPathSegments(url, entry.path), entry.path));
  return [...new Set(addresses)];
}

/**
 * Compares two operations that belong together: findings about the operation, and the schemas that
 * are still to be compared.
 */
export function compareOperation(context: Context, before: Operation, after: Operation): void {
  compareEntries(context, before, after);
  compareSecurity(context, before, after);
  const keyBefore = createParameterKey(before.entry.path);
  const keyAfter = createParameterKey(after.entry.path);
  const isLater = new Set(after.parameters);
  const parameters = matchParameters(
    context.graph.documents,
    [before.parameters, after.parameters],
    (one) => (isLater.has(one) ? keyAfter(one) : keyBefore(one)),
  );
  const list: ParameterList = {
    what: 'parameter',
    direction: 'request',
    getAnchor: ({ in: location, name, within }) =>
      joinAnchorName(within === undefined ? location : joinAnchorName(location, within), name),
  };
  compareParameters(context, list, parameters);
  compareBody(context, before, after);
  compareResponses(context, before, after);
}
