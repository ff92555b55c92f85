import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSite } from '@/lib/content/read-site';
import { listPortals } from '@/lib/kit/hosts/host-files';
import { readApis } from '@/lib/pages/read-apis';
import { isShipped } from '../shipped-documents.mjs';
import { getIn } from '../support/sample-site';
import { BASE_PATH, OUT, listFiles } from './exported-pages';

const portal = readSite().url + BASE_PATH;
const read = (file: string) => readFileSync(join(OUT, file), 'utf8');
const readJson = (file: string): unknown => JSON.parse(read(file));

/** Whether a document has another address than its copy here. */
const hasLive = (address: string) => !address.startsWith('/');

describe('/.well-known/api-catalog', () => {
  it('has each API with its documents, pages and status', () => {
    const linkset = getIn(readJson('.well-known/api-catalog'), 'linkset');
    for (const [index, { id, file }] of readApis().entries()) {
      const entry = getIn(linkset, index + 1);
      expect(getIn(linkset, 0, 'item', index, 'href')).toBe(getIn(entry, 'anchor'));
      const addresses = hasLive(file.address) ? [file.address] : [];
      for (const [place, address] of [...addresses, `${portal}/openapi/${id}.json`].entries())
        expect(getIn(entry, 'service-desc', place, 'href')).toBe(address);
      expect(existsSync(join(OUT, 'openapi', `${id}.json`))).toBe(true);
      expect(getIn(entry, 'service-doc', 0, 'href')).toBe(`${portal}/api/`);
      expect(getIn(entry, 'status', 0, 'href')).toBe(readSite().statusPage);
    }
  });
});

describe('/.well-known/agent-skills', () => {
  const skills = getIn(readJson('.well-known/agent-skills/index.json'), 'skills');
  const list: readonly unknown[] = Array.isArray(skills) ? skills : [];

  it('lists guides and releases, nine as shipped, each as its file is', () => {
    if (isShipped) expect(list).toHaveLength(9);
    for (const skill of list) {
      const text = read(`.well-known/agent-skills/${String(getIn(skill, 'url'))}`);
      const digest = createHash('sha256').update(text).digest('hex');
      expect(getIn(skill, 'digest')).toBe(`sha256:${digest}`);
      expect(text).toContain(`\nname: ${String(getIn(skill, 'name'))}\n`);
    }
  });

  it('says what the Markdown of its guide, or of the changelog, says, in whole parts', () => {
    const texts = listFiles()
      .filter((file) => /^(?:guides|api)\/[^/]+\/index\.md$/.test(file))
      .map(read);
    for (const skill of list) {
      const text = read(`.well-known/agent-skills/${String(getIn(skill, 'url'))}`);
      const parts = text.split(/\n(?=#{2,3} )/).slice(1);
      // The last one ends with the names of those that are left out, or with the address of the guide.
      const guide = texts.find((one) =>
        parts.slice(0, -1).every((part) => one.includes(part.trim())),
      );
      expect([getIn(skill, 'name'), parts.length > 2, guide !== undefined]).toEqual([
        getIn(skill, 'name'),
        true,
        true,
      ]);
    }
  });

  it('keeps to what the specification of skills allows', () => {
    for (const skill of list) {
      expect(getIn(skill, 'name')).toMatch(/^(?=.{1,64}$)[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(String(getIn(skill, 'description')).length).toBeLessThan(1024);
      const text = read(`.well-known/agent-skills/${String(getIn(skill, 'url'))}`);
      expect(text.length).toBeLessThan(5000 * 3.7);
      if (isShipped) expect(text).toMatch(/Never send a real card/);
    }
  });
});

it('/.well-known/mcp/server-card.json says what the server is and how it is started', () => {
  const card = readJson('.well-known/mcp/server-card.json');
  expect(getIn(card, 'name')).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
  for (const field of ['title', 'description']) {
    expect(String(getIn(card, field))).toContain(readSite().name);
    expect(String(getIn(card, field)).length).toBeLessThanOrEqual(100);
  }
  const [owner = ''] = String(getIn(card, 'name')).split('/');
  expect(getIn(card, '_meta', `${owner}/stdio`)).toMatchObject({
    command: 'npx',
    args: ['-y', `${portal}/mcp.tgz`],
    supportedProtocolVersions: expect.arrayContaining(['2026-07-28', '2025-11-25']),
  });
  expect(existsSync(join(OUT, 'mcp.tgz'))).toBe(true);
});

it('/.well-known/security.txt names the contact and is valid for a while', () => {
  const text = read('.well-known/security.txt');
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  expect(text).toContain(`Contact: mailto:${readSite().email}\n`);
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});

it('robots.txt says what crawlers may do with the pages, and where the sitemap is', () => {
  const sitemaps = listPortals(OUT).map((start) => `Sitemap: ${portal}${start}/sitemap.xml\n`);
  expect(read('robots.txt')).toBe(
    `User-Agent: *\nContent-Signal: search=yes, ai-input=yes\nAllow: /\n\n${sitemaps.join('')}`,
  );
});
