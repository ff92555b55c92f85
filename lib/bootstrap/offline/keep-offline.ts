import { LOCALE } from '@/.generated/words/locale';
import * as words from '@/.generated/words/ui/page-scripts';
import { deleteCaches } from './copy-state';
import { CACHE_PREFIX, INFO_PATH, OFFLINE, PACK_KEY, STATE_CACHE, WORKER_PATH } from './names';
import { PRESSED } from './offer-offline';

/** Formats bytes as millions: `1.6`. */
const formatMillions = (bytes: number) =>
  (bytes / 1_000_000).toLocaleString(LOCALE, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });

/** Formats bytes for readers, on one line: `1.6 MB`. */
const formatMegabytes = (bytes: number) => `${formatMillions(bytes)}\u00a0${words.megabytes}`;

type Action = { readonly label: string; readonly run: () => Promise<void> };

/**
 * Serves the place in the footer that keeps the portal offline: says what the copy takes, registers the worker then
 * and not before, shows how much has arrived, and removes it.
 */
export async function keepOffline(): Promise<void> {
  const place = document.querySelector(`[${OFFLINE}]`);
  if (!place) return;
  const worker = place.getAttribute(OFFLINE) ?? '';
  const show = (text: string, ...actions: readonly Action[]) => showState(place, text, actions);
  const offer: Action = { label: words.keepOffline, run: () => propose() };
  const kept = async () => {
    const bytes = await readCopySize();
    show(words.keptOffline(formatMegabytes(bytes)), { label: words.remove, run: remove });
  };
  const propose = async () => {
    if (!('serviceWorker' in navigator)) return show(words.cannotKeep);
    const bytes = await fetchSize(worker);
    if (bytes === undefined) return show(words.noConnection, offer);
    show(
      words.sizeOfCopy(formatMegabytes(bytes)),
      { label: words.keep, run: () => keep(bytes) },
      { label: words.cancel, run: async () => show('', offer) },
    );
  };
  const keep = async (bytes: number) => {
    show(words.sizeSoFar({ arrived: formatMillions(0), size: formatMegabytes(bytes) }));
    const follow = ({ data }: MessageEvent<unknown>) => {
      const arrived = readProgress(data);
      if (arrived !== undefined)
        show(words.sizeSoFar({ arrived: formatMillions(arrived), size: formatMegabytes(bytes) }));
    };
    navigator.serviceWorker.addEventListener('message', follow);
    const isKept = await register(worker);
    navigator.serviceWorker.removeEventListener('message', follow);
    if (isKept) await kept();
    else show(words.notKept, offer);
  };
  const remove = async () => {
    const registration = await navigator.serviceWorker.getRegistration(worker);
    await registration?.unregister();
    await deleteCaches(caches);
    show(words.removed, offer);
  };
  const registration = await navigator.serviceWorker?.getRegistration(worker);
  if (registration?.active) await kept();
  else if (place.hasAttribute(PRESSED)) await propose();
}

/** Shows a sentence and its buttons; the focus goes to the first of them, else to the sentence, where it was in the place. */
function showState(place: Element, text: string, actions: readonly Action[]): void {
  const hadFocus = place.contains(document.activeElement);
  const status = document.createElement('span');
  status.role = 'status';
  const buttons = actions.map(({ label, run }) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.native = '';
    button.textContent = label;
    button.addEventListener('click', () => void run());
    return button;
  });
  place.replaceChildren(status);
  for (const button of buttons) place.append(button);
  // Text that comes into a status is read out, text that comes with it is not.
  status.textContent = text;
  if (!hadFocus) return;
  status.tabIndex = -1;
  (buttons[0] ?? status).focus();
}

/** Bytes of the copy that the host offers; `undefined` where it cannot be reached. */
async function fetchSize(worker: string): Promise<number | undefined> {
  try {
    const response = await fetch(worker.replace(WORKER_PATH, INFO_PATH), {
      cache: 'no-store',
    });
    const info: unknown = await response.json();
    return typeof info === 'object' && info !== null && 'bytes' in info
      ? Number(info.bytes)
      : undefined;
  } catch {
    return undefined;
  }
}

async function readCopySize(): Promise<number> {
  let bytes = 0;
  for (const name of await caches.keys()) {
    if (!name.startsWith(CACHE_PREFIX) || name === STATE_CACHE) continue;
    const pack = await (await caches.open(name)).match(PACK_KEY);
    bytes += pack ? (await pack.blob()).size : 0;
  }
  return bytes;
}

function readProgress(data: unknown): number | undefined {
  return typeof data === 'object' && data !== null && 'offlineBytes' in data
    ? Number(data.offlineBytes)
    : undefined;
}

/** Registers the worker. @returns whether it has its copy. */
async function register(address: string): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker.register(address);
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    if (!worker || worker.state === 'activated') return worker !== null;
    return await new Promise<boolean>((resolve) => {
      worker.addEventListener('statechange', () => {
        if (worker.state === 'activated') resolve(true);
        if (worker.state === 'redundant') resolve(false);
      });
    });
  } catch {
    return false;
  }
}
