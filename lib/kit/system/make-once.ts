import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { readTree } from './read-tree';

/** Folder of what was made: one folder a kind, one file an entry. */
const FOLDER = 'node_modules/.cache/portal';

/** Time after its last use when an entry is deleted, in ms: longer than two builds that take turns. */
const KEPT_FOR_MS = 60 * 60 * 1000;

/** Input that a file is made from: a text, or bytes. */
export type Input = string | Uint8Array;

/** Maker of one kind of file. */
export type Maker = {
  /** Name of the kind, which its folder has. */
  readonly kind: string;
  /** Path of the module that makes it. */
  readonly code: string;
};

/** Hash of inputs in their order. */
function hashInputs(inputs: Iterable<Input>): string {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(`${Buffer.byteLength(input)}\n`).update(input);
  return hash.digest('hex');
}

const versions = new Map<string, Promise<string>>();

/** Versions of the installed packages; the list that is wanted where none are installed. */
const LOCKS = ['node_modules/.package-lock.json', 'package-lock.json'];

/**
 * Version of what a module does: the hash of its code with all that it imports, without comments, of the installed
 * packages, and of Node.
 */
function readVersion(code: string): Promise<string> {
  const version = versions.get(code) ?? computeVersion(code);
  versions.set(code, version);
  return version;
}

async function computeVersion(code: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [code],
    bundle: true,
    minifyWhitespace: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'silent',
  });
  const lock = LOCKS.find((file) => existsSync(file));
  return hashInputs([
    process.version,
    lock === undefined ? '' : readFileSync(lock),
    ...outputFiles.map(({ contents }) => contents),
  ]);
}

/** Kept body; `undefined` where there is none, and for one that is not whole. */
function readEntry(file: string): Buffer | undefined {
  try {
    const entry = readFileSync(file);
    const body = entry.subarray(HASH_BYTES);
    if (!hashBody(body).equals(entry.subarray(0, HASH_BYTES))) return undefined;
    const now = new Date();
    utimesSync(file, now, now);
    return body;
  } catch {
    return undefined;
  }
}

const hashBody = (body: Buffer) => createHash('sha256').update(body).digest();

/** Bytes of the hash that an entry begins with. */
const HASH_BYTES = 32;

/** Keeps a body in one step, so that no other build reads a half. Nothing is kept on a disk that takes nothing. */
function writeEntry(file: string, body: Buffer): void {
  const written = `${file}.${randomUUID()}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(written, Buffer.concat([hashBody(body), body]));
    renameSync(written, file);
  } catch {
    rmSync(written, { force: true });
  }
}

/**
 * Makes a file, unless it was made from equal inputs by equal code before: then it is read. One that is not whole is
 * made again.
 * @param inputs all that the file is made from, besides code.
 * @param make may return `undefined` for what cannot be made now: nothing is kept then.
 * @throws as `make` does.
 */
export function makeOnce<T extends Input | undefined>(
  maker: Maker,
  inputs: readonly Input[],
  make: () => T | Promise<T>,
): Promise<Buffer | Extract<T, undefined>>;
/** Reads what was made before, or makes and keeps it: the code of the signature above. */
export async function makeOnce(
  { kind, code }: Maker,
  inputs: readonly Input[],
  make: () => Input | undefined | Promise<Input | undefined>,
): Promise<Buffer | undefined> {
  const file = join(FOLDER, kind, hashInputs([await readVersion(code), ...inputs]));
  const kept = readEntry(file);
  if (kept) return kept;
  const made = await make();
  if (made === undefined) return undefined;
  const body = Buffer.from(made);
  writeEntry(file, body);
  return body;
}

/** Deletes entries that no build has used lately, and what an interrupted one left behind. */
export function dropUnused(now = Date.now()): void {
  if (!existsSync(FOLDER)) return;
  for (const name of readTree(FOLDER)) {
    const file = join(FOLDER, name);
    const used = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (used !== undefined && now - used > KEPT_FOR_MS) rmSync(file, { force: true });
  }
}
