import { Fragment, type ReactNode } from 'react';
import { splitName } from '@/lib/text/breakable-name';

/** An operation's name, which breaks between its words even where it has no space. */
export function OperationName({ name }: { name: string }) {
  return <BreakableParts parts={splitName(name)} />;
}

/** Parts of a text, between which a line may break. */
export function BreakableParts({ parts }: { parts: readonly ReactNode[] }) {
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
