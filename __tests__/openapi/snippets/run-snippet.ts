import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLanguage, type Language } from '@/lib/openapi/core/languages';

type Runner = {
  readonly file: string;
  readonly command: (file: string) => readonly [string, ...string[]];
  /** Exits with 0 where the language can run. */
  readonly probe: readonly [string, ...string[]];
};

/** How a file of each language is run. C# needs a project of its own to run. */
const RUNNERS: Readonly<Partial<Record<Language, Runner>>> = {
  curl: { file: 'sample.sh', command: (file) => ['sh', file], probe: ['curl', '--version'] },
  javascript: {
    file: 'sample.mjs',
    command: (file) => [process.execPath, file],
    probe: ['node', '-v'],
  },
  python: {
    file: 'sample.py',
    command: (file) => ['python3', file],
    probe: ['python3', '-c', 'import requests'],
  },
  php: {
    file: 'sample.php',
    command: (file) => ['php', file],
    probe: ['php', '-r', 'exit(function_exists("curl_init") ? 0 : 1);'],
  },
  java: {
    file: 'Sample.java',
    command: (file) => ['java', '-Dfile.encoding=UTF-8', '-Xshare:auto', file],
    probe: ['java', '-version'],
  },
  ruby: { file: 'sample.rb', command: (file) => ['ruby', file], probe: ['ruby', '-v'] },
  go: { file: 'sample.go', command: (file) => ['go', 'run', file], probe: ['go', 'version'] },
};

/** The languages that can be run here. */
export const RUNNABLE = Object.keys(RUNNERS)
  .filter(isLanguage)
  .filter((language) => {
    const [program, ...words] = RUNNERS[language]?.probe ?? ['false'];
    return spawnSync(program, words, { stdio: 'ignore' }).status === 0;
  });

/** What the reader's file holds. */
export const READER_FILE = '%PDF ünï\r\n\0\n--';

/** Runs a program with a key and gives what it printed. Rejects when it fails. */
export async function runSnippet(language: Language, code: string, key = 'k3y'): Promise<string> {
  const runner = RUNNERS[language];
  if (runner === undefined) throw new Error(`${language} cannot be run`);
  const folder = mkdtempSync(join(tmpdir(), 'snippet-'));
  const file = join(folder, runner.file);
  writeFileSync(file, code);
  writeFileSync(join(folder, 'YOUR_FILE'), READER_FILE);
  const [program, ...words] = runner.command(file);
  const env = { ...process.env, SANDBOX_KEY: key, no_proxy: '*', NO_PROXY: '*' };
  const run = spawn(program, words, { env, cwd: folder });
  const output: string[] = [];
  run.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  run.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const status = await new Promise<number | null>((resolve) => run.on('close', resolve));
  if (status !== 0) throw new Error(`${language} failed:\n${output.join('')}\n${code}`);
  return output.join('');
}
