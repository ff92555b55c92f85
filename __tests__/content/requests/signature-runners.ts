import { existsSync } from 'node:fs';

/** A case to verify: does this header sign this body with this secret? */
export type SignatureCase = {
  readonly title: string;
  readonly body: string;
  readonly header: string;
  readonly secret: string;
  readonly accepted: boolean;
};

type Runner = {
  /** The title of the guide's fence. */
  readonly language: string;
  /** What has to be on the machine; empty: nobody has run it, it was read by a person. */
  readonly needs: readonly string[];
  /** Files to write, by name, around the guide's code. */
  readonly files: (code: string) => Readonly<Record<string, string>>;
  /** Commands to run in their order; the last one prints `[true,false,…]`. */
  readonly commands: readonly (readonly string[])[];
};

/** One line for each case, its parts in Base64: read without a JSON parser. */
export function toCaseLines(cases: readonly SignatureCase[]): string {
  const encode = (text: string) => Buffer.from(text).toString('base64');
  return cases.map((one) => [one.body, one.header, one.secret].map(encode).join(' ')).join('\n');
}

const NODE = `
const cases = JSON.parse(require('node:fs').readFileSync('cases.json', 'utf8'));
console.log(JSON.stringify(cases.map((c) => isSignedByUs(Buffer.from(c.body), c.header, c.secret))));
`;
const PYTHON = `
import json
with open("cases.json", encoding="utf-8") as file:
    cases = json.load(file)
print(json.dumps([is_signed_by_us(c["body"].encode(), c["header"], c["secret"]) for c in cases]))
`;
const PHP = `
$cases = json_decode(file_get_contents('cases.json'), true);
echo json_encode(array_map(fn ($c) => is_signed_by_us($c['body'], $c['header'], $c['secret']), $cases));
`;
const JAVA = `
import java.nio.file.*;
import java.util.*;

class Verify {
    static byte[] read(String part) { return Base64.getDecoder().decode(part); }

    public static void main(String[] args) throws Exception {
        List<String> results = new ArrayList<>();
        for (String line : Files.readAllLines(Path.of("cases.txt"))) {
            String[] parts = line.split(" ");
            results.add(String.valueOf(WebhookSignature.isSignedByUs(
                read(parts[0]), new String(read(parts[1])), new String(read(parts[2])))));
        }
        System.out.println("[" + String.join(",", results) + "]");
    }
}
`;
/** Mono has no \`FixedTimeEquals\`: the guide's code runs with one of these few lines. */
const CSHARP = `
using System;
using System.IO;
using System.Linq;
using System.Text;

namespace System.Security.Cryptography
{
    static class CryptographicOperations
    {
        public static bool FixedTimeEquals(byte[] a, byte[] b) { return a.SequenceEqual(b); }
    }
}

static class Verify
{
    static byte[] Read(string part) { return Convert.FromBase64String(part); }

    static void Main()
    {
        var results = File.ReadAllLines("cases.txt").Select(line => line.Split(' ')).Select(parts =>
            WebhookSignature.IsSignedByUs(Read(parts[0]), Encoding.UTF8.GetString(Read(parts[1])),
                Encoding.UTF8.GetString(Read(parts[2]))) ? "true" : "false");
        Console.WriteLine("[" + string.Join(",", results) + "]");
    }
}
`;
const MCS = '/usr/lib/mono/4.5/mcs.exe';

const toScript = (language: string, command: string, file: string, driver: string): Runner => ({
  language,
  needs: [command],
  files: (code) => ({ [file]: `${code}\n${driver}` }),
  commands: [[command, file]],
});
const toReviewed = (language: string): Runner => ({
  language,
  needs: [],
  files: () => ({}),
  commands: [],
});

/** One for each language of the guide. */
export const RUNNERS: readonly Runner[] = [
  toScript('JavaScript', 'node', 'verify.js', NODE),
  toScript('Python', 'python3', 'verify.py', PYTHON),
  toScript('PHP', 'php', 'verify.php', PHP),
  {
    language: 'Java',
    needs: ['javac', 'java'],
    files: (code) => ({ 'WebhookSignature.java': code, 'Verify.java': JAVA }),
    commands: [
      ['javac', '-Xlint:all', 'WebhookSignature.java', 'Verify.java'],
      ['java', '-Xshare:auto', 'Verify'],
    ],
  },
  {
    language: 'C#',
    needs: [existsSync(MCS) ? 'mono' : MCS],
    files: (code) => ({ 'WebhookSignature.cs': code, 'Verify.cs': CSHARP }),
    commands: [
      ['mono', MCS, '-out:verify.exe', 'WebhookSignature.cs', 'Verify.cs'],
      ['mono', 'verify.exe'],
    ],
  },
  toReviewed('Ruby'),
  toReviewed('Go'),
];
