import * as words from '@/.generated/words/docs/pages';
import { Cards } from '@/components/ui/cards';
import cards from '@/components/ui/cards.module.css';
import { Drawing } from '@/components/ui/drawing';
import { TextLink } from '@/components/ui/link/text-link';
import type { PageCard } from '@/lib/pages/page-view';
import type { CardGroup } from '@/lib/pages/section-view';
import styles from './card-groups.module.css';

type CardGroupsProps = {
  groups: readonly CardGroup[];
  /** Accessible name of a group without a name. */
  label: string;
};

/** A page that readers may choose: what it is, and what it costs them. The whole card can be clicked. */
export function ChoiceCard({ page }: { page: PageCard }) {
  const { title, url, description, drawing, startHere, facts = {} } = page;
  const rows = Object.entries(facts);
  return (
    <div className={`${cards.card} ${styles.choice} ${startHere ? styles.first : ''}`}>
      <div className={styles.head}>
        {drawing && <Drawing name={drawing} />}
        <TextLink href={url} className={`${cards.title} ${styles.title}`}>
          {title}
        </TextLink>
        {startHere && <span className={styles.badge}>{words.startHere}</span>}
      </div>
      <p className={cards.text}>{description}</p>
      {rows.length > 0 && (
        <dl className={styles.facts}>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{joinNames(value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** A text that is not broken before a letter or a digit that ends a name: `SAQ D`. */
const joinNames = (text: string) => text.replaceAll(/ (?=[A-Z\d]\b)/g, '\u{a0}');

/** Pages as cards, under the names of their groups. */
export function CardGroups({ groups, label }: CardGroupsProps) {
  return groups.map((group) => (
    <section key={group.name} className={styles.group} aria-label={group.name || label}>
      {group.name !== '' && <h2 className={styles.name}>{group.name}</h2>}
      <Cards>
        {group.items.map((item) => (
          <ChoiceCard key={item.url} page={item} />
        ))}
      </Cards>
    </section>
  ));
}
