/** @shipped-documents */
import type { Page } from 'playwright-core';
import { stringify } from 'yaml';
import { BESIDE, EVIL, HOSTILE, HOSTILE_IDS, READABLE } from '../openapi/core/hostile-document';
import { writeSample } from '../support/sample-export';
import { expectSoon, whenAlive, whenStill } from '../support/waits';
import { usePortal } from './portal';

jest.setTimeout(600_000);

/** A document of another host could do anything a text can do. None of it may come to life here. */
const FILES = {
  'hostile.json': JSON.stringify(HOSTILE),
  'hostile.yaml': stringify(HOSTILE, { aliasDuplicateObjects: false, lineWidth: 0 }),
};
const ROWS = 'nav[aria-label="API operations"] a[data-operation]';

const portal = usePortal({ documentFolder: writeSample(FILES) });

type Watch = {
  readonly page: Page;
  readonly complaints: readonly string[];
  /** Requests to anywhere but the portal and the API host, dialogs, and windows that opened. */
  readonly leaks: readonly string[];
};

async function watch(): Promise<Watch> {
  const { page, complaints } = await portal.open();
  const leaks: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const isHere = hostname === 'localhost' || hostname === '127.0.0.1';
    if (!isHere && protocol !== 'data:' && protocol !== 'blob:') leaks.push(request.url());
  });
  page.on('dialog', (dialog) => {
    leaks.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => leaks.push(`window: ${popup.url()}`));
  return { page, complaints, leaks };
}

/** The description of a document is formatted when a reader comes near it. */
async function readToEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await whenStill(page);
}

/** Opens all that can be opened, level by level, until nothing new comes or there is plenty. */
async function openAll(page: Page): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    const opened = await page.evaluate(() => {
      const closed = [
        ...document.querySelectorAll<HTMLElement>('main button[aria-expanded="false"]'),
        ...document.querySelectorAll<HTMLElement>('main details:not([open]) > summary'),
        ...document.querySelectorAll<HTMLElement>('main [role="tab"][aria-selected="false"]'),
      ];
      for (const element of closed.slice(0, 120)) element.click();
      return closed.length;
    });
    await whenStill(page);
    if (opened === 0) return;
  }
}

/** Points at, focuses and selects everything, as a curious reader does. */
async function touchAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *, nav *')) {
      for (const type of ['mouseover', 'mouseenter', 'pointerover', 'mousemove', 'toggle'])
        element.dispatchEvent(new MouseEvent(type, { bubbles: true }));
      element.focus();
    }
  });
}

/** What of the markup has come to life: elements, attributes and addresses that no part of the page has. */
function listAlive(): readonly string[] {
  const alive: string[] = [];
  const elements = document.querySelectorAll('main *, nav[aria-label="API operations"] *');
  for (const element of elements) {
    const name = element.localName;
    if (
      /^(script|style|iframe|frame|object|embed|form|base|meta|link|img|video|audio|picture|portal|math|use|image|animate|template|marquee|applet|x)$/.test(
        name,
      )
    )
      alive.push(element.outerHTML.slice(0, 200));
    for (const attribute of element.attributes) {
      if (/^(on|srcdoc$|formaction$|ping$|background$|srcset$)/.test(attribute.name))
        alive.push(`${name} ${attribute.name}=${attribute.value}`.slice(0, 200));
    }
    // The page sets some styles of its own; none of them loads or covers anything.
    if (/url\(|position|background|inset/.test(element.getAttribute('style') ?? ''))
      alive.push(`${name} style=${element.getAttribute('style')}`.slice(0, 200));
    if (element instanceof HTMLAnchorElement && !/^(https?|mailto):$/.test(element.protocol))
      alive.push(`${element.href} (${element.getAttribute('href')})`);
  }
  if (Reflect.get(globalThis, 'hit') === 1) alive.push('a script ran');
  if (document.baseURI !== location.href) alive.push(`base: ${document.baseURI}`);
  return alive;
}

describe('the hostile document', () => {
  it.each(Object.keys(FILES))(
    '%s is listed and shown as text, and nothing of it comes to life',
    async (file) => {
      const { page, complaints, leaks } = await watch();
      await page.goto(portal.at(`/api/?swaggerUri=/${file}`));
      await page.locator(ROWS).first().waitFor();
      await whenAlive(page);
      const listed = await page
        .locator(ROWS)
        .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-operation')));
      expect([...new Set(listed)].sort()).toEqual([...HOSTILE_IDS].sort());
      await readToEnd(page);
      await openAll(page);
      await touchAll(page);
      expect(await page.evaluate(listAlive)).toEqual([]);
      expect(await page.locator('main h1').first().innerText()).toContain(READABLE);
      expect({ complaints, leaks }).toEqual({ complaints: [], leaks: [] });
    },
  );

  it.each(HOSTILE_IDS)('has the operation %j, opened to its last part, as text too', async (id) => {
    const { page, complaints, leaks } = await watch();
    await page.goto(portal.at('/api/?swaggerUri=/hostile.json'));
    await page.locator(ROWS).first().waitFor();
    await whenAlive(page);
    const index = await page
      .locator(ROWS)
      .evaluateAll(
        (rows, wanted) => rows.findIndex((row) => row.getAttribute('data-operation') === wanted),
        id,
      );
    // By keyboard: the list sticks to the screen and moves while the text beside it grows, so that on a busy machine
    // a pointer may press one row and be released over another.
    await page.locator(ROWS).nth(index).press('Enter');
    await page.locator('article[data-operation] h1').first().waitFor();
    expect(await page.locator('article[data-operation]').getAttribute('data-operation')).toBe(id);
    await openAll(page);
    await touchAll(page);
    await whenStill(page);
    expect(await page.evaluate(listAlive)).toEqual([]);
    expect(await page.locator('article h1').first().innerText()).toContain(READABLE);
    const text = () => page.evaluate(() => document.querySelector('article')?.textContent ?? '');
    // What stands beside the markup is there to read; the Markdown reader comes a moment later.
    await expectSoon(async () => {
      const read = await text();
      return BESIDE.flat().filter((word) => !read.includes(word));
    }, []);
    expect({ complaints, leaks }).toEqual({ complaints: [], leaks: [] });
    expect(page.url().startsWith(portal.at('/api/'))).toBe(true);
    expect(leaks.filter((url) => url.startsWith(EVIL))).toEqual([]);
  });
});
