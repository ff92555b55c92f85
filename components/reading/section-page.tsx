import { Card, Cards } from '@/components/mdx/cards';
import type { SectionView } from '@/lib/reference/section-view';
import styles from './section-page.module.css';

/** The first page of a section: its pages as cards. */
export function SectionPage({ view }: { view: SectionView }) {
  return (
    <div className={`wrap ${styles.page}`} data-pagefind-body>
      <h1>{view.title}</h1>
      <p className={styles.lead}>{view.description}</p>
      {view.groups.map((group) => (
        <section key={group.name} className={styles.group} aria-label={group.name || view.title}>
          {group.name !== '' && <h2 className={styles.name}>{group.name}</h2>}
          <Cards>
            {group.items.map((item) => (
              <Card key={item.url} title={item.title} href={item.url}>
                {item.description}
              </Card>
            ))}
          </Cards>
        </section>
      ))}
    </div>
  );
}
