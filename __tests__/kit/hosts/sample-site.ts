import type { HostSite } from '@/lib/kit/hosts/host-site';

/** An export as the hosts' files are told of it. */
export function sampleSite(basePath: string): HostSite {
  return {
    root: '/srv/portal',
    basePath,
    redirects: ['/s', '/-sandbox'].map((from) => ({
      from: `${basePath}${from}`,
      to: `${basePath}/`,
      status: 308,
    })),
    frameAncestors: ['https://partner.example.com'],
    precompressed: false,
    hsts: false,
  };
}

/** A value inside parsed JSON; `undefined` where there is none. */
export function getIn(value: unknown, ...keys: readonly (string | number)[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? Object.entries(inner).find(([name]) => name === String(key))?.[1]
        : undefined,
    value,
  );
}
