import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { fitText } from '@/lib/kit/build/images/fit-text';
import { writeSocialCards } from '@/lib/kit/build/images/social-cards';
import { anyTitle, TITLES } from '../../../support/any-title';
import { FEW_RUNS } from '../../../support/property-runs';

const folder = () => mkdtempSync(join(tmpdir(), 'portal-cards-'));
const page = (image: string) => ({
  path: '/guides/webhooks/',
  title: 'Webhooks & <events> guide',
  description: 'Let us call your server when a payment, subscription or invoice changes. '.repeat(
    3,
  ),
  image,
});
const OWN = page('https://developer.example.com/social/guides/webhooks.png');

it('a page that names a card of its own gets it, of the size of previews and at most 30 kB', async () => {
  const root = folder();
  const { count, bytes } = await writeSocialCards(root, [OWN]);
  const png = readFileSync(join(root, 'social/guides/webhooks.png'));
  const shared = readFileSync(join(root, 'images/social-card.png'));
  expect({ count, bytes }).toEqual({ count: 2, bytes: png.length + shared.length });
  expect(png.length).toBeLessThan(30_000);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
});

it('the card of the same texts is the same, and that of others is another', async () => {
  const [one, two, three] = [folder(), folder(), folder()];
  await writeSocialCards(one, [OWN]);
  await writeSocialCards(two, [OWN]);
  await writeSocialCards(three, [{ ...OWN, title: 'Reporting guide' }]);
  const read = (root: string) => readFileSync(join(root, 'social/guides/webhooks.png'));
  expect(read(two).equals(read(one))).toBe(true);
  expect(read(three).equals(read(one))).toBe(false);
});

it('a page that names the shared picture gets no other, and that one shows the provider and the first page', async () => {
  const [root, other] = [folder(), folder()];
  const shared = page('https://developer.example.com/images/social-card.png');
  const start = { ...shared, path: '/' };
  expect(await writeSocialCards(root, [shared, start])).toMatchObject({ count: 1 });
  expect(existsSync(join(root, 'social'))).toBe(false);
  const read = (path: string) => readFileSync(join(path, 'images/social-card.png'));
  expect(await sharp(read(root)).metadata()).toMatchObject({ width: 1200, height: 630 });
  await writeSocialCards(other, [shared, { ...start, description: 'Sell tickets.' }]);
  expect(read(other).equals(read(root))).toBe(false);
});

it('an export without pages has no cards', async () => {
  const root = folder();
  expect(await writeSocialCards(root, [])).toEqual({ count: 0, bytes: 0 });
  expect(existsSync(join(root, 'images'))).toBe(false);
});

/** Draws the card of a page, whose description is the title as well. */
async function drawCard(title: string): Promise<Buffer> {
  const root = folder();
  await writeSocialCards(root, [{ ...OWN, title, description: title }]);
  return readFileSync(join(root, 'social/guides/webhooks.png'));
}

it.each(TITLES)('a title of %s fits on a card', async (_, title) => {
  expect(await sharp(await drawCard(title)).metadata()).toMatchObject({ width: 1200, height: 630 });
});

it('any text fits into its box, on several lines or on one', async () => {
  const box = {
    width: 300,
    sizes: [
      [40, 100],
      [24, 60],
    ],
  } as const;
  const look = { weight: 700, colour: '#ffffff' } as const;
  const runs = { numRuns: FEW_RUNS };
  await fc.assert(
    fc.asyncProperty(anyTitle(), fc.boolean(), async (title, isOneLine) => {
      const picture = await fitText(title, look, { ...box, isOneLine });
      expect(picture?.width ?? 0).toBeLessThanOrEqual(300);
      expect(picture?.height ?? 0).toBeLessThanOrEqual(100);
    }),
    runs,
  );
});

it('a word is broken or cut only where it does not fit in small letters', async () => {
  const look = { weight: 700, colour: '#ffffff' } as const;
  const sizes = [72, 52, 36].map((size) => [size, 180] as const);
  const fit = (text: string) => fitText(text, look, { width: 1008, sizes });
  const line = async (text: string) => (await fit(text))?.room;
  expect(await line('Webhooks')).toBe(Math.round(72 * 1.21));
  expect(await line('getPaymentMethodConfigurations')).toBe(Math.round(52 * 1.21));
  expect(await line('m'.repeat(60))).toBe(Math.round(2 * 52 * 1.21));
  // The same in all letters that are shown: the rest of a text that is too long is an ellipsis.
  const [long, longer] = await Promise.all(['m'.repeat(300), 'm'.repeat(350)].map(fit));
  expect(long?.input.equals(longer?.input ?? Buffer.of())).toBe(true);
});

it('a description of one long word, or of a script without spaces, is not left out', async () => {
  const draw = async (description: string) => {
    const root = folder();
    await writeSocialCards(root, [{ ...OWN, description }]);
    return readFileSync(join(root, 'social/guides/webhooks.png'));
  };
  const [none, word, han] = await Promise.all(['…', 'm'.repeat(200), '決'.repeat(200)].map(draw));
  expect(word?.equals(none ?? Buffer.of())).toBe(false);
  expect(han?.equals(none ?? Buffer.of())).toBe(false);
});

it('a card that cannot be made names its page and what to do', async () => {
  await writeSocialCards(folder(), [OWN]);
  jest.spyOn(sharp.prototype, 'composite').mockImplementation(() => {
    throw new Error('no memory');
  });
  await expect(writeSocialCards(folder(), [{ ...OWN, title: 'Reports' }])).rejects.toThrow(
    '/guides/webhooks/: the picture for link previews cannot be made (no memory). Change the title "Reports" or the description of this page, or let all pages share one: "socialCards": false in content/site.json',
  );
  const start = { ...OWN, path: '/', image: '', description: 'Sell parcels.' };
  await expect(writeSocialCards(folder(), [start])).rejects.toThrow(
    'content/site.json: the picture for link previews cannot be made (no memory). Change "name"',
  );
  jest.restoreAllMocks();
});
