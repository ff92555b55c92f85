import { decodeUrlPart } from '@/lib/text/encode';
import { fragmentKey } from '@/lib/text/fragment-key';
import { unescapePointerPart } from '../core/json';
import type { ApiIndex, OperationEntry } from '../core/types';
import { groupByOperationId } from '../document/operation-entry';
import { listTagDescriptions, type TagDescription } from './tag-descriptions';

/** Operation that a fragment names, or the words about a tag that no operation has. */
export type FragmentTarget = { readonly entry: OperationEntry } | { readonly tag: TagDescription };

/** Targets by `fragmentKey`, those of tags apart. */
type Targets = Record<'operations' | 'tags', ReadonlyMap<string, FragmentTarget>>;

const cache = new WeakMap<ApiIndex, Targets>();

/** Map of which the first value of a key stays; empty keys are left out. */
class FirstMap extends Map<string, FragmentTarget> {
  add(name: string, target: FragmentTarget): void {
    const key = fragmentKey(name);
    if (key !== '' && !this.has(key)) this.set(key, target);
  }
}

/** Targets of a document; computed once per document, on first use. */
function getTargets(api: ApiIndex): Targets {
  const cached = cache.get(api);
  if (cached !== undefined) return cached;
  const [operations, tags] = [new FirstMap(), new FirstMap()];
  for (const [id, [entry]] of groupByOperationId(api)) if (entry) operations.add(id, { entry });
  for (const entry of api.operations.values()) {
    const { method, path, webhook } = entry;
    operations.add(method + path, { entry });
    operations.add(path + method, { entry });
    operations.add(`${webhook ? 'webhooks' : 'paths'}${path}${method}`, { entry });
    for (const tag of entry.tags) tags.add(tag, { entry });
  }
  for (const { name, operations: all } of api.groups)
    for (const entry of all.slice(0, 1)) tags.add(name, { entry });
  for (const tag of listTagDescriptions(api)) {
    tags.add(tag.tag, { tag });
    tags.add(tag.name, { tag });
  }
  const targets = { operations, tags };
  cache.set(api, targets);
  return targets;
}

/**
 * Finds what a fragment in a description names, in the manners that browsers of documents have
 * taught authors: `operation/createSale`, `tag/Sales/operation/createSale`, `tag/Sales/post/sale`,
 * `/Sales/createSale`, `/Sales/post_sale`, `post-/sale`, `/operations/createSale`,
 * `/paths/~1sale/post`, `tag/Sales`. `undefined` for anything else.
 * @param fragment without `#`, percent-encoded or not.
 */
export function findFragmentTarget(api: ApiIndex, fragment: string): FragmentTarget | undefined {
  const whole = unescapePointerPart(decodeUrlPart(fragment)).replace(/^[!/]+/, '');
  const parts = whole.split('/');
  const { operations, tags } = getTargets(api);
  const place = whole.search(/\b(?:paths|webhooks)\//);
  const names = [
    whole.slice(Math.max(place, 0)),
    ...[1, 2, 3, -1].map((at) => parts.slice(at).join('/')),
  ];
  const [operation] = names.flatMap((name) => operations.get(fragmentKey(name)) ?? []);
  const [kind, tag = ''] = parts;
  return kind === 'tag' && parts.length === 2
    ? tags.get(fragmentKey(tag))
    : (operation ?? tags.get(fragmentKey(kind === 'tag' ? tag : whole)));
}
