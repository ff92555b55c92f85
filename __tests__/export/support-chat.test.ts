import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSite } from '@/lib/content/read-site';
import { buildPolicySources } from '@/lib/kit/build/html/policy';
import { BASE_PATH, OUT, readPages } from './exported-pages';

const { chat } = buildPolicySources(readSite());
const itWhenOn = chat ? it : it.skip;
const itWhenOff = chat ? it.skip : it;
const pages = readPages();

describe('SPEC 1: the support chat of the export', () => {
  itWhenOn('fetches nothing of its service, and every policy names its hosts', () => {
    const fetched = pages.flatMap(({ file, tags }) =>
      tags
        .filter(({ name }) => name !== 'meta')
        .flatMap(({ attributes }) => [...attributes.values()])
        .filter((value) => chat?.reach.some((host) => value.startsWith(host)))
        .map((value) => `${file}: ${value}`),
    );
    expect(fetched).toEqual([]);
    const silent = pages.filter(({ html }) => !html.includes(`${chat?.script}`));
    expect(silent.map(({ file }) => file)).toEqual([]);
  });

  itWhenOff('is in no page where it is off, not a byte, and no policy names its hosts', () => {
    const scripts = new Set(
      pages.flatMap(({ tags }) =>
        tags
          .filter(({ name }) => name === 'script')
          .flatMap(({ attributes }) => attributes.get('src') ?? []),
      ),
    );
    const loading = [...scripts].filter((source) =>
      readFileSync(join(OUT, source.slice(BASE_PATH.length)), 'utf8').includes('ze-snippet'),
    );
    expect(loading).toEqual([]);
    const named = pages.filter(({ html }) => html.includes(readSite().chat.assetHost));
    expect(named.map(({ file }) => file)).toEqual([]);
  });
});
