/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import site from '@/content/site.json';
import { BASE_PATH, OUT, readPages } from './exported-pages';

const itWhenOff = site.chat.enabled ? it.skip : it;

describe('the shipped portal has its support chat off', () => {
  itWhenOff('no page loads a byte of it, and no policy names its hosts', () => {
    const pages = readPages();
    const scripts = new Set(
      pages.flatMap(({ tags }) =>
        tags
          .filter(({ name }) => name === 'script')
          .flatMap(({ attributes }) => attributes.get('src') ?? []),
      ),
    );
    expect(scripts.size).toBeGreaterThan(5);
    const loading = [...scripts].filter((source) =>
      readFileSync(join(OUT, source.slice(BASE_PATH.length)), 'utf8').includes('ze-snippet'),
    );
    expect(loading).toEqual([]);
    const named = pages.filter(({ html }) => html.includes(site.chat.assetHost));
    expect(named.map(({ file }) => file)).toEqual([]);
  });
});
