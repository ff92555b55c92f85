import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runMain } from '@/lib/kit/system/run-main';
import { copyProject } from '../bench/copy-project';
import { EXAMPLES } from '../init/move-shipped';
import { writeEmptyPortal } from '../init/write-empty-portal';
import { addOwnParts } from './add-own-parts';
import { tryUpgrades } from './try-upgrades';

/** Portal that is built in a copy of this project. */
type Portal = {
  readonly name: string;
  /** Scripts of package.json that are green, too, with their arguments. */
  readonly scripts: readonly string[];
  /** Whether the shipped content is built as the sample, which the unit tests have prepared. */
  readonly hasSample?: boolean;
  readonly write: (root: string) => void;
  /** Files of its export. */
  readonly has: readonly string[];
  readonly lacks: readonly string[];
};

/** Document with examples, variants and webhooks. */
const SOURCE = ['--openapi', '__tests__/fixtures/openapi/variants-examples-webhooks-3.1.json'];

/** Document of an older version, without examples. */
const OTHER = ['--openapi', '__tests__/fixtures/openapi/mutual-recursion-swagger-2.0.yaml'];

/** Guide without components. */
const PLAIN_GUIDE = `---
title: Notes
description: What else there is to know about tickets, in a few sentences that fill no page.
order: 20
---

## First of all

A ticket is sold once.
`;

/** Puts another provider into `content/site.json`, and makes anew what content/REBRANDING.md says. */
function rebrand(root: string): void {
  const file = join(root, 'content/site.json');
  const site = JSON.parse(readFileSync(file, 'utf8').replaceAll('example.com', 'acme.test'));
  const other = {
    ...{ name: 'Acme & Söhne', product: 'acme', tagline: 'Docs', partners: [] },
    ...{ theme: { primary: '#0a7a4b', secondary: '#c2410c' }, chat: { enabled: false } },
  };
  writeFileSync(file, JSON.stringify({ ...site, ...other }));
  run(root, 'npx', 'prettier', '--write', 'content/site.json');
  run(root, 'npx', 'tsx', 'lib/kit/build/downloads/build-archives.ts', '--sums');
  run(root, 'npx', 'tsx', 'lib/kit/build/images/build-images.ts');
}

const PORTALS: readonly Portal[] = [
  {
    name: 'rebranded',
    scripts: ['check', 'test:unit', 'test:programs'],
    write: rebrand,
    has: ['index.html', 'solutions/index.html', 'api/changelog/index.html', 'libs/index.html'],
    lacks: [],
  },
  {
    name: 'empty',
    scripts: [],
    write: writeEmptyPortal,
    has: ['index.html', '404.html', 'search', 'llms.txt'],
    lacks: ['solutions', 'guides', 'api/index.html', 'libs/index.html', 'api/changelog'],
  },
  {
    name: 'one document',
    scripts: ['check', 'test:unit', 'test:programs'],
    hasSample: true,
    write: (root) => {
      run(root, 'npm', 'run', 'init', '--', '--name', 'Béryl & Fils', ...SOURCE);
      writeFileSync(join(root, 'content/guides/notes.md'), PLAIN_GUIDE);
    },
    has: [
      ...['index.html', 'guides/first-request/index.html', 'guides/notes/index.html'],
      ...['api/index.html', 'search', 'llms.txt'],
    ],
    lacks: ['solutions', 'libs/index.html', 'api/changelog', 'storage'],
  },
  {
    name: 'two documents in German',
    scripts: ['check'],
    write: (root) =>
      run(
        root,
        'npm',
        'run',
        'init',
        '--',
        '--name',
        'Becker',
        '--lang',
        'de',
        ...SOURCE,
        ...OTHER,
      ),
    has: ['index.html', 'guides/first-request/index.html', 'api/index.html', 'search', 'llms.txt'],
    lacks: ['solutions', 'libs/index.html', 'api/changelog', 'storage'],
  },
  {
    name: 'own in every part',
    scripts: ['check -- content'],
    write: (root) => {
      run(root, 'npm', 'run', 'init', '--', '--name', 'Béryl & Fils', ...SOURCE);
      addOwnParts(root);
      run(root, 'npx', 'prettier', '--write', 'content');
    },
    has: [
      ...['index.html', 'guides/payments/cards/index.html', 'company/security/index.html'],
      ...['docs/cards/index.html', 'about.html', 'logo-dark.svg', 'images/flow-dark.svg'],
    ],
    lacks: ['solutions', 'libs/index.html', 'storage'],
  },
];

/** Name of the portals that are upgraded. */
const UPGRADES = 'upgrades';

/** Shipped content that the portals are made of, and that the rebranded one must show. */
const SHIPPED = [
  ...['openapi/payment-gateway', 'openapi/platform', 'plugins', 'releases.json', 'solutions'],
].map((name) => `content/${name}`);

/**
 * Why no other portal can be made of a project; `undefined` where they can.
 * @param root folder of the project.
 */
export function findReasonToSkip(root: string): string | undefined {
  if (existsSync(join(root, EXAMPLES)))
    return `this portal was made by npm run init, so ${EXAMPLES}/ is there, and no other can be made of it`;
  const missing = SHIPPED.filter((path) => !existsSync(join(root, path)));
  if (missing.length === 0) return undefined;
  return `they are made of the shipped content, and ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not here`;
}

/** Runs a command in a folder. @throws with the end of its output when it fails. */
function run(root: string, command: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')}\n${(stdout + stderr).slice(-20_000)}`);
}

/** Builds the shipped content beside the portal. @throws where it lacks the parts that the portal lacks. */
function trySample(root: string): void {
  run(root, 'npx', 'tsx', 'lib/kit/build/build.ts', '--prepared');
  if (!existsSync(join(root, 'out/solutions/index.html')))
    throw new Error('The sample has no solutions');
}

function tryPortal({ name, scripts, hasSample, write, has, lacks }: Portal, root: string): void {
  copyProject(root);
  write(root);
  for (const script of scripts) run(root, 'npm', 'run', ...script.split(' '));
  if (hasSample) trySample(join(root, '.sample'));
  run(root, 'npm', 'run', 'build');
  run(root, 'npm', 'run', 'test:site');
  const isThere = (file: string) => existsSync(join(root, 'out', file));
  const missing = has.filter((file) => !isThere(file)).map((file) => `${file} is missing`);
  const left = lacks.filter(isThere).map((file) => `${file} is there`);
  if (missing.length + left.length > 0)
    throw new Error(`${name}: ${[...missing, ...left].join(', ')}`);
  console.log(`${name}: built and tested`);
}

/**
 * Builds and tests the shipped portal under another name and the smallest portals, and upgrades portals of former
 * releases, in copies beside this project, and deletes them. In the repository of another provider, whose workflow this is, too, it says that there is nothing to try.
 * @param names of some of them: `"one document"`; all where it is empty.
 * @throws for the first that fails.
 */
function tryPortals(names: readonly string[]): void {
  const chosen = PORTALS.filter(({ name }) => names.length === 0 || names.includes(name));
  const known = [...PORTALS.map(({ name }) => name), UPGRADES];
  if (names.some((name) => !known.includes(name)))
    throw new Error(`There are the portals ${known.map((name) => `"${name}"`).join(', ')}`);
  const reason = findReasonToSkip(process.cwd());
  if (reason !== undefined) return console.log(`Skipped, which is no fault: ${reason}.`);
  // Beside this project, because installed files are linked into the copies.
  const folder = mkdtempSync(join(dirname(process.cwd()), 'portals-'));
  try {
    for (const portal of chosen) tryPortal(portal, join(folder, portal.name));
    if (names.length === 0 || names.includes(UPGRADES)) tryUpgrades(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (require.main === module) void runMain(async () => tryPortals(process.argv.slice(2)));
