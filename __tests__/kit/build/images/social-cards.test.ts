/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeSocialCards } from '@/lib/kit/build/images/social-cards';

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
