import { Fragment } from 'react';
import { toNameParts } from '@/lib/reference/name-parts';

/** An operation's name, which breaks between its words even where it has no space. */
export function OperationName({ name }: { name: string }) {
  return toNameParts(name).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
