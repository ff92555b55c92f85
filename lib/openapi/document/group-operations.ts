import { truncateName } from '@/lib/text/truncate-name';
import { getExternalDocs } from '../core/external-docs';
import { getOwn, getText } from '../core/json';
import { joinPointer } from '../core/pointer';
import { addWarning, expectList, expectObject, type Problems } from '../core/problems';
import { tagSlug } from '@/lib/text/slug';
import {
  createTagPathFormatter,
  getTagTitle,
  isGroupTag,
  getSectionStarts,
  sortTags,
} from './tag-order';
import {
  METHODS,
  type ExternalDocs,
  type JsonObject,
  type Method,
  type OperationEntry,
  type TagGroup,
} from '../core/types';

/** Stands for the tag of operations without one, a name that no tag has; their group stands last. */
const UNTAGGED = '\n';

/** What the provider calls is no method of the reader's. */
type MethodOrWebhook = Method | 'webhook';

type Group = {
  readonly id: string;
  /** As operations name it. */
  readonly tag: string;
  /** As readers see it. */
  readonly name: string;
  description: string;
  docs: ExternalDocs | undefined;
  /** It groups only what has no other tag. */
  readonly isBadge: boolean;
  readonly byMethod: Map<MethodOrWebhook, OperationEntry[]>;
};

type OperationGroups = {
  /** The group of the first tag and an address not yet taken in it. */
  readonly assign: (
    tags: readonly string[],
    preferred: string,
    method: Method,
  ) => { readonly group: string; readonly url: string };
  /** Puts an entry into the group of each of these tags. */
  readonly add: (entry: OperationEntry, tags: readonly string[]) => void;
  readonly list: (sortByName: boolean) => readonly TagGroup[];
};

/** Gives out names, each once: the wished one, then `<name>-2`, `<name>-3`, … */
function createNameRegistry(): { has: (name: string) => boolean; take: (name: string) => string } {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  const take = (preferred: string): string => {
    let name = preferred;
    let count = counts.get(preferred) ?? 1;
    for (; taken.has(name); name = `${preferred}-${count}`) count += 1;
    counts.set(preferred, count);
    taken.add(name);
    return name;
  };
  return { has: (name) => taken.has(name), take };
}

type Compare = (a: string, b: string) => number;

function sortGroupOperations(
  group: Group,
  compare: Compare | undefined,
): readonly OperationEntry[] {
  const methods: ReadonlySet<MethodOrWebhook> = new Set([...METHODS, ...group.byMethod.keys()]);
  return [...methods].flatMap((method) => {
    const entries = group.byMethod.get(method) ?? [];
    return compare ? entries.toSorted((a, b) => compare(a.name, b.name)) : entries;
  });
}

function buildTagGroup(
  group: Group,
  name: string,
  section: string | undefined,
  compare: Compare | undefined,
): TagGroup {
  const { id, description, docs } = group;
  return {
    id,
    name,
    ...(section === undefined ? {} : { section }),
    description,
    ...(docs === undefined ? {} : { docs }),
    operations: sortGroupOperations(group, compare),
  };
}

function hasOperations(group: Group): boolean {
  return group.byMethod.size > 0;
}

function addDeclaredTags(
  document: JsonObject,
  ensureGroup: (name: string, tag: JsonObject) => Group,
  problems: Problems,
): void {
  expectList(getOwn(document, 'tags'), '#/tags', problems).forEach((value, index) => {
    const at = joinPointer('#/tags', index);
    const tag = expectObject(value, at, problems);
    if (tag === undefined) return;
    const name = getText(tag, 'name');
    if (name.trim() === '') addWarning(problems, 'tag-without-name', at, 'A tag needs a name.');
    else ensureGroup(name, tag);
  });
}

/**
 * Collects operations under their tags: groups in the order of the document's `tags` (see `sortTags`), then
 * of first appearance, untagged ones last; in each the methods in the order of SPEC 4, then webhooks.
 * @param used Tags that operations have: those that are declared only take no address from them.
 */
export function createOperationGroups(
  document: JsonObject,
  used: ReadonlySet<string>,
  problems: Problems,
): OperationGroups {
  const groups = new Map<string, Group>();
  const ids = createNameRegistry();
  const urls = new Map<string, ReturnType<typeof createNameRegistry>>();
  const ensureGroup = (name: string, tag?: JsonObject): Group => {
    const existing = groups.get(name);
    if (existing !== undefined) {
      // Declared again: what the first says counts, and nothing else is lost.
      existing.description ||= getText(tag, 'description');
      existing.docs ??= getExternalDocs(tag);
      return existing;
    }
    const label = name === UNTAGGED ? 'Other' : name;
    const group: Group = {
      id: tag && !used.has(name) ? '' : ids.take(tagSlug(label)),
      tag: name,
      name: truncateName(getTagTitle(tag) || label),
      description: getText(tag, 'description'),
      docs: getExternalDocs(tag),
      isBadge: !isGroupTag(tag),
      byMethod: new Map(),
    };
    groups.set(name, group);
    return group;
  };
  const namesOf = (tags: readonly string[]) => {
    const groupTags = tags.filter((tag) => !groups.get(tag)?.isBadge);
    return [groupTags, tags, [UNTAGGED]].find((names) => names.length > 0) ?? tags;
  };
  addDeclaredTags(document, ensureGroup, problems);
  return {
    assign: (tags, preferred, method) => {
      const group = ensureGroup(namesOf(tags)[0] ?? UNTAGGED).id;
      const names = urls.get(group) ?? createNameRegistry();
      urls.set(group, names);
      return {
        group,
        url: names.take(names.has(preferred) ? `${preferred}-${method}` : preferred),
      };
    },
    add: (entry, tags) => {
      for (const name of namesOf(tags)) {
        const { byMethod } = ensureGroup(name);
        const kind = entry.webhook ? 'webhook' : entry.method;
        const entries = byMethod.get(kind);
        if (entries === undefined) byMethod.set(kind, [entry]);
        else entries.push(entry);
      }
    },
    list: (sortByName) => {
      // A collator is dear: one for all, and only when asked for.
      const compare = sortByName ? new Intl.Collator('en', { numeric: true }).compare : undefined;
      const order = sortTags(document, [...groups.keys()]);
      const used = order.flatMap((tag) => groups.get(tag) ?? []).filter(hasOperations);
      const last = used.filter((group) => group.tag === UNTAGGED);
      const all = [...used.filter((group) => group.tag !== UNTAGGED), ...last];
      const sections = getSectionStarts(
        document,
        all.map(({ tag }) => tag),
      );
      const tagPath = createTagPathFormatter(document, (tag) => groups.get(tag)?.name);
      const isOne = all.length === last.length;
      return all.map((group) => {
        const name = isOne ? 'All operations' : tagPath(group.tag);
        return buildTagGroup(group, name, sections.get(group.tag), compare);
      });
    },
  };
}
