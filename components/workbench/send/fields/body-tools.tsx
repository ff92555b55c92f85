'use client';

import { useId } from 'react';
import { RUNNER_SETTINGS } from '@/.generated/runner';
import * as words from '@/.generated/words/workbench/send';
import { isContainer } from '@/lib/openapi/core/json';
import { findOutcome, listBodyOutcomes } from '@/lib/workbench/composer/body-outcomes';
import { parseObject, setFields } from '@/lib/workbench/send/json-text';

import styles from '../send.module.css';
import { NextValues } from './next-values';
import { OutcomeOptions } from './outcome-options';

const { outcomes: all, charges } = RUNNER_SETTINGS;

type BodyToolsProps = {
  /** Id of the operation: `post /sale`. */
  operation: string;
  text: string;
  onChange: (text: string) => void;
};

/** Buttons that fill in a body: outcomes of the test data, and identifiers of earlier responses. */
export function BodyTools({ operation, text, onChange }: BodyToolsProps) {
  const id = useId();
  const body = parseObject(text);
  if (!body) return null;
  const outcomes = listBodyOutcomes(all, charges, operation, body);
  const fields = Object.entries(body).filter(([, one]) => !isContainer(one));
  return (
    <>
      {outcomes.length > 0 && (
        <div className={styles.field}>
          <label className={styles.name} htmlFor={id}>
            {words.outcome}
          </label>
          <select
            id={id}
            className={styles.input}
            value=""
            onChange={({ currentTarget }) => {
              const chosen = findOutcome(outcomes, currentTarget.value);
              if (chosen) onChange(setFields(text, chosen.set));
            }}
          >
            <option value="">{words.chooseData}</option>
            <OutcomeOptions groups={outcomes} />
          </select>
        </div>
      )}
      {fields.map(([name, value]) => (
        <NextValues
          key={name}
          name={name}
          current={String(value)}
          onChoose={(chosen) => onChange(setFields(text, { [name]: chosen }))}
        />
      ))}
    </>
  );
}
