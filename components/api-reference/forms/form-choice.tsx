'use client';

import { Fragment, type ReactNode, useEffect, useId } from 'react';
import { sendOneOf } from '@/.generated/words/reference/field-controls';
import { adoptFragmentForm, chooseForm, useFormName } from '../state/form-store';
import styles from './form-choice.module.css';

/** Form of a body as one choice. */
export type ShownForm = {
  /** `BodyForm.name`. */
  readonly name: string;
  readonly label: string;
  /** Anchor of the form. */
  readonly id: string;
  readonly content: ReactNode;
};

type FormChoiceProps = {
  forms: readonly ShownForm[];
  /** Name of the form that is shown while none is chosen: the one that the first sample has. */
  first: string | undefined;
};

/**
 * Choice among the forms of a body: its fields, and the sample beside them. Radio buttons and CSS, so
 * that it works without JavaScript, and that a link to a field presses the button of its form
 * (lib/scroll/reveal-target.ts). The address keeps the choice.
 */
export function FormChoice({ forms, first }: FormChoiceProps) {
  const id = useId();
  const wanted = useFormName();
  useEffect(adoptFragmentForm, []);
  const find = (name: string | null | undefined) => forms.find((form) => form.name === name);
  const chosen = find(wanted) ?? find(first) ?? forms[0];
  return (
    <div className={styles.forms} role="group" aria-labelledby={`${id}title`}>
      <p className={styles.title} id={`${id}title`} data-markdown-ignore>
        {sendOneOf}
      </p>
      {forms.map((form) => (
        <Fragment key={form.name}>
          <input
            type="radio"
            className={styles.radio}
            id={`${id}${form.name}`}
            name={id}
            checked={form === chosen}
            onChange={() => chooseForm(form.name)}
          />
          <label className={styles.label} htmlFor={`${id}${form.name}`}>
            {form.label}
          </label>
          <div
            className={styles.panel}
            id={form.id}
            role="group"
            aria-label={form.label}
            data-form={form.name}
          >
            {form.content}
          </div>
        </Fragment>
      ))}
    </div>
  );
}
