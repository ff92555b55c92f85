import {
  type ClipboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { CodeTables } from '@/lib/content/schemas/workbench/code-fields';
import { findCardNumbers, maskCardNumbers } from '@/lib/workbench/cards/card-numbers';
import { type DecodedResponse, decodeResponse } from '@/lib/workbench/response/decode-response';
import {
  forgetResponse,
  getKeptResponse,
  subscribeKeptResponse,
} from '@/lib/workbench/response/kept-response';

/** Field and result of the response decoder; card numbers are masked in the field itself. */
export function useDecoder(tables: CodeTables) {
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
