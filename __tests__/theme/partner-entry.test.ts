import { readSite } from '@/lib/content/read-site';
import { siteSchema } from '@/lib/content/schemas/site';

/** What is wrong with a partner's entry in content/site.json; nothing for a good one. */
function faultsOf(partner: object): readonly string[] {
  const result = siteSchema.safeParse({ ...readSite(), partners: [partner] });
  return result.error?.issues.map(({ path }) => path.slice(2).join('.')) ?? [];
}
const entry = { domain: 'shop.example.com', name: 'Example Shop' };

describe('a partner’s entry', () => {
  test('needs no links', () => expect(faultsOf(entry)).toEqual([]));

  test.each([
    ['https://shop.example.com'],
    ['https://shop.example.com/'],
    ['https://shop.example.com:8443/join?from=docs#form'],
  ])('may lead a link to %s', (address) =>
    expect(faultsOf({ ...entry, links: { sandboxLogin: address, privacy: address } })).toEqual([]),
  );

  test.each([
    ['http://shop.example.com/'],
    ['//shop.example.com/'],
    ['/login'],
    ['javascript:alert(1)'],
    ['https:shop.example.com'],
    ['https://user:secret@shop.example.com/'],
    ['https://shop.example.com@evil.example/'],
    ['https://shop.example.com\\@evil.example/'],
    ['https://shop.example.com/a b'],
    [' https://shop.example.com/'],
    [''],
    [null],
    [undefined],
  ])('may not lead one to %j', (address) =>
    expect(faultsOf({ ...entry, links: { sandboxLogin: address } })).toEqual([
      'links.sandboxLogin',
    ]),
  );

  test.each(['login', 'storage', 'api'])('has no say about %s', (name) =>
    expect(faultsOf({ ...entry, links: { [name]: 'https://shop.example.com/' } })).toEqual([
      'links',
    ]),
  );
});
