import type { ComponentProps, ReactNode } from 'react';
import { withBasePath } from '@/lib/routes/urls';
import styles from './basic-elements.module.css';
import steps from './steps.module.css';

/** An extra link target above a heading, for links of OpenAPI documents. */
export function Anchor({ id }: { id: string }) {
  return <span id={id} className={styles.anchor} />;
}

type FigureProps = {
  src: string;
  alt: string;
  caption?: string;
  width: string;
  height: string;
};

/** An image with its size, so that nothing moves when it loads. */
export function Figure({ src, alt, caption, width, height }: FigureProps) {
  return (
    <figure className={styles.figure}>
      <img src={withBasePath(src)} alt={alt} width={width} height={height} loading="lazy" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** A Markdown image, which has no size; `Figure` has one. */
export function MarkdownImage({ src, alt = '', ...rest }: ComponentProps<'img'>) {
  const address = typeof src === 'string' ? withBasePath(src) : undefined;
  return <img {...rest} src={address} alt={alt} loading="lazy" />;
}

/** Numbered steps on a line. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className={steps.steps}>{children}</ol>;
}

type StepProps = { title: ReactNode; children?: ReactNode };

/** One step: what to do, then how. */
export function Step({ title, children }: StepProps) {
  return (
    <li className={steps.step}>
      <div className={steps.body}>
        <h3 className={steps.title}>{title}</h3>
        {children}
      </div>
    </li>
  );
}
