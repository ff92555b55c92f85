import { Children, isValidElement, type ReactNode } from 'react';
import * as words from '@/.generated/words/ui/parts';
import styles from './heading.module.css';

type HeadingProps = { level: 2 | 3 | 4; id?: string | undefined; children?: ReactNode };

/**
 * A heading with a link to itself, shown on hover and focus. CSS adds the `#`: as text it would be
 * part of the heading in search results.
 */
export function Heading({ level, id, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={styles.heading}>
      {children}
      {id && (
        <a
          href={`#${id}`}
          className={styles.link}
          aria-label={words.linkTo(headingText(children))}
        />
      )}
    </Tag>
  );
}

/** Text of a heading without its inline elements. */
function headingText(children: ReactNode): string {
  return Children.toArray(children)
    .map((child) =>
      isValidElement<{ children?: ReactNode }>(child)
        ? headingText(child.props.children)
        : String(child),
    )
    .join('');
}
