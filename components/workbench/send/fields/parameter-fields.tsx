'use client';

import { useId } from 'react';
import { optional } from '@/.generated/words/workbench/send';
import { PARAMETER_LOCATIONS } from '@/lib/openapi/core/operation-types';
import { fieldKey } from '@/lib/workbench/send/edit-request';
import type { SendField } from '@/lib/workbench/send/send-fields';
import styles from '../send.module.css';
import type { RequestEdit } from '../use-request-edit';
import { NextValues } from './next-values';

type ParameterFieldsProps = {
  fields: readonly SendField[];
  /** Error of each text by key; empty for none. */
  errors: Readonly<Record<string, string>>;
  edit: Pick<RequestEdit, 'texts' | 'setField'>;
};

/** A field for each parameter, by location; nothing without parameters. */
export function ParameterFields({ fields, errors, edit }: ParameterFieldsProps) {
  const locations = [...new Set(fields.map((one) => one.in))];
  return locations.map((location) => (
    <fieldset key={location} className={styles.group}>
      <legend className={styles.legend}>{PARAMETER_LOCATIONS[location]}</legend>
      {fields
        .filter((one) => one.in === location)
        .map((field) => {
          const key = fieldKey(field);
          return (
            <ParameterField
              key={key}
              field={field}
              text={edit.texts[key] ?? ''}
              error={errors[key] ?? ''}
              onChange={(text) => edit.setField(key, text)}
            />
          );
        })}
    </fieldset>
  ));
}

type ParameterFieldProps = {
  field: SendField;
  text: string;
  error: string;
  onChange: (text: string) => void;
};

function ParameterField({ field, text, error, onChange }: ParameterFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.name} htmlFor={id}>
        {field.name}
        {!field.required && <span className={styles.optional}>{` ${optional}`}</span>}
      </label>
      <input
        id={id}
        className={styles.input}
        value={text}
        placeholder={field.example}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-required={field.required}
        aria-invalid={error !== ''}
        aria-describedby={error === '' ? undefined : `${id}error`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <NextValues name={field.name} current={text} onChoose={onChange} />
      {error !== '' && (
        <p className={styles.error} id={`${id}error`}>
          {error}
        </p>
      )}
    </div>
  );
}
