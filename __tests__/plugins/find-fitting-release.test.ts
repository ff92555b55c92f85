import fc from 'fast-check';
import { readPlugins } from '@/lib/content/read-plugins';
import type { PluginCompatibility } from '@/lib/content/schemas/plugin';
import {
  findFittingRelease,
  type Misfit,
  productsOf,
  suggestedVersion,
} from '@/lib/plugins/find-fitting-release';
import { listReleases } from '@/lib/plugins/list-releases';
import { compareVersions } from '@/lib/text/versions';
import { samplePlugin, sampleRelease } from '../support/sample-plugin';

const fields = (compatibility: PluginCompatibility[]) => ({ compatibility });
const older = (v: string, compatibility: PluginCompatibility[]) => ({
  ...sampleRelease(v),
  compatibility,
});

/** 2.0 for new shops, 1.1 for shops between, 1.0 for old ones. */
const plugin = samplePlugin({
  version: '2.0',
  ...fields([
    { name: 'Press', min: '5.0', max: '6.6' },
    { name: 'Shop', min: '4.0', max: '9.1.2' },
  ]),
  releases: [
    older('1.0', [
      { name: 'Press', max: '5.2' },
      { name: 'Shop', max: '3.5' },
    ]),
    older('1.1', [
      { name: 'Press', min: '4.4', max: '6.0' },
      { name: 'Shop', min: '3.0', max: '6.2' },
    ]),
  ],
});

const ask = (press: string, shop: string) =>
  findFittingRelease(
    plugin,
    new Map([
      ['Press', press],
      ['Shop', shop],
    ]),
  );
const tooOld = (name: string, yours: string, atLeast: string): Misfit => ({
  kind: 'too-old',
  name,
  yours,
  atLeast,
});
const tooNew = (name: string, yours: string, testedUpTo: string): Misfit => ({
  kind: 'too-new',
  name,
  yours,
  testedUpTo,
});

describe('the release that fits', () => {
  test.each([
    ['both inside', '6.2', '8.0', '2.0'],
    ['at the lower limits', '5.0', '4.0', '2.0'],
    ['at the upper limits', '6.6', '9.1.2', '2.0'],
    ['missing parts count as 0', '5', '4', '2.0'],
    ['parts are numbers: 6.10 is newer than 6.6', '4.10', '3.10', '1.1'],
    ['a leading v, capitals, white space, a comma', ' v6,6 ', 'V 9.1.2', '2.0'],
    ['the newest of two that fit', '5.1', '4.5', '2.0'],
    ['an older one when one product is too old for the latest', '4.9', '5.0', '1.1'],
    ['the oldest, whose ranges are open below', '3.0', '1', '1.0'],
  ])('%s: Press %j and Shop %j take %s', (_, press, shop, v) => {
    expect(ask(press, shop)).toMatchObject({ status: 'fits', release: { v } });
  });

  test('says why it is not the latest', () => {
    expect(ask('4.9', '5.0')).toMatchObject({ latestMisfits: [tooOld('Press', '4.9', '5.0')] });
    expect(ask('6.0', '5.0')).toMatchObject({ latestMisfits: [] });
  });

  test('1.3.8a is the last of its kind: 1.3.8 and 1.3.8a fit, 1.3.8b and 1.3.9 do not', () => {
    const zen = samplePlugin({ ...fields([{ name: 'Zen Cart', max: '1.3.8a' }]), releases: [] });
    const statusOf = (version: string) =>
      findFittingRelease(zen, new Map([['Zen Cart', version]])).status;
    expect(['1.3.8', 'v1.3.8a', '1.3.8A'].map(statusOf)).toEqual(['fits', 'fits', 'fits']);
    expect(['1.3.8b', '1.3.9', '1.4'].map(statusOf)).toEqual(['none', 'none', 'none']);
  });
});

describe('no release fits', () => {
  test.each([
    ['too new for all', '7.0', '8.0', '2.0', [tooNew('Press', '7.0', '6.6')]],
    ['6.60 is not 6.6', '6.60', '8.0', '2.0', [tooNew('Press', '6.60', '6.6')]],
    ['a later patch was not tested', '6.6.2', '9.1.2', '2.0', [tooNew('Press', '6.6.2', '6.6')]],
    ['nor was the next one', '6.2', '9.1.3', '2.0', [tooNew('Shop', '9.1.3', '9.1.2')]],
    ['an update helps', '4.0', '8.0', '2.0', [tooOld('Press', '4.0', '5.0')]],
    ['the smaller of two updates', '4.0', '3.9', '1.1', [tooOld('Press', '4.0', '4.4')]],
    ['an update before a way back', '6.3', '3.2', '2.0', [tooOld('Shop', '3.2', '4.0')]],
    [
      'both limits broken',
      '4.0',
      '10',
      '2.0',
      [tooOld('Press', '4.0', '5.0'), tooNew('Shop', '10', '9.1.2')],
    ],
  ])('%s: Press %j, Shop %j', (_, press, shop, v, misfits) => {
    expect(ask(press, shop)).toMatchObject({ status: 'none', closest: { v }, misfits });
  });
});

describe('what cannot be answered yet', () => {
  test('names the products that are missing', () => {
    expect(ask('', '')).toEqual({ status: 'incomplete', missing: ['Press', 'Shop'] });
    expect(ask('6.0', ' ')).toEqual({ status: 'incomplete', missing: ['Shop'] });
    expect(findFittingRelease(plugin, new Map([['Other', '1']]))).toMatchObject({
      status: 'incomplete',
    });
  });

  test.each(['latest', '6.7-RC1', '6..6', '.6', '-1', '6.6 beta', '1e3', '٣.٤', '9'.repeat(400)])(
    '%j is no version, and its product is named',
    (garbage) => {
      expect(ask(garbage, '8.0')).toEqual({ status: 'unreadable', names: ['Press'] });
      expect(ask(garbage, '')).toEqual({ status: 'unreadable', names: ['Press'] });
    },
  );
});

test('the products are those of all releases, and each suggests a version that fits', () => {
  expect(productsOf(plugin)).toEqual(['Press', 'Shop']);
  expect(suggestedVersion(plugin, 'Shop')).toBe('9.1.2');
  expect(suggestedVersion(plugin, 'Other')).toBeUndefined();
});

describe('of the shipped plugins', () => {
  test.each([
    ['woocommerce', { WordPress: '6.6', WooCommerce: '9.1.2' }, 'fits 3.2.4'],
    ['woocommerce', { WordPress: '4.4.0', WooCommerce: '2.6.14' }, 'fits 3.2.4'],
    ['woocommerce', { WordPress: '6.7', WooCommerce: '9.1.2' }, 'none'],
    ['woocommerce', { WordPress: '6.6', WooCommerce: '2.6.13' }, 'none'],
    ['gravity-forms', { WordPress: '6.7.1', 'Gravity Forms': '2.9' }, 'fits 1.3.10'],
    ['gravity-forms', { WordPress: '6.7.2', 'Gravity Forms': '2.9' }, 'none'],
    ['gravity-forms', { WordPress: '4.4', 'Gravity Forms': '1.0' }, 'fits 1.3.10'],
    ['nopcommerce-pg', { nopCommerce: '3.80' }, 'fits 1.34'],
    ['nopcommerce-checkout', { nopCommerce: '4.0.2' }, 'none'],
    ['zencart', { 'Zen Cart': '1.3.8a' }, 'fits 1.0.0'],
    ['zencart', { 'Zen Cart': '1.3.9' }, 'none'],
  ])('%s with %j: %s', (url, versions, expected) => {
    const found = readPlugins().find((each) => each.url === url);
    if (!found) throw new Error(`no plugin ${url}`);
    const fit = findFittingRelease(found, new Map(Object.entries(versions)));
    expect(fit.status === 'fits' ? `fits ${fit.release.v}` : fit.status).toBe(expected);
  });
});

describe('for any plugin and any versions', () => {
  const version = fc
    .array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 3 })
    .map((parts) => parts.join('.'));
  const entry = (name: string) =>
    fc
      .record({ a: version, b: version, open: fc.constantFrom('min', 'max', 'none') })
      .map(({ a, b, open }): PluginCompatibility => {
        const [min, max] = compareVersions(a, b) <= 0 ? [a, b] : [b, a];
        if (open === 'min') return { name, max };
        return open === 'max' ? { name, min } : { name, min, max };
      });
  const compatibility = fc.tuple(entry('Press'), entry('Shop')).map((pair) => [...pair]);
  const anyPlugin = fc
    .array(compatibility, { minLength: 1, maxLength: 4 })
    .map(([first = [], ...rest]) =>
      samplePlugin({
        version: '9.0',
        compatibility: first,
        releases: rest.map((each, index) => older(`${index + 1}.0`, each)),
      }),
    );
  const inUse = fc
    .record({ Press: version, Shop: version })
    .map((record) => new Map(Object.entries(record)));

  /** SPEC 9, read plainly: both limits are included. */
  const holds = ({ min, max }: PluginCompatibility, yours: string) =>
    (min === undefined || compareVersions(yours, min) >= 0) &&
    (max === undefined || compareVersions(yours, max) <= 0);

  test('it is the newest release whose limits all hold, and there is none otherwise', () => {
    fc.assert(
      fc.property(anyPlugin, inUse, (any, versions) => {
        const fit = findFittingRelease(any, versions);
        const wanted = listReleases(any).find(({ compatibility: entries }) =>
          entries.every((each) => holds(each, versions.get(each.name) ?? '')),
        );
        expect(fit.status === 'fits' ? fit.release : undefined).toEqual(wanted);
      }),
    );
  });

  test('who does what it says gets a release: versions at the named limits fit', () => {
    fc.assert(
      fc.property(anyPlugin, inUse, (any, versions) => {
        const fit = findFittingRelease(any, versions);
        if (fit.status !== 'none') return;
        const changed = new Map(versions);
        for (const misfit of fit.misfits)
          changed.set(misfit.name, misfit.kind === 'too-old' ? misfit.atLeast : misfit.testedUpTo);
        const after = findFittingRelease(any, changed);
        expect(after.status).toBe('fits');
        if (after.status === 'fits')
          expect(compareVersions(after.release.v, fit.closest.v)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('how a version is written does not matter', () => {
    fc.assert(
      fc.property(anyPlugin, inUse, (any, versions) => {
        const dressed = new Map([...versions].map(([name, v]) => [name, `  V${v}.0 `]));
        const statuses = [versions, dressed].map((each) => findFittingRelease(any, each).status);
        expect(statuses[1]).toBe(statuses[0]);
      }),
    );
  });

  test('no input breaks it', () => {
    fc.assert(
      fc.property(anyPlugin, fc.string({ unit: 'binary' }), (any, garbage) => {
        const versions = new Map([
          ['Press', garbage],
          ['Shop', '1.0'],
        ]);
        const { status } = findFittingRelease(any, versions);
        expect(['incomplete', 'unreadable', 'fits', 'none']).toContain(status);
      }),
    );
  });
});
