import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fence } from '../fences';

/** What running a fence gave. */
export type Run = {
  readonly fence: Fence;
  readonly exitCode: number | null;
  readonly output: string;
  readonly errors: string;
  /** Status and body of each curl request, in order; of a program what it prints of them. */
  readonly answers: readonly { readonly status: string; readonly body: string }[];
};

/** curl as in a reader's shell; only that it says the status after the body. */
const CURL = `curl() { command curl -sS "\${PREFER[@]}" -w $'\\n\\x1e%{http_code}\\x1e' "$@"; }`;
/** What the pages ask a reader to have in the shell. */
const SETTINGS = {
  SANDBOX_KEY: 'sandbox-key-of-a-reader',
  GOOGLE_PAY_TOKEN: '{"signature":"MEQ"}',
};

type Program = { readonly command: string; readonly file: (text: string) => string };

const PROGRAMS: Readonly<Record<string, Program>> = {
  bash: { command: 'bash', file: () => 'sample.sh' },
  js: {
    command: process.execPath,
    file: (text) => (/^(await|import|const .* = await) /m.test(text) ? 'sample.mjs' : 'sample.cjs'),
  },
  python: { command: 'python3', file: () => 'sample.py' },
  php: { command: 'php', file: () => 'sample.php' },
};

/** Whether a fence is a program or a command: something a reader runs. */
export function isRunnable({ language }: Fence): boolean {
  return ['java', 'csharp', 'ruby', 'go', 'html', ...Object.keys(PROGRAMS)].includes(language);
}

/**
 * Runs fences for real: those of one page in their order, two pages at a time. `present` says which
 * programs this machine has; a fence of another is left out.
 */
export async function runFences(
  fences: readonly Fence[],
  isThere: (command: string) => boolean,
): Promise<readonly Run[]> {
  const pages = [...new Set(fences.map(({ file }) => file))];
  const runs: Run[] = [];
  const work = async () => {
    for (let file = pages.shift(); file !== undefined; file = pages.shift()) {
      const folder = mkdtempSync(join(tmpdir(), 'page-'));
      for (const fence of fences.filter((one) => one.file === file)) {
        const program = PROGRAMS[fence.language];
        if (program && isThere(program.command)) runs.push(await runFence(fence, program, folder));
      }
    }
  };
  await Promise.all([work(), work()]);
  return runs;
}

async function runFence(fence: Fence, program: Program, folder: string): Promise<Run> {
  const prefer = fence.prefer === '' ? '' : `-H 'Prefer: ${fence.prefer}'`;
  const text =
    fence.language === 'bash'
      ? `set -euo pipefail\nPREFER=(${prefer})\n${CURL}\n${fence.text}\n`
      : `${fence.text}\n`;
  const file = program.file(fence.text);
  writeFileSync(join(folder, file), text);
  for (const [, name = ''] of fence.text.matchAll(/=@([\w.-]+)/g)) {
    writeFileSync(join(folder, name), '%PDF-1.4\n');
  }
  const child = spawn(program.command, [file], {
    cwd: folder,
    env: { ...process.env, ...SETTINGS },
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const printed = /^(\d{3}) ([{[][^]*)$/.exec(output);
  if (fence.language !== 'bash' && printed) {
    const [, status = '', body = ''] = printed;
    return { fence, exitCode, output, errors, answers: [{ status, body }] };
  }
  const answers = [...output.matchAll(/([^\x1e]*)\n\x1e(\d{3})\x1e/g)].map(
    ([, body = '', status = '']) => ({ status, body }),
  );
  return { fence, exitCode, output, errors, answers };
}
