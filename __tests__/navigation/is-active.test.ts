import { isActive, getAriaCurrent } from '@/components/navigation/is-active';

test.each([
  ['its own address', { url: '/guides/' }, '/guides/', true],
  ['an address below it', { url: '/guides/' }, '/guides/webhooks/', true],
  ['an address that only begins alike', { url: '/guides/' }, '/guides-old/', false],
  ['another address', { url: '/guides/' }, '/libs/', false],
  ['the address above it', { url: '/guides/webhooks/' }, '/guides/', false],
  ['its own address, exactly', { url: '/', exact: true }, '/', true],
  ['an address below an exact one', { url: '/', exact: true }, '/guides/', false],
  ['a page of which it is a part', { url: '/guides/', fragment: 'x' }, '/guides/', false],
  ['its own address, when it is external', { url: '/guides/', ext: true }, '/guides/', false],
])('SPEC 2 navigation: an item is active at %s: %j at %j is %j', (_, item, path, expected) => {
  expect(isActive(item, path)).toBe(expected);
});

test.each([
  ['its own page', { url: '/guides/' }, '/guides/', 'page'],
  ['a page below it', { url: '/guides/' }, '/guides/webhooks/', 'true'],
  ['a page below it, when it is exact', { url: '/guides/', exact: true }, '/guides/a/', undefined],
  ['another page', { url: '/guides/' }, '/libs/', undefined],
])('on %s aria-current of an item says so: %j at %j is %j', (_, item, path, expected) => {
  expect(getAriaCurrent(item, path)).toBe(expected);
});
