import { toAnchor, toDistinct } from '@/lib/openapi/anchors';
import type { Example } from '@/lib/openapi/types';

/** What the anchors of a part's examples begin with: `body.example`. */
export function toExampleRoot(part: string): string {
  return toAnchor(part, { kind: 'word', word: 'example' });
}

/** The anchor of each example of a part: `response.200.example.approved`. */
export function toExampleIds(part: string, examples: readonly Example[]): readonly string[] {
  const root = toExampleRoot(part);
  return toDistinct(examples.map(({ name }) => toAnchor(root, { kind: 'name', name })));
}
