import { TextLink } from '@/components/ui/link/text-link';
import { parseWebUrl } from '@/lib/openapi/core/external-docs';

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
