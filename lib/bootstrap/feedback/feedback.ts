import * as words from '@/.generated/words/ui/page-scripts';

/** Attribute of the group of buttons that say whether a page was helpful: the address that receives it. */
export const FEEDBACK = 'data-feedback';

/**
 * Sends the choice as a form: `page` (its path) and `helpful` (`yes` or `no`). No cookie goes with it.
 * @returns whether the host has taken it; another host has to say by CORS that this one may know.
 */
async function sendFeedback(address: string, helpful: string): Promise<boolean> {
  const body = new URLSearchParams({ page: location.pathname, helpful });
  const { ok } = await fetch(address, {
    method: 'POST',
    body,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  });
  return ok;
}

/** Shows the outcome in the group's last live region, and takes the buttons away once it has arrived. */
async function submit(group: Element, helpful: string): Promise<void> {
  const buttons = [...group.querySelectorAll('button')];
  const status = group.querySelector('[aria-live]');
  for (const button of buttons) button.disabled = true;
  const isSent = await sendFeedback(group.getAttribute(FEEDBACK) ?? '', helpful).catch(() => false);
  for (const button of buttons) {
    button.disabled = false;
    button.hidden = isSent;
  }
  if (status) status.textContent = isSent ? words.thanks : words.notSent;
}

/** Sends whether a page was helpful when one of its buttons is pressed. */
export function listenForFeedback(): void {
  addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element && target.closest<HTMLButtonElement>(`[${FEEDBACK}] button`);
    const group = button && button.closest(`[${FEEDBACK}]`);
    if (button && group) void submit(group, button.value);
  });
}
