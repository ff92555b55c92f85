import { TextLink } from '@/components/ui/link/text-link';
import { parseWebUrl } from '@/lib/openapi/core/external-docs';

/** Where an example stands that a document does not hold: a link where its address is one. Nothing is fetched. */
export function ExampleAddress({ address }: { address: string }) {
  const href = parseWebUrl(address);
  if (href === undefined) return <code>{address}</code>;
  return (
    <TextLink href={href} rel="noopener noreferrer nofollow">
      {address}
    </TextLink>
  );
}
