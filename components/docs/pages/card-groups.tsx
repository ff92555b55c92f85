import { Cards } from '@/components/ui/cards';
import type { CardGroup } from '@/lib/pages/section-view';
import styles from './card-groups.module.css';
import { ChoiceCard } from './choice-card';

type CardGroupsProps = {
  groups: readonly CardGroup[];
  /** Accessible name of a group without a name. */
  label: string;
};

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
