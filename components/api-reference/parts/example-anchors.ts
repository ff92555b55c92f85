import { joinAnchor, distinctAnchors } from '@/lib/openapi/core/anchors';
import type { Example } from '@/lib/openapi/core/types';

/** What the anchors of a part's examples begin with: `body.example`. */
export function exampleAnchor(part: string): string {
  return joinAnchor(part, { kind: 'word', word: 'example' });
}

/** The anchor of each example of a part: `response.200.example.approved`. */
export function listExampleIds(part: string, examples: readonly Example[]): readonly string[] {
  const root = exampleAnchor(part);
  return distinctAnchors(examples.map(({ name }) => joinAnchor(root, { kind: 'name', name })));
}
