import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  quoteDouble,
  quoteJava,
  quoteJavascript,
  quotePhp,
  quoteRuby,
} from '@/lib/openapi/snippets/literal';

/** A program, and the arguments of each call of its function. */
export type Source = { readonly code: string; readonly calls: readonly (readonly string[])[] };

/** What a function gives: whether a signature is right, or headers. */
type Result = 'verdict' | 'headers';

type Command = readonly [string, ...string[]];

/** How a language calls the functions of several programs. */
type Runner = {
  /** Exits with 0 where the language can run. */
  readonly probe: Command;
  readonly commands: readonly Command[];
  readonly quote: (text: string) => string;
  /** Argument with the body, from its literal. */
  readonly body?: (literal: string) => string;
  readonly callee: (index: number, name: string) => string;
  readonly call?: (callee: string, values: readonly string[]) => string;
  /** Statement that prints a verdict, or each header as `name: value` and then a line `--`. */
  readonly show: Readonly<Record<Result, (call: string) => string>>;
  readonly files: (
    codes: readonly string[],
    statements: string,
  ) => Readonly<Record<string, string>>;
};

/** Name of the function of a program. */
function getName(code: string): string {
  const names = /isSignedByUs|signRequest|is_signed_by_us|sign_request|signed_by_us\?|send_signed/;
  return names.exec(code)?.[0] ?? '';
}

const number = (index: number) => `form${index}`;
const isItself = (call: string) => call;

/** Names the function of each program by its number. */
const rename = (codes: readonly string[]) =>
  codes.map((code, index) => code.replaceAll(getName(code), number(index)));

/** Programs as files by their names. */
const list = (codes: readonly string[], getFile: (index: number) => string) =>
  Object.fromEntries(codes.map((code, index) => [getFile(index), code]));

const RUNNERS = {
  curl: {
    probe: ['openssl', 'version'],
    commands: [['sh', 'main.sh']],
    quote: (text) => `'${text.replaceAll("'", "'\\''")}'`,
    callee: number,
    call: (callee, values) => [callee, ...values].join(' '),
    show: {
      verdict: isItself,
      headers: (call) => `(${call}) | grep -E '^[A-Za-z-]+: '\necho --`,
    },
    files: (codes, statements) => {
      const curl = `curl() { for one in "$@"; do printf '%s\\n' "$one"; done; }`;
      return { 'main.sh': [curl, ...rename(codes), statements].join('\n') };
    },
  },
  javascript: {
    probe: ['node', '--version'],
    commands: [['node', 'main.js']],
    quote: quoteJavascript,
    body: (literal) => `Buffer.from(${literal})`,
    callee: number,
    show: {
      verdict: (call) => `console.log(${call});`,
      headers: (call) =>
        `for (const [name, value] of Object.entries(${call})) console.log(name + ': ' + value);\nconsole.log('--');`,
    },
    files: (codes, statements) => {
      const wrapped = codes.map(
        (code, index) =>
          `const ${number(index)} = (() => {\n${code}\nreturn ${getName(code)};\n})();`,
      );
      return { 'main.js': [...wrapped, statements].join('\n') };
    },
  },
  python: {
    probe: ['python3', '-c', 'import cryptography'],
    commands: [['python3', '-W', 'error', 'main.py']],
    quote: quoteDouble,
    body: (literal) => `${literal}.encode()`,
    callee: (index, name) => `${number(index)}.${name}`,
    show: {
      verdict: (call) => `print(str(${call}).lower())`,
      headers: (call) =>
        `for name, value in ${call}.items():\n    print(name + ": " + value)\nprint("--")`,
    },
    files: (codes, statements) => ({
      ...list(codes, (index) => `${number(index)}.py`),
      'main.py': [...codes.map((_, index) => `import ${number(index)}`), statements].join('\n'),
    }),
  },
  php: {
    probe: ['php', '-r', 'exit(function_exists("sodium_crypto_sign_detached") ? 0 : 1);'],
    commands: [['php', '-d', 'error_reporting=-1', '-d', 'display_errors=stderr', 'main.php']],
    quote: quotePhp,
    callee: number,
    show: {
      verdict: (call) => `echo json_encode(${call}), "\\n";`,
      headers: (call) =>
        `foreach (${call} as $name => $value) { echo "$name: $value\\n"; }\necho "--\\n";`,
    },
    files: (codes, statements) => {
      const bare = rename(codes).map((code) => code.replace('<?php', ''));
      return { 'main.php': ['<?php', ...bare, statements].join('\n') };
    },
  },
  ruby: {
    probe: ['ruby', '-e', 'require "openssl"'],
    commands: [['ruby', '-w', 'main.rb']],
    quote: quoteRuby,
    callee: number,
    show: {
      verdict: (call) => `puts ${call}`,
      headers: (call) => `${call}.each { |name, value| puts "#{name}: #{value}" }\nputs '--'`,
    },
    files: (codes, statements) => ({ 'main.rb': [...rename(codes), statements].join('\n') }),
  },
  java: {
    probe: ['javac', '--version'],
    commands: [
      ['sh', '-c', 'javac -encoding UTF-8 -Xlint:all *.java'],
      ['java', '-Xshare:auto', 'Main'],
    ],
    quote: quoteJava,
    body: (literal) => `${literal}.getBytes("UTF-8")`,
    callee: (index, name) => `Form${index}.${name}`,
    show: {
      verdict: (call) => `System.out.println(${call});`,
      headers: (call) =>
        `${call}.forEach((name, value) -> System.out.println(name + ": " + value));\nSystem.out.println("--");`,
    },
    files: (codes, statements) => ({
      ...list(
        codes.map((code, index) => code.replace(/^final class \w+/m, `final class Form${index}`)),
        (index) => `Form${index}.java`,
      ),
      'Main.java': `class Main {\n  public static void main(String[] args) throws Exception {\n${statements}\n}\n}`,
    }),
  },
  go: {
    probe: ['go', 'version'],
    commands: [['sh', '-c', 'go vet . && go run .']],
    quote: quoteDouble,
    body: (literal) => `[]byte(${literal})`,
    callee: number,
    show: { verdict: (call) => `fmt.Println(${call})`, headers: (call) => `show(${call})` },
    files: (codes, statements) => ({
      'go.mod': 'module example.com/programs\n\ngo 1.19\n',
      ...list(rename(codes), (index) => `${number(index)}.go`),
      'main.go': `package main

import "fmt"

func show(headers map[string]string, err error) {
	if err != nil {
		panic(err)
	}
	for name, value := range headers {
		fmt.Println(name + ": " + value)
	}
	fmt.Println("--")
}

func main() {
${statements}
}
`,
    }),
  },
} satisfies Readonly<Record<string, Runner>>;

/** A language whose programs can be run where it is installed. */
type RunnerLanguage = keyof typeof RUNNERS;

/** Each language, with `it` where it is installed and `it.skip` elsewhere. */
export const LANGUAGES = (
  ['curl', 'javascript', 'python', 'php', 'java', 'ruby', 'go'] as const
).map((language) => {
  const [program, ...words]: Command = RUNNERS[language].probe;
  const isThere = spawnSync(program, words, { stdio: 'ignore' }).status === 0;
  return [language, isThere ? it : it.skip] as const;
});

/**
 * Calls the functions of programs in one process.
 * @param bodyAt Place of the body among the arguments.
 * @returns what they print. Expects that they print no errors and no warnings.
 */
export function runPrograms(
  language: RunnerLanguage,
  result: Result,
  sources: readonly Source[],
  bodyAt: number,
): string {
  const runner: Runner = RUNNERS[language];
  const { quote, body = isItself, callee, show, files, commands } = runner;
  const { call = (name: string, values: readonly string[]) => `${name}(${values.join(', ')})` } =
    runner;
  const print = (value: string, at: number) => (at === bodyAt ? body(quote(value)) : quote(value));
  const statements = sources.flatMap(({ code, calls }, index) =>
    calls.map((values) => show[result](call(callee(index, getName(code)), values.map(print)))),
  );
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  const codes = sources.map(({ code }) => code);
  for (const [name, text] of Object.entries(files(codes, statements.join('\n'))))
    writeFileSync(join(folder, name), text);
  const printed = commands.map(([program, ...words]) => {
    const { stdout, stderr } = spawnSync(program, words, { cwd: folder, encoding: 'utf8' });
    expect([language, stderr]).toEqual([language, '']);
    return stdout;
  });
  return printed.at(-1) ?? '';
}
