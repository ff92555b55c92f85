import '@/lib/kit/system/write-words';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { getSlug, isNested, PAGE_ENDING, type Section } from '@/lib/content/schemas/page';
import { slug } from '@/lib/content/schemas/value-schemas';
import { createDisk, type Disk } from '@/lib/content/source/disk';
import { parseFrontMatter } from '@/lib/content/source/front-matter';
import { findPlaceError, pageAddress } from '@/lib/content/validate/addresses';
import { PLACEHOLDER } from '@/lib/kit/prose/find-terms';
import { runMain } from '@/lib/kit/system/run-main';
import { formatSuggestion } from '@/lib/text/edit-distance';

/** Folders by kind of page. */
const KINDS = { guide: 'guides', solution: 'solutions', page: 'pages' } as const satisfies Record<
  string,
  Section
>;
type Kind = keyof typeof KINDS;

const isKind = (kind: string): kind is Kind => Object.hasOwn(KINDS, kind);

const USAGE =
  'npm run new guide <name>, npm run new solution <name>, or npm run new page <folder>/<name>';

/** Page where a portal has no skeleton of its kind. */
export const SKELETON = `---
title: Title
description: 'Write here: what a reader has built at the end of this page, in one or two sentences.'
order: 0
---

Write here: what this is and when to use it.

## Write here: a first step
`;

/** Step between the `order` of pages, so that a page can be put between two others. */
const ORDER_STEP = 10;

const front = z.looseObject({ order: z.number().catch(0) });

function readLastOrder(disk: Disk, folder: string): number {
  const orders = disk.listTree(folder, PAGE_ENDING).map((file) => {
    const source = disk.readText(`${folder}/${file}`) ?? '';
    return front.safeParse(parseFrontMatter(source, () => {})).data?.order ?? 0;
  });
  return Math.max(0, ...orders);
}

/** @throws {Error} for a name that is no address, and for one of the portal itself. */
function parseName(name: string, section: Section): string {
  const parts = isNested(section) ? name.split('/') : [name];
  const result = z.array(slug).safeParse(parts);
  if (result.success) {
    const error = findPlaceError(section, getSlug(section, name));
    if (error !== '')
      throw new Error(`The name: ${error.replace('Rename the file', 'Choose another')}`);
    return name;
  }
  const toAddress = (part: string) =>
    part
      .toLowerCase()
      .replace(PAGE_ENDING, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
  const suggestion = parts
    .map(toAddress)
    .filter((part) => part !== '')
    .join('/');
  const hint = suggestion === '' ? '' : ` Did you mean "${suggestion}"?`;
  throw new Error(`The name: ${result.error.issues[0]?.message ?? ''}.${hint}`);
}

/** Title from a name: `Tap to pay` for `tap-to-pay`. */
function titleFromName(name: string): string {
  const words = name.slice(name.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Instructions for the writer of a new file. */
function describeNextSteps(file: string, section: Section, name: string, kind: Kind): string {
  const address = pageAddress({ section, slug: getSlug(section, name) });
  const entry = JSON.stringify({ name: titleFromName(name), url: address });
  const list = { guide: ', under Guides', solution: ', under Solutions', page: '' }[kind];
  return [
    `Made ${file}, which is shown at ${address}`,
    '',
    'Next:',
    `1. Set the title${kind === 'guide' ? ', the group' : ''} and the order at the top of the file.`,
    `2. Put your own text in the place of every sentence that begins with "${PLACEHOLDER}".`,
    '   "npm run prose" lists those that are left; "npm run check" fails until none is.',
    `3. Add it to content/navigation.json${list}: ${entry}`,
    '4. "npm run dev" shows the page, and updates it when you save.',
  ].join('\n');
}

/**
 * Creates an MDX page from the skeleton of its kind.
 * @param root absolute path of the project.
 * @returns instructions for the writer.
 * @throws {Error} for an unknown kind, a name that is no address, and a page that exists.
 */
export function createPage(root: string, kind: string, name: string): string {
  if (!isKind(kind)) {
    const hint = formatSuggestion(kind, Object.keys(KINDS));
    throw new Error(`There is no kind of page ${JSON.stringify(kind)}.${hint} Usage: ${USAGE}`);
  }
  if (name === '') throw new Error(`The ${kind} needs a name. Usage: ${USAGE}`);
  const section = KINDS[kind];
  const folder = `content/${section}`;
  const file = `${folder}/${parseName(name, section)}.mdx`;
  const disk = createDisk(root);
  if (disk.has(file)) throw new Error(`${file} is there already. Choose another name, or edit it`);
  const skeleton = disk.readText(`content/skeletons/${kind}.mdx`) ?? SKELETON;
  const page = skeleton
    .replace(/^title: .*$/m, `title: ${titleFromName(name)}`)
    .replace(/^order: .*$/m, `order: ${readLastOrder(disk, folder) + ORDER_STEP}`);
  mkdirSync(dirname(join(root, file)), { recursive: true });
  // "wx" does not overwrite a file created in the meantime.
  writeFileSync(join(root, file), page, { flag: 'wx' });
  return describeNextSteps(file, section, name, kind);
}

async function main(): Promise<void> {
  const [kind = '', name = '', ...more] = process.argv.slice(2);
  if (more.length > 0) throw new Error(`A name is one word, joined by hyphens. Usage: ${USAGE}`);
  if (kind === '') throw new Error(`Usage: ${USAGE}`);
  console.log(createPage(process.cwd(), kind, name));
}

if (require.main === module) void runMain(main);
