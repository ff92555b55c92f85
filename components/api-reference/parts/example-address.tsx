import { TextLink } from '@/components/ui/link/text-link';
import { distinctAnchors, joinAnchor } from '@/lib/openapi/core/anchors';
import { parseWebUrl } from '@/lib/openapi/core/external-docs';
import type { Example } from '@/lib/openapi/core/types';

/** Address of an external example, as a link if it is a web address; nothing is fetched. */
export function ExampleAddress({ address }: { address: string }) {
  const href = parseWebUrl(address);
  if (href === undefined) return <code>{address}</code>;
  return (
    <TextLink href={href} rel="noopener noreferrer nofollow">
      {address}
    </TextLink>
  );
}

/** Common start of the anchors of a part's examples: `body.example`. */
export function exampleAnchor(part: string): string {
  return joinAnchor(part, { kind: 'word', word: 'example' });
}

/** Anchor of each example of a part, all distinct: `response.200.example.approved`. */
export function listExampleIds(part: string, examples: readonly Example[]): readonly string[] {
  const root = exampleAnchor(part);
  return distinctAnchors(examples.map(({ name }) => joinAnchor(root, { kind: 'name', name })));
}
