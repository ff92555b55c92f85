import { readdirSync, readFileSync } from 'node:fs';
import { fillValues } from '@/lib/markdown/remark-site-values.mjs';
import { printJson } from '@/lib/openapi/core/print-json';
import { printCurl } from '@/lib/openapi/request/print-curl';

import { type PageRequest, replaceRequests, withApi } from './requests/requests';

/** A fence of code in the content, and what its first line says about it. */
export type Fence = {
  /** `content/guides/webhooks.mdx` */
  readonly file: string;
  readonly line: number;
  readonly language: string;
  readonly title: string;
  readonly text: string;
  /** How it is run, if not as it stands: `browser`, `receiver`, `signature`, or `no: why`. */
  readonly run: string;
  /** Sent as `Prefer`: which of the documented answers the page shows. */
  readonly prefer: string;
  /** The answer that stands directly below it. */
  readonly answer: { readonly status: string; readonly text: string } | undefined;
};

const FOLDERS = ['guides', 'solutions', 'api', 'libs', 'pdf'];
const FENCE = /^(`{3,})(\w+)(.*)\n([^]*?)\n\1$/gm;

/** Every fence of the content, with the site's values in it, in the order of the files. */
export function readFences(values: Readonly<Record<string, string>>): readonly Fence[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(`content/${folder}`)
      .filter((name) => name.endsWith('.mdx'))
      .flatMap((name) => {
        const file = `content/${folder}/${name}`;
        const text = fillValues(readFileSync(file, 'utf8'), values);
        const expanded = replaceRequests(text, (one) => printFences(one, values));
        return toFences(file, expanded);
      }),
  );
}

/** A `<Request>` as fences of Markdown, as pages had them: the command, and the answers below it. */
function printFences(
  { title, prefer, request, responses }: PageRequest,
  { sandboxApi = '' }: Readonly<Record<string, string>>,
): string {
  const meta = prefer === '' ? '' : ` prefer="${prefer}"`;
  const fences = [
    `\`\`\`bash title="${title}"${meta}\n${withApi(printCurl(request), sandboxApi)}\n\`\`\``,
    ...responses.map(
      (one) => `\`\`\`json title="${one.title}"\n${printJson(one.value, 2)}\n\`\`\``,
    ),
  ];
  return fences.join('\n\n');
}

/** The fences of one file's text. */
function toFences(file: string, text: string): readonly Fence[] {
  const found = [...text.matchAll(FENCE)];
  return found.map((match, index) => {
    const [, , language = '', words = '', code = ''] = match;
    const next = findNext(text, found, index);
    const status = /^([1-5]\d\d)\b/.exec(toWord(next?.[3] ?? '', 'title'))?.[1];
    const isAnswer = status !== undefined && next?.[2] === 'json';
    return {
      file,
      line: text.slice(0, match.index).split('\n').length,
      language,
      title: toWord(words, 'title'),
      text: code,
      run: toWord(words, 'run'),
      prefer: toWord(words, 'prefer'),
      answer: isAnswer ? { status, text: next[4] ?? '' } : undefined,
    };
  });
}

/** The fence directly below, or below the tabs that this one is among. */
function findNext(
  text: string,
  found: readonly RegExpExecArray[],
  index: number,
): RegExpExecArray | undefined {
  const [here, next] = [found[index], found[index + 1]];
  if (!here || !next) return undefined;
  const between = text.slice(here.index + here[0].length, next.index).trim();
  if (between === '</CodeGroup>') return next;
  if (between !== '') return undefined;
  const isTab =
    text.lastIndexOf('<CodeGroup>', here.index) > text.lastIndexOf('</CodeGroup>', here.index);
  return isTab ? findNext(text, found, index + 1) : next;
}

function toWord(words: string, name: string): string {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(words)?.[1] ?? '';
}
