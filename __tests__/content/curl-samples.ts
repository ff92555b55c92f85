import { readdirSync, readFileSync } from 'node:fs';
import { fillValues } from '@/lib/markdown/remark-site-values.mjs';

/** A curl command in the content, and the answer that stands directly below it. */
export type CurlSample = {
  readonly file: string;
  readonly title: string;
  readonly script: string;
  readonly answer: { readonly status: string; readonly text: string } | undefined;
};

const FOLDERS = ['guides', 'solutions', 'api', 'libs', 'pdf'];
const FENCE = /^(`{3,})(\w+)(?: title="([^"]*)")?\n([^]*?)\n\1$/gm;

/** Every `bash` fence with a curl command, with the site's values in it, in the order of the files. */
export function readCurlSamples(values: Readonly<Record<string, string>>): readonly CurlSample[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(`content/${folder}`)
      .filter((name) => name.endsWith('.mdx'))
      .flatMap((name) => {
        const file = `content/${folder}/${name}`;
        return toSamples(file, fillValues(readFileSync(file, 'utf8'), values));
      }),
  );
}

/** The samples of one file's text. */
export function toSamples(file: string, text: string): readonly CurlSample[] {
  const fences = [...text.matchAll(FENCE)];
  return fences.flatMap((fence, index) => {
    const [whole, , language, title = '', script = ''] = fence;
    if (language !== 'bash' || !/^curl /m.test(script)) return [];
    const next = fences[index + 1];
    const end = fence.index + whole.length;
    const adjacent = next !== undefined && text.slice(end, next.index).trim() === '';
    const status = /^([1-5]\d\d)\b/.exec(next?.[3] ?? '')?.[1];
    const answer =
      adjacent && status !== undefined && next?.[2] === 'json'
        ? { status, text: next[4] ?? '' }
        : undefined;
    return [{ file, title, script, answer }];
  });
}
