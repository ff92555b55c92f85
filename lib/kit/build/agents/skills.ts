import { createHash } from 'node:crypto';
import * as words from '@/.generated/words/build/agents';
import { type ReleaseView, readChangelogView } from '@/lib/pages/changelog/changelog-view';
import { changelogFiles, urls } from '@/lib/routes/urls';
import { printRelease } from '../markdown/changelog-blocks';
import { heading, parseBlocks } from '../markdown/nodes';
import { printMarkdown } from '../markdown/print-markdown.mjs';
import type { SkillGuide } from './read-agent-texts';
import type { AgentPage, GetHref } from './write-markdown';

/** A skill: its name, when it is needed, and what it says. */
export type Skill = {
  /** Letters, digits and single hyphens, at most 64 (https://agentskills.io/specification). */
  readonly name: string;
  readonly description: string;
  /** Markdown with absolute links that begins with a heading. */
  readonly text: string;
  /** Address of the page that has all of it. */
  readonly address: string;
};

/** Where the portal is, and what it is called in names of skills. */
type Portal = { readonly portal: string; readonly product: string };

/**
 * Makes skills of guides.
 * @throws for a guide without page.
 */
export function listGuideSkills(
  guides: readonly SkillGuide[],
  pages: readonly AgentPage[],
  { portal, product }: Portal,
): readonly Skill[] {
  return guides.map(({ path, name, description }) => {
    const page = pages.find((one) => one.path === path);
    if (!page) throw new Error(`${path} is to be a skill, and no page has this address`);
    const address = `${portal}${path}index.md`;
    return { name: `${product}-${name}`, description, text: page.text, address };
  });
}

/**
 * Makes a skill of each release that others came before: how code moves to it.
 * @param getHref makes addresses absolute.
 */
export function listUpgradeSkills(
  { portal, product }: Portal,
  getHref: GetHref,
  releases: readonly ReleaseView[] = readChangelogView(),
): readonly Skill[] {
  return releases.map((release) => {
    const { id, name, version, since } = release;
    const title = words.upgradeTitle({ api: name, from: since, to: version });
    const steps = words.upgradeSteps({
      ...{ api: name, from: since, to: version },
      command: `npx -y ${portal}/mcp.tgz`,
      changes: getHref(changelogFiles.changes),
    });
    const blocks = [heading(1, title), ...parseBlocks(steps), ...printRelease(release)];
    return {
      name: `${product}-upgrade-${id}`.slice(-64).replace(/^-/, ''),
      description: words.upgradeWhen({ title, api: name, from: since }),
      text: printMarkdown(blocks, getHref),
      address: `${portal}${urls.apiChangelog}index.md`,
    };
  });
}

/** Most characters of a skill: 5,000 tokens of about 3.7, as the specification of skills recommends. */
const MAX_CHARS = 18_500;

/** Version of the discovery index (https://github.com/cloudflare/agent-skills-discovery-rfc). */
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/**
 * Builds the files of skills (https://agentskills.io): what agents must know first, then the text, and the names of
 * the parts that would make it too long.
 * @param rules what agents must know first, without a heading.
 * @returns texts by path below `.well-known/agent-skills`, with the index of the skills.
 */
export function buildSkills(skills: readonly Skill[], rules: string): ReadonlyMap<string, string> {
  const texts = skills.map(({ name, description, text: all, address }) => {
    const head = `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n\n${rules.trim()}`;
    const body = fitParts(all, MAX_CHARS - head.length, address);
    return { name, description, text: `${head}\n\n${body}\n` };
  });
  const entries = texts.map(({ name, description, text }) => ({
    ...{ name, type: 'skill-md', description },
    // Relative to the index, so that it holds below a sub-path.
    url: `${name}/SKILL.md`,
    digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
  }));
  return new Map([
    ...texts.map(({ name, text }) => [`${name}/SKILL.md`, text] as const),
    ['index.json', `${JSON.stringify({ $schema: SCHEMA, skills: entries }, null, 2)}\n`],
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
  const more = names.length > 0 ? [words.moreInGuide({ address, parts: names.join('; ') })] : [];
  return [...parts.filter((_, index) => fits[index]), ...more.map((line) => `\n${line}`)].join(
    '\n',
  );
}

const getHeading = (part: string) => part.split('\n', 1)[0]?.replace(/^#+ /, '') ?? '';
