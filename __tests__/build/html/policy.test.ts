/** @jest-environment node */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildPolicy,
  buildPolicySources,
  hashInlineElements,
  writePolicies,
} from '@/lib/build/html/policy';
import { samplePage, writeSample } from '../sample-export';

const NONE = { connect: [], storage: [] };
const CHAT = {
  script: 'https://assets.example.com',
  reach: ['https://help.example.com', 'https://assets.example.com'],
  inlineStyles: false,
};
const NOTHING = { scripts: [], styles: [] };
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('hashInlineElements', () => {
  it('hashes each inline script once, and no script file', () => {
    const html = '<script>a()</script><script>a()</script><script src="/b.js"></script>';
    expect(hashInlineElements(html)).toEqual({ scripts: [hashOf('a()')], styles: [] });
  });

  it('hashes the text as a parser sees it: references stay, line ends become one character', () => {
    expect(hashInlineElements('<script>a &amp;&amp; b;\r\nc</script>').scripts).toEqual([
      hashOf('a &amp;&amp; b;\nc'),
    ]);
  });

  it('leaves data blocks out: they never run', () => {
    expect(hashInlineElements('<script type="application/ld+json">{}</script>').scripts).toEqual(
      [],
    );
  });

  it('hashes stylesheets that stand in the page', () => {
    const html = '<style>a{}</style><link rel="stylesheet" href="/b.css"><style>a{}</style>';
    expect(hashInlineElements(html)).toEqual({ scripts: [], styles: [hashOf('a{}')] });
  });

  it('hashes what a browser acts on although it is no script', () => {
    expect(hashInlineElements('<script type="speculationrules">{}</script>').scripts).toEqual([
      hashOf('{}'),
    ]);
  });
});

describe('buildPolicy', () => {
  it('names every kind of source, and forbids plugins, frames and another base', () => {
    expect(buildPolicy(NOTHING, NONE).split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ]);
  });

  it('allows nothing inline and no eval', () => {
    const policy = buildPolicy({ scripts: [hashOf('a()')], styles: [] }, NONE);
    expect(policy).not.toContain("'unsafe-inline'");
    expect(policy).not.toContain("'unsafe-eval'");
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' ${hashOf('a()')};`);
    expect(policy).toContain("style-src 'self';");
  });

  it('allows documents from the API hosts, and nothing else from them', () => {
    const policy = buildPolicy(NOTHING, { ...NONE, connect: ['https://api.example.com'] });
    expect(policy.match(/https:\/\/api\.example\.com/g)).toHaveLength(1);
    expect(policy).toContain("connect-src 'self' https://api.example.com;");
  });

  it('runs the script of one host of the chat and frames its hosts, only when there is one', () => {
    expect(buildPolicy(NOTHING, NONE)).toContain("frame-src 'none'");
    const policy = buildPolicy(NOTHING, { ...NONE, chat: CHAT });
    expect(policy).toContain('frame-src https://help.example.com https://assets.example.com;');
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' https://assets.example.com;");
    expect(policy).toContain("style-src 'self';");
  });

  it('allows the stylesheets of the page, or all where the chat needs it: a hash would switch that off', () => {
    const hashes = { scripts: [], styles: [hashOf('a{}')] };
    expect(buildPolicy(hashes, NONE)).toContain(`style-src 'self' ${hashOf('a{}')};`);
    const chat = { ...CHAT, inlineStyles: true };
    expect(buildPolicy(hashes, { ...NONE, chat })).toContain("style-src 'self' 'unsafe-inline';");
  });

  it('lets the chat style itself only where configuration says so', () => {
    const policy = buildPolicy(NOTHING, { ...NONE, chat: { ...CHAT, inlineStyles: true } });
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(policy.match(/'unsafe-inline'/g)).toHaveLength(1);
  });

  it('lets a storage host be framed, for its downloads, and nothing else', () => {
    const policy = buildPolicy(NOTHING, { ...NONE, storage: ['https://files.example.com'] });
    expect(policy).toContain('frame-src https://files.example.com;');
    expect(policy.match(/files\.example\.com/g)).toHaveLength(1);
  });
});

describe('buildPolicySources', () => {
  const site = {
    environments: {
      local: { api: 'http://localhost:4010' },
      test: { api: 'https://api-test.example.com/base' },
      prod: { api: 'https://api-test.example.com' },
    },
    documents: { allow: ['https://docs.example.com/api.json'] },
    chat: {
      enabled: false,
      accountUrl: 'https://help.example.com/chat',
      assetHost: 'https://assets.example.com',
      hosts: ['wss://help.example.com'],
      inlineStyles: false,
    },
    storage: '/storage',
  };

  it('lists the origin of every API base and allowed document once', () => {
    expect(buildPolicySources(site).connect).toEqual([
      'http://localhost:4010',
      'https://api-test.example.com',
      'https://docs.example.com',
    ]);
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

  it('names a storage host by its origin, and none while the files lie beside the pages', () => {
    expect(buildPolicySources(site).storage).toEqual([]);
    const storage = 'https://files.example.com/pub';
    expect(buildPolicySources({ ...site, storage }).storage).toEqual(['https://files.example.com']);
  });
});

describe('writePolicies', () => {
  it('puts the policy after the charset and before any script, on every page', () => {
    const root = writeSample({
      'index.html': samplePage('Home'),
      'a/404.html': samplePage('None'),
    });
    writePolicies(root, NONE);
    for (const file of ['index.html', 'a/404.html']) {
      const html = readFileSync(join(root, file), 'utf8');
      expect(html).toMatch(/<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
      expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
      expect(html).toContain(hashOf('theme()'));
    }
  });

  it('names a page without a head', () => {
    const root = writeSample({ 'a.html': '<p>text</p>' });
    expect(() => writePolicies(root, NONE)).toThrow('a.html: no <head>');
  });
});
