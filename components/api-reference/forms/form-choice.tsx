'use client';

import { Fragment, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { listFragmentIds } from '@/lib/scroll/fragment';
import { ROW_REQUEST } from '@/lib/scroll/fragment-target';
import { chooseForm, useFormName } from '../state/form-store';
import styles from './form-choice.module.css';

/** Form of a body as one choice. */
export type ShownForm = {
  /** `BodyForm.name`. */
  readonly name: string;
  readonly label: string;
  /** Anchor of the form. */
  readonly id: string;
  /** Anchors of its fields. */
  readonly holds: readonly string[];
  readonly content: ReactNode;
};

type FormChoiceProps = {
  forms: readonly ShownForm[];
  /** Name of the form that is shown while none is chosen: the one that the first sample has. */
  first: string | undefined;
  /** Whether only the chosen form is rendered, as in the browser. */
  lazy: boolean;
};

/**
 * Choice among the forms of a body: its fields, and the sample beside them. Radio buttons and CSS, so
 * that it works without JavaScript. The address keeps the choice, and a fragment that names a field
 * of another form chooses that form.
 */
export function FormChoice({ forms, first, lazy }: FormChoiceProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const wanted = useFormName();
  const has = (name: string | null | undefined) => forms.some((form) => form.name === name);
  const chosen = (has(wanted) ? wanted : has(first) ? first : forms[0]?.name) ?? '';
  const show = useEffectEvent((fragment: string) => {
    const form = findForm(forms, fragment, chosen);
    if (form) chooseForm(form.name);
    return form !== undefined;
  });
  const choose = (name: string) => {
    const isLeft = findForm(forms, location.hash, name) !== undefined;
    chooseForm(name, isLeft ? '' : location.hash);
  };
  useEffect(() => {
    const element = root.current;
    const onRequest = (event: Event) => {
      if (event instanceof CustomEvent && show(String(event.detail))) event.preventDefault();
    };
    element?.addEventListener(ROW_REQUEST, onRequest);
    show(location.hash);
    return () => element?.removeEventListener(ROW_REQUEST, onRequest);
  }, []);
  return (
    <div
      ref={root}
      className={styles.forms}
      role="group"
      aria-labelledby={`${id}title`}
      data-more-rows
    >
      <p className={styles.title} id={`${id}title`}>
        Send one of these
      </p>
      {forms.map((form) => (
        <Fragment key={form.name}>
          <input
            type="radio"
            className={styles.radio}
            id={`${id}${form.name}`}
            name={id}
            checked={form.name === chosen}
            onChange={() => choose(form.name)}
          />
          <label className={styles.label} htmlFor={`${id}${form.name}`}>
            {form.label}
          </label>
          <div className={styles.panel} id={form.id} role="group" aria-label={form.label}>
            {(!lazy || form.name === chosen) && form.content}
          </div>
        </Fragment>
      ))}
    </div>
  );
}

/** The form with the field that a fragment names, unless the chosen one has it. */
function findForm(
  forms: readonly ShownForm[],
  fragment: string,
  chosen: string,
): ShownForm | undefined {
  const ids = listFragmentIds(fragment);
  const found = forms.filter((form) =>
    [form.id, ...form.holds].some((held) =>
      ids.some((one) => one === held || one.startsWith(`${held}.`)),
    ),
  );
  return found.some(({ name }) => name === chosen) ? undefined : found[0];
}
