import { toInertMarkup } from '@/lib/markdown/foreign/inert-markup';

afterEach(() => {
  globalThis.trustedTypes = undefined;
});

test('markup of a document stays as it is where browsers have no Trusted Types', () => {
  expect(toInertMarkup('<script>a()</script>')).toBe('<script>a()</script>');
});

test('elsewhere it is made by a policy of its own, which a page creates once', () => {
  const createHTML = jest.fn((html: string) => `trusted ${html}`);
  const createPolicy = jest.fn(() => ({ createHTML, createScriptURL: createHTML }));
  globalThis.trustedTypes = { createPolicy };
  expect([toInertMarkup('<b>'), toInertMarkup('<i>')]).toEqual(['trusted <b>', 'trusted <i>']);
  expect(createPolicy).toHaveBeenCalledTimes(1);
  expect(createPolicy).toHaveBeenCalledWith('inert-markup', expect.anything());
});
