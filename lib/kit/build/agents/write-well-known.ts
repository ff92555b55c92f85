import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { moreInGuide } from '@/.generated/words/build/agents';
import type { AgentTexts, SkillGuide } from './read-agent-texts';
import type { AgentPage } from './write-markdown';

/** Most characters of a skill: 5,000 tokens of about 3.7, as the specification of skills recommends. */
const MAX_CHARS = 18_500;

/** Version of the discovery index (https://github.com/cloudflare/agent-skills-discovery-rfc). */
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/**
 * Builds skills (https://agentskills.io) from guides: what agents must know first, then the guide, and the names of
 * the parts that would make it too long.
 * @param rules what agents must know first, without a heading.
 * @returns texts by path below `.well-known/agent-skills`, with the index of the skills.
 * @throws for a guide without page.
 */
export function buildSkills(
  guides: readonly SkillGuide[],
  pages: readonly AgentPage[],
  { rules, portal }: { readonly rules: string; readonly portal: string },
): ReadonlyMap<string, string> {
  const texts = guides.map(({ path, name, description }) => {
    const page = pages.find((one) => one.path === path);
    if (!page) throw new Error(`${path} is to be a skill, and no page has this address`);
    const head = `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n\n${rules.trim()}`;
    const body = fitParts(page.text, MAX_CHARS - head.length, `${portal}${path}index.md`);
    return { name, description, text: `${head}\n\n${body}\n` };
  });
  const skills = texts.map(({ name, description, text }) => ({
    ...{ name, type: 'skill-md', description },
    // Relative to the index, so that it holds below a sub-path.
    url: `${name}/SKILL.md`,
    digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
  }));
  return new Map([
    ...texts.map(({ name, text }) => [`${name}/SKILL.md`, text] as const),
    ['index.json', `${JSON.stringify({ $schema: SCHEMA, skills }, null, 2)}\n`],
  ]);
}

/** The parts of a text that fit, each with its heading, and the names of the others. */
function fitParts(text: string, max: number, address: string): string {
  const parts = text.trim().split(/\n(?=#{2,3} )/);
  let left = max - 500;
  const fits = parts.map((part) => {
    const isFitting = part.length <= left;
    if (isFitting) left -= part.length;
    return isFitting;
  });
  const names = parts.filter((_, index) => !fits[index]).map(getHeading);
  const more = names.length > 0 ? [moreInGuide({ address, parts: names.join('; ') })] : [];
  return [...parts.filter((_, index) => fits[index]), ...more.map((line) => `\n${line}`)].join(
    '\n',
  );
}

const getHeading = (part: string) => part.split('\n', 1)[0]?.replace(/^#+ /, '') ?? '';

/**
 * Writes what programs look for below `.well-known` (RFC 8615): the catalog of APIs, the contact for security, and
 * skills for agents.
 * @param root folder of the export.
 * @param pages all pages, as `writeMarkdown` gives them.
 */
export function writeWellKnown(
  root: string,
  pages: readonly AgentPage[],
  { preface, portal, skills, wellKnown }: AgentTexts,
): void {
  const write = (name: string, text: string) => {
    const file = join(root, '.well-known', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const [name, text] of wellKnown) write(name, text);
  // Name and summary of the portal are those of llms.txt.
  const rules = preface.replace(/^# .*\n+(?:>.*\n+)*/, '');
  for (const [name, text] of buildSkills(skills, pages, { rules, portal }))
    write(`agent-skills/${name}`, text);
}
