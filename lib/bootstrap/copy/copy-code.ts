import * as words from '@/.generated/words/ui/page-scripts';
import { HELD_COPY, type WriteCopy, writeCopy } from './ask-clipboard';

/** Attribute of the buttons that copy: empty for code, or the address of the file that is copied. */
export const COPY_BUTTON = 'data-copy';

const COPIED_FOR_MS = 2000;

/** The visible code in the button's `data-code` frame, else the element before the button. */
function findVisibleCode(button: Element): Element | null {
  const blocks = [...(button.closest('[data-code]')?.querySelectorAll('pre') ?? [])];
  const block = blocks.find((one) => one.checkVisibility());
  return block?.querySelector('code') ?? block ?? button.previousElementSibling;
}

/**
 * Shows an outcome in the place of a button's label, and takes it back later. The button's first child is its label, the
 * second an empty live region.
 */
export function showOutcome(button: Element, outcome: string): void {
  const [label, live] = button.children;
  if (!live) return;
  label?.toggleAttribute('hidden', true);
  // Empty again later: the outcome is read out, the return to the label is not.
  live.textContent = outcome;
  setTimeout(() => {
    label?.toggleAttribute('hidden', false);
    live.textContent = '';
  }, COPIED_FOR_MS);
}

/** Copies code to the clipboard and says so; selects the code where the clipboard is refused. */
async function copyCode(button: Element, write = writeCopy): Promise<void> {
  const code = findVisibleCode(button);
  // The clipboard is refused outside secure contexts and by some policies.
  const copied = await write(toBlob(code?.textContent ?? '')).then(
    () => true,
    () => false,
  );
  if (!copied && code) getSelection()?.selectAllChildren(code);
  const key = navigator.platform.startsWith('Mac') ? '⌘C' : `${words.controlKey}+C`;
  showOutcome(button, copied ? words.copied : words.pressKey(key));
}

const toBlob = async (text: string | Promise<string>) =>
  new Blob([await text], { type: 'text/plain' });

/**
 * Copies a text that is yet to come, and says so. The clipboard is asked at once, because Safari refuses one that is
 * asked after the press.
 * @param write the clipboard, where it was asked before.
 */
export async function copyText(
  button: Element,
  text: Promise<string>,
  write = writeCopy,
): Promise<void> {
  try {
    await write(toBlob(text));
    showOutcome(button, words.copied);
  } catch {
    showOutcome(button, words.notCopied);
  }
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(address);
  return response.text();
}

/**
 * Copies what belongs to a button with `COPY_BUTTON` when it is pressed. The button's first child is its label,
 * the second an empty live region.
 */
export function listenForCopies(): void {
  const copy = ({ target }: Event, write?: WriteCopy) => {
    const button = target instanceof Element && target.closest(`[${COPY_BUTTON}]`);
    if (!button) return;
    const address = button.getAttribute(COPY_BUTTON);
    void (address ? copyText(button, fetchText(address), write) : copyCode(button, write));
  };
  addEventListener('click', (event) => copy(event));
  addEventListener(HELD_COPY, (event) => copy(event, event.detail));
}
