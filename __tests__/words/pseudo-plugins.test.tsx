import './mock-pseudo-words';
import { render } from '@testing-library/react';
import * as germanSize from '@/.generated/languages/de/plugins/file-size';
import * as germanFinder from '@/.generated/languages/de/plugins/finder';
import * as germanPage from '@/.generated/languages/de/plugins/page';
import * as frenchSize from '@/.generated/languages/fr/plugins/file-size';
import * as frenchFinder from '@/.generated/languages/fr/plugins/finder';
import * as frenchPage from '@/.generated/languages/fr/plugins/page';
import { CheckResult } from '@/components/plugins/check-download/check-result';
import type { CheckState } from '@/components/plugins/check-download/use-check';
import { PluginList } from '@/components/plugins/plugin-list';
import { PluginBody } from '@/components/plugins/plugin-page';
import { buildPluginToc } from '@/components/plugins/plugin-toc';
import { FittingResult } from '@/components/plugins/version-finder/fitting-result';
import { VersionFinder } from '@/components/plugins/version-finder/version-finder';
import type { Plugin } from '@/lib/content/schemas/plugin';
import type { Fit } from '@/lib/plugins/find-fitting-release';
import type { PublishedRelease } from '@/lib/plugins/identify-download';
import { samplePlugin } from '../plugins/sample-plugin';
import { listForeignTexts } from './pseudo-language';

const release = {
  ...{ v: '1.0', file: 'a.zip', size: 5586 },
  ...{ checksum: '1'.repeat(40), sha256: '2'.repeat(64) },
  compatibility: [
    { name: '⟦one⟧', min: '1', max: '2' },
    { name: '⟦two⟧', min: '1' },
    { name: '⟦three⟧', max: '2' },
  ],
};
const { v: version, ...download } = release;
const plugin: Plugin = samplePlugin({
  ...{ name: '⟦plugin⟧', short: '⟦short⟧', description: ['⟦what⟧'], disclaimer: '⟦as it is⟧' },
  ...{ version, ...download, releases: [] },
  stepGroups: [
    {
      name: '⟦group⟧',
      steps: [
        {
          ...{ caption: '⟦step⟧', warning: '⟦warning⟧' },
          figure: { src: '/a.svg', alt: '⟦picture⟧', width: 640, height: 274 },
        },
      ],
    },
  ],
});

test('the page of a plugin has words of the dictionary alone, besides hashes and commands', () => {
  const { container } = render(
    <PluginBody plugin={plugin} allReleases={[]} storageBase="/storage" />,
  );
  expect(buildPluginToc(plugin).filter(({ text }) => !text.startsWith('⟦'))).toEqual([]);
  const foreign = listForeignTexts(container).filter((text) => !/^(SHA-\d+|a\.zip)$/.test(text));
  expect(new Set(foreign)).toEqual(
    new Set([
      ...['macOS', 'Linux', 'Windows', 'shasum -a 256 a.zip', 'sha256sum a.zip'],
      'certutil -hashfile a.zip SHA256',
    ]),
  );
});

const published: PublishedRelease = {
  ...{ plugin: '⟦plugin⟧', page: '/libs/plugins/a/', v: '1', isLatest: true, file: 'a.zip' },
  ...{ size: 5586, checksum: '1', sha256: '2' },
};
const file = { name: '⟦a.zip⟧', size: 100, sha1: '1', sha256: '2' };
const newer = { ...published, isLatest: false };
const gone = { ...published, page: null };

const CHECKS: readonly CheckState[] = [
  { status: 'reading', name: '⟦a.zip⟧' },
  { status: 'failed', name: '⟦a.zip⟧' },
  { status: 'refused', reason: 'several', name: '⟦a.zip⟧' },
  { status: 'refused', reason: 'folder', name: '⟦a.zip⟧' },
  { status: 'refused', reason: 'too-large', name: '⟦a.zip⟧' },
  { status: 'checked', file, verdict: { kind: 'unknown' } },
  { status: 'checked', file, verdict: { kind: 'intact', release: published } },
  { status: 'checked', file, verdict: { kind: 'intact', release: newer } },
  { status: 'checked', file, verdict: { kind: 'intact', release: gone } },
  { status: 'checked', file, verdict: { kind: 'different', release: published } },
  {
    status: 'checked',
    file: { ...file, size: 5586 },
    verdict: { kind: 'different', release: published },
  },
];

test.each(CHECKS)('the result of a check has words of the dictionary alone: %j', (state) => {
  const { container } = render(<CheckResult state={state} count={3} />);
  expect(container.textContent).toContain('⟦');
  expect(listForeignTexts(container).filter((text) => !/^SHA-\d+$/.test(text))).toEqual([]);
});

const tooOld = { kind: 'too-old', name: '⟦shop⟧', yours: '1', atLeast: '2' } as const;
const tooNew = { kind: 'too-new', name: '⟦shop⟧', yours: '3', testedUpTo: '2' } as const;

const FITS: readonly Fit[] = [
  { status: 'incomplete', missing: ['⟦one⟧'] },
  { status: 'unreadable', names: ['⟦one⟧'] },
  { status: 'fits', release, latestMisfits: [tooOld, { ...tooNew, name: '⟦other⟧' }] },
  { status: 'none', closest: release, misfits: [tooOld, { ...tooNew, name: '⟦other⟧' }] },
];

test.each(FITS)('the release that fits is told in words of the dictionary alone: %j', (fit) => {
  const { container } = render(<FittingResult fit={fit} latest="2.0" folder="/" />);
  expect(container.textContent).toContain('⟦');
  expect(listForeignTexts(container).filter((text) => text !== 'a.zip')).toEqual([]);
});

test('lists and the search for a release have words of the dictionary alone', () => {
  const group = { ...{ id: 'a', name: '⟦group⟧', class: 'a' }, list: ['sample'] };
  const { container } = render(
    <>
      <PluginList groups={[{ group, plugins: [plugin] }]} />
      <VersionFinder versions={{ ...plugin, compatibility: [{ name: '⟦one⟧' }] }} folder="/" />
    </>,
  );
  expect(container.textContent).toContain('⟦');
  expect(listForeignTexts(container)).toEqual([]);
});

test('German tells versions and sizes as German does', () => {
  expect(germanPage.orNewer({ product: 'WordPress', min: '4.4' })).toBe('WordPress ab 4.4');
  expect(germanPage.fromTo({ product: 'WordPress', min: '4.4', max: '6.6' })).toBe(
    'WordPress 4.4 bis 6.6',
  );
  expect(germanPage.step({ group: 'Einrichten', number: 2 })).toBe('Einrichten, Schritt 2');
  expect(germanSize.inBytes(2)).toBe('2\u00a0Byte');
  expect(germanFinder.enterVersions({ count: 2, products: 'Press und Shop' })).toBe(
    'Geben Sie die Versionen von Press und Shop ein, um zu sehen, welche Plugin-Version passt.',
  );
});

test('French tells versions and sizes as French does', () => {
  expect(frenchPage.orNewer({ product: 'WordPress', min: '4.4' })).toBe(
    'WordPress 4.4 ou ultérieur',
  );
  expect(frenchSize.inBytes(1)).toBe('1\u00a0octet');
  expect(frenchSize.inKilobytes('6,6')).toBe('6,6\u00a0Ko');
  expect(frenchFinder.enterVersions({ count: 1, products: 'Shop' })).toBe(
    'Saisissez la version de Shop pour voir quelle version du plugin convient.',
  );
});
