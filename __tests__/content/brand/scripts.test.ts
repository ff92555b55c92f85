import { readSite } from '@/lib/content/read-site';
import { buildPolicySources } from '@/lib/kit/build/html/policy';
import { faultsOf, SOUND } from '../../support/sample-project';

const site = JSON.parse(String(SOUND['content/site.json']));
const SRC = 'https://stats.example.com/a.js?id=1';
const faultsOfScript = (script: object) =>
  faultsOf({ 'content/site.json': { ...site, scripts: [script] } });

test('a script may name hosts, pages and attributes', () =>
  expect(
    faultsOfScript({
      ...{ src: SRC, hosts: ['https://t.example.com', 'wss://t.example.com'] },
      ...{ pages: ['/', '/guides/*'], attributes: { 'data-site': 'acme' } },
    }),
  ).toEqual([]));

test.each([
  [
    { src: 'http://x.example/a.js' },
    'scripts.0.src: expected the address of a script that begins with "https://", received "http://x.example/a.js"',
  ],
  [
    { src: 'https://u:p@x.example/a.js' },
    'scripts.0.src: expected the address of a script that begins with "https://", received "https://u:p@x.example/a.js"',
  ],
  [
    { src: SRC, hosts: ['https://*.example.com'] },
    'scripts.0.hosts.0: expected "https://" or "wss://" and a host, received "https://*.example.com"',
  ],
  [
    { src: SRC, pages: ['/guide/'] },
    'scripts.0.pages.0: no page has the address "/guide/". Did you mean "/guides/"?',
  ],
  [
    { src: SRC, attributes: { onload: 'x' } },
    'scripts.0.attributes.onload: expected a name such as "data-site", received "onload"',
  ],
])('%j has an error', (script, fault) => expect(faultsOfScript(script)).toEqual([fault]));

test('the policy names the origin of a script and its hosts', () => {
  const scripts = [{ src: SRC, hosts: ['wss://t.example.com'] }];
  expect(buildPolicySources({ ...readSite(), scripts }).scripts).toEqual({
    run: ['https://stats.example.com'],
    reach: ['https://stats.example.com', 'wss://t.example.com'],
    trustedTypes: true,
  });
  const untyped = [...scripts, { src: SRC, hosts: [], trustedTypes: false }];
  expect(buildPolicySources({ ...readSite(), scripts: untyped }).scripts?.trustedTypes).toBe(false);
  expect(buildPolicySources({ ...readSite(), scripts: [] })).not.toHaveProperty('scripts');
});
