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
    sections: ['api', 'libs', 'style-guide'],
    fileTypes: new Map([
      ['/.well-known/api-catalog', 'application/linkset+json'],
      ['/mcp.tgz', 'application/gzip'],
      ['/sandbox.tgz', 'application/gzip'],
    ]),
    hashedFolders: ['/_next/static/', '/scripts/', '/search/texts/'],
    framedPages: ['/libs/sdk-basic/'],
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

/** Values of `Accept` that ask for Markdown, and those that do not, or refuse it. */
export const ACCEPTS = {
  markdown: [
    'text/markdown',
    'TEXT/Markdown',
    'text/markdown, text/html;q=0.5',
    'text/html, text/markdown;q=0.5',
    'text/html,text/markdown;q=0.001,*/*;q=0',
    'text/html;q=0, text/markdown; q=1.000',
    'text/html;q=0,text/markdown',
    'text/markdown;variant=GFM;q=0.1',
    'text/markdown ; charset="utf-8" ; q = 0.2',
    'text/markdown;level=0',
    'text/markdown;quality=0',
    'text/markdown;Q=1;note',
    'text/markdown;',
    'application/json;q=0 , text/markdown',
  ],
  html: [
    '',
    '*/*',
    'text/html',
    'text/*;q=0.5',
    'text/html, text/markdown;q=0',
    'text/html, text/markdown;q=0.0',
    'text/html, text/markdown;q=0.000, */*',
    'text/markdown; q=0',
    'text/markdown ;\tQ=0',
    'text/markdown;q = 0 ,text/html',
    'text/markdown;q=0;note=1',
    'text/markdown;charset=utf-8;q=0.0, text/html',
    'Text/Markdown;variant=GFM; q=0.00',
    'text/markdown;q=, text/html',
    'text/html, text/markdown-old',
    'application/x-text/markdown',
  ],
} as const;
