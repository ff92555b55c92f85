import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import getStarted from '@/content/get-started.json';
import navigation from '@/content/navigation.json';
import { loadContent } from '@/lib/content/load/load-content';
import { copyProject, mdx, writeFile } from '../support/sample-project';
import { testShipped } from '../support/shipped-tests';

type Sample = { readonly kind: string; readonly text: string };

/** The fences of the writers' guide that carry `sample=…`. */
function readSamples(): readonly Sample[] {
  const guide = readFileSync('content/README.md', 'utf8');
  const fence = /^(`{3,})\w+ sample=([\w-]+)\n([^]*?)\n\1$/gm;
  return [...guide.matchAll(fence)].map(({ 2: kind = '', 3: text = '' }) => ({ kind, text }));
}

const samples = readSamples();
const textsOf = (kind: string) =>
  samples.filter((one) => one.kind === kind).map(({ text }) => text);

/** Puts each sample where a writer would. */
function addSamples(root: string): void {
  const folders = { guide: 'guides', solution: 'solutions' };
  for (const [kind, folder] of Object.entries(folders)) {
    for (const [index, text] of textsOf(kind).entries()) {
      writeFile(root, `content/${folder}/sample-${index}.mdx`, `${text}\n\nText.\n`);
    }
  }
  for (const [index, text] of textsOf('mdx').entries()) {
    writeFile(root, `content/solutions/mdx-${index}.mdx`, mdx(text));
  }
  // There can be no further page of libraries, which have routes, and none with the same tag.
  const replaced = { api: 'content/api/customer-vault.mdx', libs: 'content/libs/sdk.mdx' };
  for (const [kind, file] of Object.entries(replaced)) {
    const page = readFileSync(file, 'utf8');
    for (const text of textsOf(kind)) {
      writeFile(root, file, page.replace(/^---\n[^]*?\n---/, text));
    }
  }
  for (const text of textsOf('plugin')) {
    const { url } = JSON.parse(text);
    writeFile(root, `content/plugins/${url}.json`, text);
  }
  const add = (path: string, key: string, texts: readonly string[]) => {
    const data = JSON.parse(readFileSync(join(root, path), 'utf8'));
    const more: unknown[] = texts.map((text) => JSON.parse(text));
    writeFile(root, path, { ...data, [key]: [...data[key], ...more] });
  };
  for (const text of textsOf('redirects')) writeFile(root, 'content/redirects.json', text);
  add('content/get-started.json', 'steps', textsOf('get-started-step'));
  add('content/navigation.json', 'primary', textsOf('navigation-item'));
}

test.each([
  ...['guide', 'solution', 'api', 'libs', 'mdx', 'plugin'],
  ...['get-started-step', 'navigation-item', 'redirects'],
])("the writers' guide has a sample of %s", (kind) => expect(textsOf(kind)).not.toEqual([]));

testShipped('every sample, put where a writer would put it, passes the real check', () => {
  const root = copyProject();
  addSamples(root);
  const { pages, navigation: after, getStarted: more } = loadContent(root);
  const added = Object.values(pages)
    .flat()
    .filter(({ file }) => /^(sample|mdx)-\d+$/.test(file));
  expect(added).toHaveLength(['guide', 'solution', 'mdx'].flatMap(textsOf).length);
  expect(after.primary.length).toBeGreaterThan(navigation.primary.length);
  expect(more.steps.length).toBeGreaterThan(getStarted.steps.length);
});
