import { BASE_PATH } from '../../browser/portal';
import type { Reader } from '../reader';
import type { Stage } from '../stage';

const GUIDE = '/guides/webhooks/';
/** A heading in the middle of it. */
const HEADING = 'go-live';

const readTop = (id: string) => {
  const element = document.getElementById(id);
  return element ? Math.round(element.getBoundingClientRect().top) : -1;
};

/** Whether an element stands where it stood, but for the rounding of pixels. */
const isAt = ([id, top]: readonly [string, number]) =>
  Math.abs((document.getElementById(id)?.getBoundingClientRect().top ?? NaN) - top) < 2;

type Spot = readonly [index: number, top: number];

/** An element of the content that is on show, and where: fonts that have come since move what is below. */
const findSpot = (): Spot => {
  const elements = [...document.querySelectorAll('main *')];
  const index = elements.findIndex((element) => element.getBoundingClientRect().top > 100);
  return [index, elements[index]?.getBoundingClientRect().top ?? 0];
};
const isSpotAt = ([index, top]: Spot) => {
  const element = document.querySelectorAll('main *')[index];
  return Math.abs((element?.getBoundingClientRect().top ?? NaN) - top) < 2;
};

async function scrollDownTo(reader: Reader, top: number): Promise<void> {
  await reader.read((y) => {
    scrollTo({ top: y, behavior: 'instant' });
    return null;
  }, top);
  await reader.rest(top);
}

/** Follows a link of the footer without scrolling to it, as a reader of the fixed navigation does. */
async function follow(reader: Reader, path: string): Promise<void> {
  await reader.read((href) => {
    // The answer comes before the page goes.
    setTimeout(() => document.querySelector<HTMLElement>(`footer a[href="${href}"]`)?.click());
    return null;
  }, BASE_PATH + path);
  await reader.arrive(path);
}

export function testReading({ open }: Stage): void {
  describe('positions', () => {
    it('back and forward restore that of each page; a page never seen opens at its top', async () => {
      const reader = await open(GUIDE);
      await scrollDownTo(reader, 1234);
      const inGuide = await reader.read(findSpot);
      await follow(reader, '/guides/');
      await reader.rest(0);
      await scrollDownTo(reader, 300);
      const inList = await reader.read(findSpot);
      await reader.back();
      await reader.arrive(GUIDE);
      await reader.expect(isSpotAt, true, inGuide);
      await reader.forward();
      await reader.arrive('/guides/');
      await reader.expect(isSpotAt, true, inList);
      expect(await reader.complaints()).toEqual([]);
    });

    it('a reload restores it', async () => {
      const reader = await open(GUIDE);
      await scrollDownTo(reader, 1234);
      const spot = await reader.read(findSpot);
      await reader.reload();
      await reader.expect(isSpotAt, true, spot);
    });

    it('coming back from another document restores what was on show', async () => {
      const reader = await open(GUIDE);
      await scrollDownTo(reader, 1234);
      const before = await reader.read(readTop, 'features');
      await reader.read(() => {
        window.open('/robots.txt', '_self');
        return null;
      });
      await reader.expect(() => location.pathname, '/robots.txt');
      await reader.back();
      await reader.arrive(GUIDE);
      await reader.expect(isAt, true, ['features', before]);
    });
  });

  describe('a fragment', () => {
    it('is scrolled to below the banner, and left behind by Back', async () => {
      const reader = await open(GUIDE);
      await reader.press(`nav[aria-labelledby="toc-title"] a[href="#${HEADING}"]`);
      await reader.arrive(`${GUIDE}#${HEADING}`);
      await reader.expect(readTop, 88, HEADING);
      await reader.back();
      await reader.arrive(GUIDE);
      await reader.rest(0);
    });

    it('of an address is scrolled to when the page opens', async () => {
      const reader = await open(`${GUIDE}#${HEADING}`);
      await reader.expect(readTop, 88, HEADING);
    });
  });

  it('a heading that a jump has left above the screen is the current one of the table', async () => {
    const reader = await open(GUIDE);
    const readCurrent = () =>
      document.querySelector<HTMLAnchorElement>('nav[aria-labelledby="toc-title"] [aria-current]')
        ?.hash ?? '';
    const below = await reader.read(
      (id) =>
        Math.round(scrollY + (document.getElementById(id)?.getBoundingClientRect().bottom ?? 0)),
      HEADING,
    );
    await scrollDownTo(reader, below + 1);
    await reader.expect(readCurrent, `#${HEADING}`);
    await scrollDownTo(reader, 0);
    await reader.expect(readCurrent, '');
  });

  it('a box of a page that has not started is ticked once it has', async () => {
    const reader = await open('/');
    const before = await reader.read(() => document.querySelector('main pre')?.innerHTML ?? '');
    await reader.press('label', 'All fields');
    const isLonger = (html: string) =>
      (document.querySelector('main pre')?.innerHTML.length ?? 0) > 2 * html.length;
    await reader.expect(isLonger, true, before);
    const isTicked = () =>
      document.querySelector<HTMLInputElement>('main [type=checkbox]')?.checked ?? false;
    await reader.expect(isTicked, true);
    expect(await reader.complaints()).toEqual([]);
  });

  it('the copy button of a code says that it has copied', async () => {
    const reader = await open('/guides/payment-gateway/');
    await reader.press('main [data-code] button', 'Copy');
    await reader.see('main [data-code] button', 'Copied');
    expect(await reader.complaints()).toEqual([]);
  });

  it('the button beside the breadcrumbs copies the page as Markdown, and says so', async () => {
    const reader = await open('/guides/payment-gateway/');
    await reader.press('main article button', 'Copy as Markdown');
    await reader.see('main article button', 'Copied');
    expect(await reader.complaints()).toEqual([]);
  });
}
