import type { MDXComponents, MDXContent } from 'mdx/types';
import type { ComponentProps } from 'react';
import { NewTabLink } from '@/components/link/new-tab-link';
import { Card } from '@/components/mdx/cards';
import { BareShell } from '@/components/shell/shell-switch';
import type { PageView } from '@/lib/reference/page-view';
import { contentParts } from './content-parts';
import styles from './doc-page.module.css';
import { OperationCard } from './operation-card';
import prose from './prose.module.css';

/** In a frame a link must not replace the page: what leads elsewhere opens in a new tab. */
const EMBEDDED: MDXComponents = {
  ...contentParts,
  a: ({ href = '', ...rest }: ComponentProps<'a'>) =>
    href.startsWith('#') ? <a href={href} {...rest} /> : <NewTabLink href={href} {...rest} />,
  Card: (props: ComponentProps<typeof Card>) => <Card {...props} newTab />,
  Operation: (props: ComponentProps<typeof OperationCard>) => <OperationCard {...props} newTab />,
};

type EmbeddedPageProps = { view: PageView; Content: MDXContent };

/** A written page made to stand in a frame of another site: its text and nothing around it (SPEC 2). */
export function EmbeddedPage({ view, Content }: EmbeddedPageProps) {
  return (
    <>
      <BareShell />
      <article className={`wrap ${styles.article}`}>
        <h1 className={styles.title}>{view.title}</h1>
        <p className={styles.lead}>{view.description}</p>
        <div className={prose.prose}>
          <Content components={EMBEDDED} />
        </div>
      </article>
    </>
  );
}
