import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { JsonCode } from '@/components/ui/code/json-code';
import { MarkupCode } from '@/components/ui/code/markup-code';
import { ProgramCode } from '@/components/ui/code/program-code';
import { ShellCode } from '@/components/ui/code/shell-code';
import rehypeCode from '@/lib/markdown/rehype-code.mjs';

/** What has a colour, in order: neighbours of one colour are one, across lines too. */
function toColoured(root: Element): readonly string[] {
  const runs: { kind: string; text: string }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent ?? '';
    const kind = walker.currentNode.parentElement?.className ?? '';
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (last && kind === '' && text.trim() === '') last.text += text;
    else runs.push({ kind, text });
  }
  return runs
    .filter(({ kind }) => kind !== '')
    .map(({ kind, text }) => `${kind} ${text.trimEnd()}`);
}

/** A fence of a guide, as the build highlights it. */
async function toGuide(language: string, source: string): Promise<Element> {
  const code = {
    type: 'element',
    tagName: 'code',
    properties: { className: [`language-${language}`] },
    children: [{ type: 'text', value: source }],
  };
  const pre = { type: 'element', tagName: 'pre', properties: {}, children: [code] };
  const tree: { type: string; children: { attributes?: { name: string; value: string }[] }[] } = {
    type: 'root',
    children: [pre as never],
  };
  await rehypeCode()(tree);
  const html = tree.children[0]?.attributes?.find(({ name }) => name === 'html')?.value ?? '';
  const root = document.createElement('code');
  root.innerHTML = html;
  expect(root.textContent).toBe(source);
  return root;
}

const json = { rcode: '000', amt: 49.95, ok: true, no: null, a: ['x\n', -1] };
const CURL = `curl -X POST https://api-test.example.com/pg/sale \\
  -u "$SANDBOX_KEY:" \\
  -H 'Content-Type: application/json' \\
  --data-raw 'amt=49.95'`;

const PROGRAMS: readonly (readonly [language: string, text: string])[] = [
  [
    'js',
    `// Once an order.\nconst answer = await fetch('https://x', { method: "POST", retries: 2 });\nif (answer === null) throw new Error(\`no\`);`,
  ],
  [
    'python',
    `# Once an order.\nimport requests\n\nanswer = requests.post("https://x", auth=("key", ""), json={'amt': 49.95}, verify=True)\nprint(answer.json(), None)`,
  ],
  [
    'php',
    `<?php\n// Once an order.\n$curl = curl_init('https://x');\n$all = ['a' => true, "b" => 12];\nreturn new Client($all);`,
  ],
  [
    'java',
    `import java.net.URI;\n\npublic class Sale {\n  static int times = 2;\n  public static void main(String[] given) {\n    var uri = new URI("https://x");\n  }\n}`,
  ],
  [
    'csharp',
    `using System.Net.Http;\n\nvar client = new HttpClient();\nvar answer = await client.GetAsync("https://x", true, 3);`,
  ],
  [
    'ruby',
    `require 'net/http'\n\ndef sale(amount)\n  return nil if amount == 0\n  puts Net::HTTP.get(URI("https://x"))\nend`,
  ],
  [
    'go',
    'package main\n\nimport "fmt"\n\nfunc main() {\n\tbody := `{}`\n\tif body != "" {\n\t\tfmt.Println(body, nil, 12)\n\t}\n}',
  ],
];

describe('code of a guide and code of an operation have the same colours:', () => {
  async function expectSame(language: string, text: string, operation: ReactElement) {
    const { container } = render(operation);
    expect(container.textContent).toBe(text);
    expect(toColoured(await toGuide(language, text))).toEqual(toColoured(container));
  }

  test('json', () => expectSame('json', JSON.stringify(json, null, 2), <JsonCode value={json} />));

  test('a command', () => expectSame('bash', CURL, <ShellCode text={CURL} />));

  test.each(PROGRAMS)('%s', (language, text) =>
    expectSame(language, text, <ProgramCode text={text} />),
  );

  test('markup, tags and the values of attributes', () => {
    const text = '<a b="c">d</a>';
    return expectSame('html', text, <MarkupCode text={text} />);
  });

  test('a line of any length keeps its colours, whatever the machine is busy with', async () => {
    const line = `const a = "b"; ${'f(1); '.repeat(10)}const end = "c";`;
    // Each look at the clock finds a second gone, more than the highlighter gives a line by itself.
    let now = 0;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => (now += 1_000));
    const root = await toGuide('js', line);
    clock.mockRestore();
    expect(root.lastElementChild?.nextSibling?.textContent).toBe(';');
    expect(root.lastElementChild?.className).toBe('tok-string');
  });
});
