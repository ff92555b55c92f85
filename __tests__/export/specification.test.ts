import { readSite } from '@/lib/content/read-site';
import { testShipped } from '../support/shipped-tests';
import { readPages } from './exported-pages';

const pages = readPages();
const site = readSite();

describe('SPEC 6: no login and no roles, the site is public', () => {
  test('no page has a field for a password, or sends a form anywhere', () => {
    const found = pages.flatMap(({ address, tags }) =>
      tags
        .filter(({ name, attributes }) =>
          name === 'form'
            ? attributes.has('action') || attributes.has('method')
            : name === 'input' && attributes.get('type') === 'password',
        )
        .map(({ name }) => `${address}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  testShipped('the login links of every page lead to the apps, which are another site', () => {
    const logins = pages.flatMap(({ tags }) =>
      tags.flatMap(({ attributes }) =>
        attributes.get('data-app') === 'sandboxLogin' ? [attributes.get('href') ?? ''] : [],
      ),
    );
    expect(logins.length).toBeGreaterThan(100);
    const { origin } = new URL(site.environments.prod![site.links.sandboxLogin!.base]);
    expect(origin).not.toBe(site.url);
    expect(new Set(logins.map((href) => new URL(href).origin))).toEqual(new Set([origin]));
  });
});

describe('SPEC 9 defaults: locale en-US', () => {
  testShipped('every page of the site says that it is in English', () => {
    const languages = pages
      .filter(({ isContent }) => isContent)
      .map(({ tags }) => tags.find(({ name }) => name === 'html')?.attributes.get('lang'));
    expect(new Set(languages)).toEqual(new Set(['en']));
  });
});
