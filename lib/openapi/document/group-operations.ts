import { allOperations, other } from '@/.generated/words/openapi/groups';
import { tagWithoutName } from '@/.generated/words/openapi-problems/document';
import { tagSlug } from '@/lib/text/slug';
import { truncateName } from '@/lib/text/truncate-name';
import { getExternalDocs } from '../core/external-docs';
import { getOwn, getText, joinPointer } from '../core/json';
import { addWarning, expectList, expectObject, type Problems } from '../core/problems';
import {
  type ExternalDocs,
  type JsonObject,
  type Method,
  METHODS,
  type OperationEntry,
  type TagGroup,
} from '../core/types';
import { createNameRegistry } from './operation-entry';
import {
  createTagPathFormatter,
  getSectionStarts,
  getTagTitle,
  isGroupTag,
  sortTags,
} from './tag-order';

/** Key of the group of untagged operations, which is listed last; a tag's name is never blank. */
const UNTAGGED = '\n';
/** Id of that group in each language. */
const UNTAGGED_ID = 'other';

/** Key of operations in a group; webhooks are one of their own, listed last. */
type MethodOrWebhook = Method | 'webhook';

type Group = {
  readonly id: string;
  /** Name by which operations refer to the tag. */
  readonly tag: string;
  /** Title that readers see. */
  readonly name: string;
  description: string;
  docs: ExternalDocs | undefined;
  /** Whether it groups only operations that have no other tag. */
  readonly isBadge: boolean;
  readonly byMethod: Map<MethodOrWebhook, OperationEntry[]>;
};

type OperationGroups = {
  /** Assigns the group of the first tag, and a URL that is unique in it. */
  readonly assign: (
    tags: readonly string[],
    preferred: string,
    method: Method,
  ) => { readonly group: string; readonly url: string };
  /** Adds an entry to the group of each tag. */
  readonly add: (entry: OperationEntry, tags: readonly string[]) => void;
  /** Groups with operations in the order that readers see; empty for none. */
  readonly list: () => readonly TagGroup[];
};

function sortGroupOperations({ byMethod }: Group): readonly OperationEntry[] {
  const methods: ReadonlySet<MethodOrWebhook> = new Set([...METHODS, ...byMethod.keys()]);
  return [...methods].flatMap((method) => byMethod.get(method) ?? []);
}

function buildTagGroup(group: Group, name: string, section: string | undefined): TagGroup {
  const { id, description, docs } = group;
  return {
    id,
    name,
    ...(section === undefined ? {} : { section }),
    description,
    ...(docs === undefined ? {} : { docs }),
    operations: sortGroupOperations(group),
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
    if (name.trim() === '') addWarning(problems, 'tag-without-name', at, tagWithoutName);
    else ensureGroup(name, tag);
  });
}

/**
 * Creates groups of operations by tag: in the order of `sortTags`, then of first appearance,
 * untagged ones last. In each, methods are in the order of SPEC 4, then webhooks.
 * @param used Tags that operations have. Tags that are only declared take no id from them.
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
      // A tag that is declared again adds only what the first declaration lacks.
      existing.description ||= getText(tag, 'description');
      existing.docs ??= getExternalDocs(tag);
      return existing;
    }
    const isUntagged = name === UNTAGGED;
    const group: Group = {
      id: tag && !used.has(name) ? '' : ids.take(tagSlug(isUntagged ? UNTAGGED_ID : name)),
      tag: name,
      name: truncateName(getTagTitle(tag) || (isUntagged ? other : name)),
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
    list: () => {
      const order = sortTags(document, [...groups.keys()]);
      const used = order.flatMap((tag) => groups.get(tag) ?? []).filter(hasOperations);
      const last = used.filter((group) => group.tag === UNTAGGED);
      const all = [...used.filter((group) => group.tag !== UNTAGGED), ...last];
      const sections = getSectionStarts(
        document,
        all.map(({ tag }) => tag),
      );
      const tagPath = createTagPathFormatter(document, (tag) => groups.get(tag)?.name);
      const isUntagged = all.length === last.length;
      return all.map((group) => {
        const name = isUntagged ? allOperations : tagPath(group.tag);
        return buildTagGroup(group, name, sections.get(group.tag));
      });
    },
  };
}
