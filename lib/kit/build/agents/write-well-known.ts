import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { urls } from '@/lib/routes/urls';
import type { AgentTexts } from './read-agent-texts';
import { buildSkills, listGuideSkills, listUpgradeSkills } from './skills';
import { type AgentPage, createLinker } from './write-markdown';

/**
 * Writes what programs look for below `.well-known` (RFC 8615): the catalog of APIs, the contact for security, and
 * skills for agents.
 * @param root folder of the export.
 * @param pages all pages, as `writeMarkdown` gives them.
 */
export function writeWellKnown(root: string, pages: readonly AgentPage[], texts: AgentTexts): void {
  const { preface, portal, product, skills, wellKnown } = texts;
  const write = (name: string, text: string) => {
    const file = join(root, '.well-known', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const [name, text] of wellKnown) write(name, text);
  // Name and summary of the portal are those of llms.txt.
  const rules = preface.replace(/^# .*\n+(?:>.*\n+)*/, '');
  const site = { portal, product };
  const getHref = createLinker(urls.apiChangelog, new Set(texts.paths), texts);
  const all = [...listGuideSkills(skills, pages, site), ...listUpgradeSkills(site, getHref)];
  for (const [name, text] of buildSkills(all, rules)) write(`agent-skills/${name}`, text);
}
