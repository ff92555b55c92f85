import { joinAnchor, distinctAnchors } from '@/lib/openapi/core/anchors';
import type { Example } from '@/lib/openapi/core/types';

/** Common start of the anchors of a part's examples: `body.example`. */
export function exampleAnchor(part: string): string {
  return joinAnchor(part, { kind: 'word', word: 'example' });
}

/** Anchor of each example of a part, all distinct: `response.200.example.approved`. */
export function listExampleIds(part: string, examples: readonly Example[]): readonly string[] {
  const root = exampleAnchor(part);
  return distinctAnchors(examples.map(({ name }) => joinAnchor(root, { kind: 'name', name })));
}
