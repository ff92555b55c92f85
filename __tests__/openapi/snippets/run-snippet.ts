import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLanguage, type Language } from '@/lib/openapi/core/sample-languages';

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
    command: (file) => [
      'java',
      '-Dfile.encoding=UTF-8',
      '-XX:TieredStopAtLevel=1',
      '-XX:+UseSerialGC',
      file,
    ],
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

/** What the reader's environment holds. */
export const SECRETS: Readonly<Record<string, string>> = {
  SANDBOX_KEY: 'k3y',
  SANDBOX_ID: 'i-d',
  SANDBOX_USER: 'me',
  SANDBOX_PASSWORD: 'p ä:w',
  SANDBOX_NAME: 'ünï€',
};

/** What the reader's file holds. */
export const READER_FILE = '%PDF ünï\r\n\0\n--';

/** Runs a program with a key and gives what it printed. Rejects when it fails. */
export async function runSnippet(language: Language, code: string, key = 'k3y'): Promise<string> {
  const runner = getRunner(language);
  const folder = mkdtempSync(join(tmpdir(), 'snippet-'));
  writeProgram(folder, runner.file, code);
  const { status, output } = await run(runner.command(runner.file), folder, key);
  if (status !== 0) throw new Error(`${language} failed:\n${output}\n${code}`);
  return output;
}

function getRunner(language: Language): Runner {
  const runner = RUNNERS[language];
  if (runner === undefined) throw new Error(`${language} cannot be run`);
  return runner;
}

/** Writes a program, and the reader's file beside it. */
function writeProgram(folder: string, file: string, code: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), code);
  writeFileSync(join(folder, 'YOUR_FILE'), READER_FILE);
}

type Run = { readonly status: number | null; readonly output: string };

async function run(
  command: readonly [string, ...string[]],
  cwd: string,
  key: string,
): Promise<Run> {
  const [program, ...words] = command;
  const env = { ...process.env, ...SECRETS, SANDBOX_KEY: key, no_proxy: '*', NO_PROXY: '*' };
  const child = spawn(program, words, { env, cwd });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk));
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { status, output: Buffer.concat(output).toString() };
}

/** The file that runs the programs of a language, beside the folders that theirs are in. */
type Driver = { readonly file: string; readonly code: string };

/** Runs every program in the folders `0`, `1`… from within one process, and tells of each that fails. */
const DRIVERS: Readonly<Partial<Record<Language, Driver>>> = {
  curl: {
    file: 'all.sh',
    code: 'for folder in [0-9]*; do (cd "$folder" && . ./sample.sh) || echo "failed: $folder"; done',
  },
  javascript: {
    file: 'all.mjs',
    code: `import { existsSync } from 'node:fs';
const root = process.cwd();
for (let index = 0; existsSync(root + '/' + index); index += 1) {
  process.chdir(root + '/' + index);
  try { await import(root + '/' + index + '/sample.mjs'); }
  catch (error) { console.log('failed: ' + index, error); }
}`,
  },
  python: {
    file: 'all.py',
    code: `import os, runpy, traceback
root = os.getcwd()
for name in sorted(filter(str.isdigit, os.listdir(root)), key=int):
    os.chdir(os.path.join(root, name))
    try:
        runpy.run_path("sample.py", run_name="__main__")
    except BaseException:
        print("failed: " + name, traceback.format_exc())
`,
  },
  java: {
    file: 'All.java',
    code: `import java.io.*;
import java.net.*;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.tools.*;

class All {
    public static void main(String[] args) throws Exception {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        // One for all, because it reads the classes of Java.
        var files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8);
        var log = new PrintWriter(System.out, true);
        for (int index = 0; new File("" + index).exists(); index++) {
            File folder = new File("" + index);
            files.setLocation(StandardLocation.CLASS_OUTPUT, List.of(folder));
            var sources = files.getJavaFileObjects(new File(folder, "Sample.java"));
            var task = compiler.getTask(log, files, null, List.of("-proc:none"), null, sources);
            if (!task.call()) { System.out.println("failed: " + index); continue; }
            URL[] place = { folder.toURI().toURL() };
            try (URLClassLoader loader = new URLClassLoader(place)) {
                var main = loader.loadClass("Sample").getDeclaredMethod("main", String[].class);
                main.setAccessible(true);
                main.invoke(null, (Object) new String[0]);
            } catch (Throwable error) {
                System.out.println("failed: " + index);
                error.printStackTrace(System.out);
            }
        }
    }
}`,
  },
};

/**
 * Runs programs one after the other, where the language has a driver in one process: most of what a program
 * takes is the start of its language.
 * @returns What went wrong, one text for each program that failed.
 */
export async function runSnippets(
  language: Language,
  codes: readonly string[],
): Promise<readonly string[]> {
  if (language === 'go') return runGo(codes);
  const driver = DRIVERS[language];
  if (driver) return runByDriver(language, driver, codes);
  const failures: string[] = [];
  for (const code of codes)
    await runSnippet(language, code).catch((error: unknown) => failures.push(String(error)));
  return failures;
}

/** Runs Go programs as functions of one: a program of its own takes a second to be linked. */
async function runGo(codes: readonly string[]): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'snippets-'));
  codes.forEach((code, index) =>
    writeProgram(folder, `sample${index}.go`, code.replace('func main()', `func main${index}()`)),
  );
  const calls = codes.map((_, index) => `\ttry(${index}, main${index})`).join('\n');
  writeProgram(
    folder,
    'all.go',
    `package main

import "fmt"

func try(index int, run func()) {
\tdefer func() {
\t\tif fault := recover(); fault != nil {
\t\t\tfmt.Println("failed:", index, fault)
\t\t}
\t}()
\trun()
}

func main() {
${calls}
}
`,
  );
  const files = ['all.go', ...codes.map((_, index) => `sample${index}.go`)];
  return listFailures('all.go', await run(['go', 'run', ...files], folder, 'k3y'));
}

async function runByDriver(
  language: Language,
  driver: Driver,
  codes: readonly string[],
): Promise<readonly string[]> {
  const runner = getRunner(language);
  const folder = mkdtempSync(join(tmpdir(), 'snippets-'));
  writeProgram(folder, driver.file, driver.code);
  codes.forEach((code, index) => writeProgram(join(folder, `${index}`), runner.file, code));
  return listFailures(driver.file, await run(runner.command(driver.file), folder, 'k3y'));
}

/** Texts of the programs that a driver says have failed, and of the driver where it has failed itself. */
function listFailures(file: string, { status, output }: Run): readonly string[] {
  const failures = output.split(/^(?=failed: )/m).filter((text) => text.startsWith('failed: '));
  return status === 0 ? failures : [...failures, `${file} failed:\n${output}`];
}
