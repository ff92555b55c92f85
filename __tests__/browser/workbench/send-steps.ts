import type { Page, Request } from 'playwright-core';

/** Key that must be found nowhere. */
export const KEY = 'sandbox_key_that_leaks_4711';

/** The open form; pages of several requests have one for each that is open. */
export const getForm = (page: Page) => page.getByRole('form', { name: 'Send to sandbox' });

/** What the form says of its request. */
export const readStatus = (page: Page) => getForm(page).getByRole('status').textContent();

/** Tab of the response to a sent request. */
export const sentTab = (page: Page) =>
  page.locator('label').filter({ hasText: /^Sent \d\d:\d\d · / });

/** Fills in the key, unless one is held, and presses Send. */
export async function send(page: Page, key = KEY): Promise<void> {
  const field = page.getByLabel('Sandbox key');
  if (await field.isVisible()) await field.fill(key);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** All that a page keeps or shows, as texts, by where it is. */
export function collectTexts(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ name, value }) => `${name}=${value}`),
    );
    const cacheTexts = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        return (await cache.keys()).map(({ url }) => url).join(' ');
      }),
    );
    return {
      localStorage: JSON.stringify({ ...localStorage }),
      sessionStorage: JSON.stringify({ ...sessionStorage }),
      cookies: document.cookie,
      address: location.href,
      history: JSON.stringify(history.state),
      html: document.documentElement.outerHTML,
      attributes: attributes.join('\n'),
      name: window.name,
      caches: cacheTexts.join(' '),
      databases: JSON.stringify(await indexedDB.databases()),
      workers: String((await navigator.serviceWorker?.getRegistrations())?.length ?? 0),
      // Entries have the addresses of requests, keys of a query included.
      timings: JSON.stringify(performance.getEntries()),
      globals: Object.getOwnPropertyNames(window)
        .map((name) => {
          try {
            return JSON.stringify(Reflect.get(window, name)) ?? '';
          } catch {
            return '';
          }
        })
        .join('\n'),
    };
  });
}

type PlacesOptions = {
  /** What the page had while secrets were typed. */
  readonly typed: Record<string, string>;
  /** What it logged. */
  readonly logs: readonly string[];
  /** Address of another page of the portal. */
  readonly other: string;
};

/** All that a page keeps, shows and logs, and what another page of its profile finds, by where it is. */
export async function collectPlaces(
  page: Page,
  { typed, logs, other }: PlacesOptions,
): Promise<Record<string, string>> {
  const second = await page.context().newPage();
  await second.goto(other);
  const rename = (texts: Record<string, string>, name: (place: string) => string) =>
    Object.fromEntries(Object.entries(texts).map(([place, text]) => [name(place), text]));
  return {
    ...rename(typed, (place) => `${place} while typing`),
    ...(await collectTexts(page)),
    ...rename(await collectTexts(second), (place) => `${place} of a second page`),
    logs: logs.join('\n'),
    storageState: JSON.stringify(await page.context().storageState()),
  };
}

/** Addresses, without their query, of the requests that carry a secret anywhere. */
export async function listCarriers(
  requests: readonly Request[],
  secrets: readonly string[],
): Promise<readonly string[]> {
  const carriers = await Promise.all(
    requests.map(async (request) => {
      const headers = await request.allHeaders().catch(() => ({}));
      const text = JSON.stringify([request.url(), headers, request.postData()]);
      const isCarrier = secrets.some((secret) => text.includes(secret));
      return isCarrier ? (request.url().split('?')[0] ?? '') : '';
    }),
  );
  return carriers.filter(Boolean);
}
