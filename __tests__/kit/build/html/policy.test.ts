import { createHash } from 'node:crypto';
import {
  buildPolicy,
  buildPolicySources,
  hashInlineScripts,
  listLocalOrigins,
} from '@/lib/kit/build/html/policy';

const NONE = { connect: [], storage: [] };
const CHAT = {
  script: 'https://assets.example.com',
  reach: ['https://help.example.com', 'https://assets.example.com'],
  inlineStyles: false,
};
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('hashInlineScripts', () => {
  it('hashes each script once, with the line ends that a parser makes of it', () => {
    expect(hashInlineScripts(['a &amp;&amp; b;\r\nc', 'a &amp;&amp; b;\nc'])).toEqual([
      hashOf('a &amp;&amp; b;\nc'),
    ]);
  });
});

describe('buildPolicy', () => {
  it('names every kind of source, and forbids plugins, frames and another base', () => {
    expect(buildPolicy(NONE).split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types default inert-markup',
    ]);
  });

  it('requires Trusted Types of all scripts, unless one of another host cannot do with them', () => {
    const has = (policy: string) => /trusted-types/.test(policy);
    const scripts = { run: [], reach: [], trustedTypes: true };
    expect(has(buildPolicy({ ...NONE, chat: CHAT, scripts }))).toBe(true);
    expect(has(buildPolicy({ ...NONE, chat: { ...CHAT, trustedTypes: false } }))).toBe(false);
    expect(
      has(buildPolicy({ ...NONE, chat: CHAT, scripts: { ...scripts, trustedTypes: false } })),
    ).toBe(false);
  });

  it('allows nothing inline but the scripts that it is told of, and no eval', () => {
    const policy = buildPolicy(NONE, [hashOf('a()')]);
    expect(policy).not.toContain("'unsafe-inline'");
    expect(policy).not.toContain("'unsafe-eval'");
    expect(policy).toContain(`script-src 'self' ${hashOf('a()')};`);
    expect(policy).toContain("style-src 'self';");
  });

  it('allows documents from the API hosts, and nothing else from them', () => {
    const policy = buildPolicy({ ...NONE, connect: ['https://api.example.com'] });
    expect(policy.match(/https:\/\/api\.example\.com/g)).toHaveLength(1);
    expect(policy).toContain("connect-src 'self' https://api.example.com;");
  });

  it('runs scripts of other hosts, and lets them reach their own, only where there are some', () => {
    const scripts = {
      run: ['https://s.example.com'],
      reach: ['https://s.example.com', 'wss://t.example.com'],
    };
    const policy = buildPolicy({ ...NONE, scripts });
    expect(policy).toContain("script-src 'self' https://s.example.com;");
    for (const name of ["img-src 'self' data:", "connect-src 'self'", 'frame-src'])
      expect(policy).toContain(`${name} https://s.example.com wss://t.example.com;`);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("style-src 'self';");
  });

  it('runs the script of one host of the chat and frames its hosts, only when there is one', () => {
    expect(buildPolicy(NONE)).toContain("frame-src 'none'");
    const policy = buildPolicy({ ...NONE, chat: CHAT });
    expect(policy).toContain('frame-src https://help.example.com https://assets.example.com;');
    expect(policy).toContain("script-src 'self' https://assets.example.com;");
    expect(policy).toContain("style-src 'self';");
  });

  it('lets the chat style itself only where configuration says so', () => {
    const policy = buildPolicy({ ...NONE, chat: { ...CHAT, inlineStyles: true } });
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(policy.match(/'unsafe-inline'/g)).toHaveLength(1);
  });

  it('lets a storage host be framed, for its downloads, and nothing else', () => {
    const policy = buildPolicy({ ...NONE, storage: ['https://files.example.com'] });
    expect(policy).toContain('frame-src https://files.example.com;');
    expect(policy.match(/files\.example\.com/g)).toHaveLength(1);
  });
});

describe('buildPolicySources', () => {
  const host = 'https://www.example.com';
  const apps = { website: host, productionApp: host, app: host, www: host, env: host };
  const environment = { ...apps, doc: '/doc' };
  const site = {
    apis: [{ id: 'pg', name: 'Gateway', path: '/pg' }],
    environments: {
      local: { ...environment, api: 'http://localhost:4010' },
      qa: { ...environment, api: 'https://api-qa.example.com' },
      test: { ...environment, api: 'https://api-test.example.com/base' },
      prod: { ...environment, api: 'https://api-test.example.com' },
    },
    otherDocuments: ['https://docs.example.com/api.json'],
    chat: {
      enabled: false,
      accountUrl: 'https://help.example.com/chat',
      assetHost: 'https://assets.example.com',
      hosts: ['wss://help.example.com'],
      inlineStyles: false,
    },
    storage: '/storage',
  };

  it('lists the origin of every API base and allowed document once, and nothing of this machine', () => {
    expect(buildPolicySources(site).connect).toEqual([
      'https://api-qa.example.com',
      'https://api-test.example.com',
      'https://docs.example.com',
    ]);
    expect(listLocalOrigins(site)).toEqual(['http://localhost:4010']);
  });

  it('lists the hosts of published environments only', () => {
    expect(buildPolicySources({ ...site, publish: ['prod'] }).connect).toEqual([
      'https://api-test.example.com',
      'https://docs.example.com',
    ]);
    expect(listLocalOrigins({ ...site, publish: ['prod'] })).toEqual([]);
  });

  it('lists the hosts of documents elsewhere, and no API base that no page asks', () => {
    const apis = [{ id: 'pg', name: 'Gateway', location: 'https://files.example.net/pg.json' }];
    const otherDocuments: string[] = [];
    expect(buildPolicySources({ ...site, apis, otherDocuments, runner: false }).connect).toEqual([
      'https://files.example.net',
    ]);
    expect(buildPolicySources({ ...site, apis, otherDocuments }).connect).toContain(
      'https://api-test.example.com',
    );
    const none = [{ id: 'pg', name: 'Gateway', location: false as const }];
    expect(
      buildPolicySources({ ...site, apis: none, otherDocuments, runner: false }).connect,
    ).toEqual([]);
  });

  it('lists the sandbox of an API, unless no page sends, and none on this machine', () => {
    const apis = [{ ...site.apis[0], sandbox: 'https://pay-test.example.net/v1' }];
    const own = { ...site, apis: apis.map((one) => ({ id: 'pg', name: 'Gateway', ...one })) };
    expect(buildPolicySources(own).connect).toContain('https://pay-test.example.net');
    expect(buildPolicySources({ ...own, runner: false }).connect).not.toContain(
      'https://pay-test.example.net',
    );
    expect(listLocalOrigins(own)).toEqual(['http://localhost:4010']);
  });

  it('names the hosts of the chat only when it is enabled', () => {
    expect(buildPolicySources(site)).not.toHaveProperty('chat');
    const chat = { ...site.chat, enabled: true };
    expect(buildPolicySources({ ...site, chat }).chat).toEqual({
      script: 'https://assets.example.com',
      reach: ['https://assets.example.com', 'https://help.example.com', 'wss://help.example.com'],
      inlineStyles: false,
    });
  });

  it('lets feedback be sent to its host, and to none where the portal itself receives it', () => {
    const { connect } = buildPolicySources(site);
    expect(buildPolicySources({ ...site, feedback: '/feedback' }).connect).toEqual(connect);
    const feedback = 'https://feedback.example.com/page?form=1';
    expect(buildPolicySources({ ...site, feedback }).connect).toEqual(
      [...connect, 'https://feedback.example.com'].sort(),
    );
  });

  it('names a storage host by its origin, and none while the files lie beside the pages', () => {
    expect(buildPolicySources(site).storage).toEqual([]);
    const storage = 'https://files.example.com/pub';
    expect(buildPolicySources({ ...site, storage }).storage).toEqual(['https://files.example.com']);
  });
});
