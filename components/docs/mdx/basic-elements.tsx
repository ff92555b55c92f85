import type { ComponentProps, ReactNode } from 'react';
import { getDarkPath } from '@/lib/content/brand/load-logo';
import { readDrawings } from '@/lib/content/read-site';
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
      <MarkdownImage src={src} alt={alt} width={width} height={height} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** A Markdown image. A drawing has its size; of two, the stylesheet of the brand hides the one of the other theme. */
export function MarkdownImage({ src, alt = '', ...rest }: ComponentProps<'img'>) {
  if (typeof src !== 'string') return null;
  const { hasDark, ...size } = readDrawings().get(src) ?? { hasDark: false };
  const shared = { ...size, ...rest, alt, loading: 'lazy' } as const;
  return (
    <>
      {hasDark && <img {...shared} data-dark="" src={withBasePath(getDarkPath(src))} />}
      <img {...shared} src={withBasePath(src)} />
    </>
  );
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
