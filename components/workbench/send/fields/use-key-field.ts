import { type RefObject, useRef, useState } from 'react';
import { RUNNER_SETTINGS } from '@/.generated/runner';
import { sandboxKey } from '@/lib/workbench/send/sandbox-key';

const { productionKey } = RUNNER_SETTINGS;

/** Pattern of production keys; `undefined` where the provider names none. */
const PRODUCTION_KEY = productionKey === undefined ? undefined : new RegExp(productionKey);

/** Field of the key, and the button that takes the key over. */
export type KeyFieldState = {
  readonly keyField: RefObject<HTMLInputElement | null>;
  readonly sendButton: RefObject<HTMLButtonElement | null>;
  /** Why the last key was refused; empty for none. */
  readonly keyError: string;
  /** Takes the key over from its field, if that is there. Returns whether there is a key. */
  readonly takeKey: () => boolean;
};

/** Keeps the field of the key: what was typed is in the field alone, and goes from there to its closure. */
export function useKeyField(): KeyFieldState {
  const [keyError, setKeyError] = useState('');
  const keyField = useRef<HTMLInputElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const takeKey = () => {
    const field = keyField.current;
    if (!field) return true;
    const error = sandboxKey.take(field.value, PRODUCTION_KEY);
    field.value = '';
    setKeyError(error);
    if (error !== '') field.focus();
    // The field makes room for the remark that a key is held.
    else if (document.activeElement === field) sendButton.current?.focus();
    return error === '';
  };
  return { keyField, sendButton, keyError, takeKey };
}
