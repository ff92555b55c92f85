import * as words from '@/.generated/words/docs/changelog';
import { type Change, CHANGE_KINDS, MAX_PLACES, type Party } from '@/lib/openapi/compare/change';
import { getComponentName } from '@/lib/openapi/compare/compare-documents';
import { anchorHref, getLastName } from '@/lib/openapi/core/anchors';
import type { ApiIndex, OperationEntry } from '@/lib/openapi/core/types';
import { getRowName } from '@/lib/openapi/overview/operation-rows';
import { getOperationPath } from '@/lib/routes/operation-paths';

/** Place of a change; `href` is absent where the current document has no such operation. */
export type PlaceView = { readonly name: string; readonly href?: string };

/** One change as a line. */
export type ChangeView = {
  readonly id: string;
  /** Name of what changed; empty where the heading above says it. */
  readonly subject: string;
  readonly href?: string;
  /** Kind of the change in words: `now required`. */
  readonly text: string;
  readonly before: string;
  readonly after: string;
  /** Which programs it breaks: `breaks programs that send it`; empty for a change that breaks none. */
  readonly breaks: string;
  /** Remedy for readers where it breaks something, and why an overlay made it, as Markdown; empty for neither. */
  readonly sentence: string;
};

/** Changes of one operation, or of one shared part of several. */
export type ChangeGroup = {
  readonly name: string;
  /** Operation, of the earlier document where the later one lacks it. */
  readonly entry?: OperationEntry;
  readonly href?: string;
  /** Whether the address asks for a former release, which takes JavaScript. */
  readonly isFormer?: true;
  /** Operations that use a shared part; the first ones of very many. */
  readonly places: readonly PlaceView[];
  /** Number of these operations in words: `in 100 or more operations`. */
  readonly placesText: string;
  readonly changes: readonly ChangeView[];
};

/** Where changes lead, and what the changelog advises. */
export type ChangeContext = {
  /** Finds an operation of the later document by its id. */
  readonly findEntry: (id: string) => OperationEntry | undefined;
  /** Remedy of a breaking change by its id, and the reason of an overlay, as Markdown; empty for none. */
  readonly getSentence: (id: string) => string;
  /** Address of an operation in the later document; its page in the newest release by default. */
  readonly getHref?: (entry: OperationEntry) => string;
  /** Earlier document, in which operations are found that the later one lacks; absent for an unknown one. */
  readonly earlier?: Pick<ApiIndex, 'operations'> & {
    readonly getHref: (entry: OperationEntry) => string;
  };
};

/** Says which programs a change breaks; empty for none. */
function describeParties(parties: readonly Party[]): string {
  const [party, other] = parties;
  if (party === undefined) return '';
  if (other !== undefined) return words.breaksBoth;
  return party === 'senders' ? words.breaksSenders : words.breaksReaders;
}

/** Whether the two sides say more than the words about the change. */
function hasSides({ kind, subject, before, after }: Change): boolean {
  if (/-(?:required|optional|deprecated)$|^operation-(?:added|removed)$/.test(kind)) return false;
  return subject !== after && subject !== before;
}

/**
 * Path of an operation's page with the fragment of the nearest part that has a name: items and
 * forms are listed without a row of their own.
 */
export function getPlacePath(
  entry: OperationEntry,
  anchor: string,
  getHref: (entry: OperationEntry) => string = getOperationPath,
): string {
  const named = anchor.replace(/(?:\.[*(][^.]*)+$/, '');
  return `${getHref(entry)}${named === '' ? '' : anchorHref(named)}`;
}

function buildHref(
  { getHref }: ChangeContext,
  entry: OperationEntry | undefined,
  anchor: string,
): { readonly href?: string } {
  return entry === undefined ? {} : { href: getPlacePath(entry, anchor, getHref) };
}

function buildChange(context: ChangeContext, change: Change, group: string): ChangeView {
  const { id, kind, subject, places, breaks } = change;
  const [place] = places;
  const isNamed = !/^(?:operation|security|permission|rate-limit|repeat|timeout)-/.test(kind);
  // Readers know the field, not the schema.
  const name = subject === group ? getLastName(place?.anchor ?? '') || subject : subject;
  const sides = hasSides(change) ? change : { before: '', after: '' };
  return {
    id,
    subject: isNamed ? name : '',
    ...buildHref(context, context.findEntry(place?.operation ?? ''), place?.anchor ?? ''),
    text: CHANGE_KINDS[kind],
    before: sides.before,
    after: sides.after,
    breaks: describeParties(breaks),
    sentence: context.getSentence(id),
  };
}

/** First place of each operation. */
function listPlaces(context: ChangeContext, { places }: Change): readonly PlaceView[] {
  const operations = new Set(places.map(({ operation }) => operation));
  return [...operations].map((operation) => {
    const entry = context.findEntry(operation);
    const first = places.find((place) => place.operation === operation);
    return {
      name: entry ? getRowName(entry) : operation,
      ...buildHref(context, entry, first?.anchor ?? ''),
    };
  });
}

function buildGroup(context: ChangeContext, changes: readonly Change[]): readonly ChangeGroup[] {
  const [first] = changes;
  if (first === undefined) return [];
  const places = listPlaces(context, first);
  const operation = places.length === 1 ? first.places[0]?.operation : undefined;
  const name = getGroupName(first);
  return [
    {
      name,
      ...(operation !== undefined && findOperation(context, operation)),
      places: operation === undefined ? places : [],
      placesText:
        places.length < MAX_PLACES
          ? words.inOperations(places.length)
          : words.inOperationsOrMore(places.length),
      changes: changes.map((change) => buildChange(context, change, name)),
    },
  ];
}

/** An operation with its name and its address, in the earlier document where the later one lacks it. */
function findOperation(context: ChangeContext, operation: string) {
  const { earlier } = context;
  const entry = context.findEntry(operation);
  if (entry) return { name: getRowName(entry), entry, ...buildHref(context, entry, '') };
  const former = earlier?.operations.get(operation);
  if (!earlier || !former) return {};
  const href = earlier.getHref(former);
  return { name: getRowName(former), entry: former, href, isFormer: true as const };
}

/** Operation of a change that touches no other, else the component that several share. */
function getGroupName({ places, pointers, subject }: Change): string {
  const operations = new Set(places.map(({ operation }) => operation));
  const [only = ''] = operations;
  return operations.size === 1
    ? only
    : getComponentName(pointers.after || pointers.before) || subject;
}

/** Changes by operation, or by the part that several share, with words and links. */
export function groupChanges(
  context: ChangeContext,
  changes: readonly Change[],
): readonly ChangeGroup[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const name = getGroupName(change);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [change]);
    else group.push(change);
  }
  return [...groups.values()].flatMap((group) => buildGroup(context, group));
}
