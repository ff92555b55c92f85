import { type ReactNode, useId } from 'react';
import * as words from '@/.generated/words/reference/operation';
import type { RequiredFieldCounts } from '@/lib/openapi/operation/count-required-fields';
import styles from '../parts/fields.module.css';
import { KEEP, type KeptState } from '../state/kept-state';

/** Fewest fields with a filter; fewer are seen at a glance. */
const MIN_FILTERED_FIELDS = 6;

type NeedFilterProps = {
  /** Key of the choice, which is kept. */
  keep: string;
  kept: KeptState | undefined;
  needs: RequiredFieldCounts;
  /** Whether the choices have their numbers of fields, which each form of a body has its own of. */
  counted?: boolean;
  children: ReactNode;
};

/**
 * Filter above fields: all of them, or those that a request must have. Radio buttons and CSS, so
 * that it works without JavaScript. A field that the address points at is never hidden.
 */
export function NeedFilter({ keep, kept, needs, counted = true, children }: NeedFilterProps) {
  const name = useId();
  const choices = listChoices(needs);
  if (needs.all < MIN_FILTERED_FIELDS || choices.length < 2) return children;
  const { kind: chosen } = choices.find(({ kind }) => kind === kept?.get(keep)) ?? {
    kind: 'every',
  };
  return (
    <>
      <div className={styles.filter} role="radiogroup" aria-label={words.fieldsToShow}>
        {choices.flatMap(({ kind, label, count }) => [
          <input
            key={kind}
            type="radio"
            className={kind === 'every' ? styles.radio : `${styles.radio} ${styles[kind]}`}
            id={`${name}${kind}`}
            name={name}
            value={kind}
            defaultChecked={kind === chosen}
            {...{ [KEEP]: keep }}
          />,
          <label key={`${kind} label`} className={styles.choice} htmlFor={`${name}${kind}`}>
            {counted ? `${label} ${count}` : label}
          </label>,
        ])}
      </div>
      <div className={styles.filtered}>{children}</div>
    </>
  );
}

type Choice = {
  readonly kind: 'every' | 'must' | 'may';
  readonly label: string;
  readonly count: number;
};

/** Choices of the filter; one that would show no or all fields is left out. */
function listChoices({ required, conditional, all }: RequiredFieldCounts): readonly Choice[] {
  const either = required + conditional;
  return [
    { kind: 'every', label: words.needs.every, count: all },
    ...(required > 0 && required < all
      ? [{ kind: 'must' as const, label: words.needs.must, count: required }]
      : []),
    ...(conditional > 0 && either < all
      ? [{ kind: 'may' as const, label: words.needs.may, count: either }]
      : []),
  ];
}
