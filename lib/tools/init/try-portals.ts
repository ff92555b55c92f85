import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runMain } from '@/lib/build/run-main';
import { copyProject } from '../bench/copy-project';
import { writeEmptyPortal } from './write-empty-portal';

/** Portal that is built in a copy of this project. */
type Portal = {
  readonly name: string;
  /** Whether all of `npm run check` is green, too. */
  readonly isChecked: boolean;
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

const PORTALS: readonly Portal[] = [
  {
    name: 'empty',
    isChecked: false,
    write: writeEmptyPortal,
    has: ['index.html', '404.html', 'search', 'llms.txt'],
    lacks: ['solutions', 'guides', 'api/index.html', 'libs/index.html', 'api/changelog'],
  },
  {
    name: 'one document',
    isChecked: true,
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
    isChecked: true,
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
];

/** Runs a command in a folder. @throws with the end of its output when it fails. */
function run(root: string, command: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')}\n${(stdout + stderr).slice(-4000)}`);
}

function tryPortal({ name, isChecked, write, has, lacks }: Portal, root: string): void {
  copyProject(root);
  write(root);
  if (isChecked) run(root, 'npm', 'run', 'check');
  run(root, 'npm', 'run', 'build');
  run(root, 'npm', 'run', 'test:site');
  const isThere = (file: string) => existsSync(join(root, 'out', file));
  const missing = has.filter((file) => !isThere(file)).map((file) => `${file} is missing`);
  const left = lacks.filter(isThere).map((file) => `${file} is there`);
  if (missing.length + left.length > 0)
    throw new Error(`${name}: ${[...missing, ...left].join(', ')}`);
  console.log(`${name}: built and tested`);
}

/** Builds and tests the smallest portals in copies beside this project, and deletes them. @throws for the first that fails. */
function tryPortals(): void {
  // Beside this project, because installed files are linked into the copies.
  const folder = mkdtempSync(join(dirname(process.cwd()), 'portals-'));
  try {
    for (const portal of PORTALS) tryPortal(portal, join(folder, portal.name));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (require.main === module) void runMain(async () => tryPortals());
