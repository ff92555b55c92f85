import { type ComponentProps, Fragment } from 'react';
import { isKeptWhole, splitCode } from '@/lib/text/breakable-name';

/** Code in a sentence: short code and short parts of it stay on one line, without a character that is copied. */
export function InlineCode({ children, ...rest }: ComponentProps<'code'>) {
  return (
    <code {...rest}>{typeof children === 'string' ? <Parts code={children} /> : children}</code>
  );
}

function Parts({ code }: { code: string }) {
  return splitCode(code).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {isKeptWhole(part) ? <span className="whole">{part}</span> : part}
    </Fragment>
  ));
}
