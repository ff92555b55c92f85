import type { MDXComponents, MDXContent } from 'mdx/types';
import type { ComponentProps } from 'react';
import { StandaloneShell } from '@/components/navigation/shell-switch';
import { Card } from '@/components/ui/cards';
import { NewTabLink } from '@/components/ui/link/text-link';
import { PageHead } from '@/components/ui/page-head';
import type { PageView } from '@/lib/pages/page-view';
import { dataComponents } from '../mdx/data-components';
import { OperationCard } from '../mdx/operation-card';
import styles from './doc-page.module.css';
import prose from './prose.module.css';

/** Components of a page in a frame: links to other pages open in a new tab. */
const EMBEDDED: MDXComponents = {
  ...dataComponents,
  a: ({ href = '', ...rest }: ComponentProps<'a'>) =>
    href.startsWith('#') ? <a href={href} {...rest} /> : <NewTabLink href={href} {...rest} />,
  Card: (props: ComponentProps<typeof Card>) => <Card {...props} newTab />,
  Operation: (props: ComponentProps<typeof OperationCard>) => <OperationCard {...props} newTab />,
};

type EmbeddedPageProps = { view: PageView; Content: MDXContent };

/** A written page for a frame of another site: its text and nothing around it (SPEC 2). */
export function EmbeddedPage({ view, Content }: EmbeddedPageProps) {
  return (
    <>
      <StandaloneShell />
      <article className={`wrap ${styles.article}`}>
        <PageHead title={view.title} lead={view.description} />
        <div className={`${prose.prose} ${styles.text}`}>
          <Content components={EMBEDDED} />
        </div>
      </article>
    </>
  );
}
