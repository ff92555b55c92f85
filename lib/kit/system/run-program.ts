import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants as modes } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';

/** Signals that end this process, and with it what it has started. */
const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/** Time that a program has to end after such a signal, in ms. */
const MAX_ENDING_MS = 10_000;

/** Whether programs get a process group of their own: Windows has none. */
const HAS_GROUPS = process.platform !== 'win32';

/** Programs that this process has started and that have not ended. */
const running = new Set<ChildProcess>();

/**
 * Starts a program that ends with this process, together with all that it starts itself: where this process is
 * interrupted or leaves, and where the program ends and leaves something behind, its process group is ended.
 */
export function startProgram(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  if (running.size === 0) {
    for (const signal of SIGNALS) process.once(signal, endWith);
    process.once('exit', killAll);
  }
  // `process.env` as it is now: a test has one of its own.
  const child = spawn(command, args, { env: process.env, ...options, detached: HAS_GROUPS });
  running.add(child);
  const forget = () => {
    signalGroup(child, 'SIGKILL');
    running.delete(child);
    if (running.size > 0) return;
    for (const signal of SIGNALS) process.removeListener(signal, endWith);
    process.removeListener('exit', killAll);
  };
  child.once('exit', forget).once('error', forget);
  return child;
}

/**
 * Runs a program to its end, its output on show unless `options` say otherwise.
 * @returns its exit code; 1 where a signal ended it.
 * @throws where it cannot be started.
 */
export async function runProgram(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<number> {
  const child = startProgram(command, args, { stdio: 'inherit', ...options });
  return waitFor(child, 'exit');
}

/** Exit code of a program; 1 where a signal ended it. @param event `close` comes when all that it printed was read. */
async function waitFor(child: ChildProcess, event: 'exit' | 'close'): Promise<number> {
  const [code] = await once(child, event);
  return typeof code === 'number' ? code : 1;
}

/**
 * Runs a program to its end, and keeps what it prints.
 * @returns its exit code, 1 where a signal ended it, and its output: that of errors between the other lines.
 * @throws where it cannot be started.
 */
export async function collectProgram(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): Promise<{ readonly status: number; readonly output: string }> {
  const child = startProgram(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => printed.push(chunk));
  const status = await waitFor(child, 'close');
  return { status, output: Buffer.concat(printed).toString() };
}

/** Ends what is running, waits for it, and leaves as a shell says that a signal ended a program. */
function endWith(signal: NodeJS.Signals): void {
  const left = [...running].map((child) => once(child, 'exit'));
  for (const child of running) signalGroup(child, signal);
  setTimeout(killAll, MAX_ENDING_MS).unref();
  void Promise.allSettled(left).then(() => process.exit(128 + constants.signals[signal]));
}

function killAll(): void {
  for (const child of running) signalGroup(child, 'SIGKILL');
}

/** Signals a program and all that it has started; nothing where all of them have ended. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (HAS_GROUPS) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // The last one has just ended.
  }
}

/**
 * Path of the first of some programs that a folder of `PATH` has; `undefined` where none has.
 * @param names Names of the programs, the preferred one first.
 */
export function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, modes.X_OK);
    return true;
  } catch {
    return false;
  }
}
