'use client';

import {
  type ClipboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { CODE_TABLES } from '@/.generated/code-tables';
import * as words from '@/.generated/words/workbench/decoder';
import { Sentence } from '@/components/ui/sentence';
import type { CodeTables } from '@/lib/content/schemas/workbench/code-fields';
import { findCardNumbers, maskCardNumbers } from '@/lib/workbench/cards/card-numbers';
import { type DecodedResponse, decodeResponse } from '@/lib/workbench/response/decode-response';
import {
  forgetResponse,
  getKeptResponse,
  subscribeKeptResponse,
} from '@/lib/workbench/response/kept-response';
import styles from '../tool-box.module.css';
import { useFocusOnMount } from '../use-focus-on-mount';
import { ResponseInWords } from './response-in-words';

/** The response decoder, with the codes of this portal. */
export function ResponseDecoder() {
  return <Decoder tables={CODE_TABLES} />;
}

/** Field and result of the response decoder; card numbers are masked in the field itself. */
function useDecoder(tables: CodeTables) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [decoded, setDecoded] = useState<DecodedResponse | 'nothing'>();
  const [masked, setMasked] = useState(0);
  const kept = useSyncExternalStore(subscribeKeptResponse, getKeptResponse, () => undefined);
  /** Masks card numbers in the field itself, but for one that is being typed. */
  const mask = (isTyping: boolean) => {
    const { current } = field;
    if (!current) return;
    const { value, selectionStart: caret } = current;
    const numbers = findCardNumbers(value);
    const typed = isTyping ? numbers.find(({ end }) => end === caret) : undefined;
    const count = numbers.length - (typed ? 1 : 0);
    if (count === 0) return;
    const { start, end } = typed ?? { start: value.length, end: value.length };
    current.value =
      maskCardNumbers(value.slice(0, start)) +
      value.slice(start, end) +
      maskCardNumbers(value.slice(end));
    current.setSelectionRange(caret, caret);
    setMasked((before) => before + count);
  };
  const decode = () => {
    mask(false);
    const text = field.current?.value ?? '';
    setDecoded(text.trim() === '' ? undefined : (decodeResponse(text, tables) ?? 'nothing'));
  };
  const insert = (text: string) => {
    const { current } = field;
    if (!current) return;
    current.setRangeText(
      maskCardNumbers(text),
      current.selectionStart,
      current.selectionEnd,
      'end',
    );
    setMasked(findCardNumbers(text).length);
    decode();
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    insert(event.clipboardData.getData('text/plain'));
  };
  const takeKept = useEffectEvent((text: string) => {
    if (field.current) field.current.value = '';
    insert(text);
    forgetResponse();
  });
  useEffect(() => {
    if (kept !== undefined) takeKept(kept);
  }, [kept]);
  const clear = () => {
    if (field.current) field.current.value = '';
    setMasked(0);
    setDecoded(undefined);
  };
  return {
    ...{ field, decoded, masked, paste, decode, clear },
    maskTyped: () => mask(true),
    maskAll: () => mask(false),
  };
}

/** Explains each code of a response that is pasted or comes from the search. */
export function Decoder({ tables }: { tables: CodeTables }) {
  const id = useId();
  const box = useFocusOnMount<HTMLElement>();
  const { field, decoded, masked, maskTyped, maskAll, paste, decode, clear } = useDecoder(tables);
  return (
    <section ref={box} tabIndex={-1} aria-label={words.decoder} className={styles.box}>
      <div className={styles.fields}>
        <div className={styles.field}>
          <label htmlFor={`${id}text`} className={styles.label}>
            <Sentence text={words.field}>
              <code>curl -i</code>
            </Sentence>
          </label>
          <textarea
            ref={field}
            id={`${id}text`}
            className={styles.input}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-describedby={`${id}note`}
            onPaste={paste}
            onInput={maskTyped}
            onBlur={maskAll}
          />
          <p id={`${id}note`} role="status" className={styles.note}>
            {masked === 0 ? words.masking : words.masked(masked)}
          </p>
        </div>
        <div className={styles.buttons}>
          <button type="button" className={styles.main} onClick={decode}>
            {words.explain}
          </button>
          <button type="button" className={styles.other} onClick={clear}>
            {words.clear}
          </button>
        </div>
        <div role="status" className={styles.result}>
          {decoded !== undefined && <ResponseInWords decoded={decoded} />}
        </div>
      </div>
    </section>
  );
}
