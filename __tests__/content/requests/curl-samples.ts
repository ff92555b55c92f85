import { type Fence, readFences } from '../fences';

/** A curl command in the content, and the answer that stands directly below it. */
export type CurlSample = Pick<Fence, 'file' | 'title' | 'answer'> & { readonly script: string };

/** Every `bash` fence with a curl command, with the site's values in it, in the order of the files. */
export function readCurlSamples(values: Readonly<Record<string, string>>): readonly CurlSample[] {
  return readFences(values).flatMap(toCurlSample);
}

function toCurlSample({ file, language, title, text, answer }: Fence): readonly CurlSample[] {
  const isCurl = language === 'bash' && /^curl /m.test(text);
  return isCurl ? [{ file, title, script: text, answer }] : [];
}
