import { Fragment, type ReactNode } from 'react';
import { splitName } from '@/lib/text/breakable-name';
import { truncateText } from '@/lib/text/truncate-name';

/** Operation name that may break between its words, even without spaces. */
export function OperationName({ name }: { name: string }) {
  return <BreakableParts parts={splitName(truncateText(name))} />;
}

/** Parts of a text with a `<wbr>` between them, where a line may break. */
export function BreakableParts({ parts }: { parts: readonly ReactNode[] }) {
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
