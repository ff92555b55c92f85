import type { ComponentProps, ReactNode } from 'react';
import { withBasePath } from '@/lib/routes/urls';
import styles from './basic-elements.module.css';

/** An address that differs from the heading below it; documents of others link there. */
export function Anchor({ id }: { id: string }) {
  return <span id={id} className={styles.anchor} />;
}

/** A list to tick off before going live. The ticks are the reader's own and are not kept. */
export function Checklist({ children }: { children: ReactNode }) {
  return <div className={styles.checklist}>{children}</div>;
}

type FigureProps = {
  src: string;
  alt: string;
  caption?: string;
  width: string;
  height: string;
};

/** A picture with its size, so that nothing moves when it arrives. */
export function Figure({ src, alt, caption, width, height }: FigureProps) {
  return (
    <figure className={styles.figure}>
      <img src={withBasePath(src)} alt={alt} width={width} height={height} loading="lazy" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** A picture of Markdown, which knows no size: `Figure` does. */
export function MarkdownImage({ src, alt = '', ...rest }: ComponentProps<'img'>) {
  const address = typeof src === 'string' ? withBasePath(src) : undefined;
  return <img {...rest} src={address} alt={alt} loading="lazy" />;
}
