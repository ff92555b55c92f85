import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTags } from '@/lib/kit/build/html/read-tags';
import { rewritePages } from '@/lib/kit/build/html/rewrite-pages';
import { getScriptUrl } from '@/lib/pages/script-url';
import {
  FIRST_SCRIPT,
  NEXT_SCRIPTS,
  PAYLOAD_TEXT,
  samplePage,
  sampleRedirect,
  writeSample,
} from '../../../support/sample-export';

const PAGE = samplePage('A', FIRST_SCRIPT + NEXT_SCRIPTS);
const sources = { connect: ['https://api.example.com'], storage: [] };

const readPage = (root: string, file: string) => {
  const tags = readTags(readFileSync(join(root, file), 'utf8'));
  const policy = tags.find(({ attributes }) => attributes.has('http-equiv'));
  const [script] = tags.filter(({ name }) => name === 'script');
  return { policy: policy?.attributes.get('content') ?? '', script, tags };
};

describe.each(['', '/developer'])('under the base path %j', (basePath) => {
  const root = writeSample({
    'index.html': PAGE,
    'api/index.html': PAGE,
    'api/a/b/index.html': PAGE,
    '404.html': PAGE,
    's/index.html': sampleRedirect('/'),
    'guides/index.txt': PAYLOAD_TEXT,
  });
  beforeAll(() => void rewritePages(root, { basePath, sources, isPlainNext: false }));

  it.each([
    ['index.html', 'needed', '/scripts/page-000000000000.js'],
    ['404.html', 'now', '/scripts/page-000000000000.js'],
    ['api/a/b/index.html', 'needed', getScriptUrl('api-page', basePath)],
  ])('%s starts when it is %s, from the file of the router', (file, time, src) => {
    const attributes = readPage(root, file).script?.attributes;
    expect(attributes?.get('src')).toBe(src);
    expect(attributes?.get('data-page-start')).toBe(time);
    expect(attributes?.get('data-page-payload')).toBe(`${basePath}/guides/index.txt?v=build-1`);
  });

  it('fetches the script that lists a named document on the page at which one is named, only', () => {
    const preloads = (file: string) =>
      readPage(root, file).tags.filter(({ attributes }) => attributes.get('as') === 'script');
    const [list] = preloads('api/index.html');
    expect(list?.attributes.get('href')).toBe(getScriptUrl('list', basePath));
    expect([...preloads('index.html'), ...preloads('api/a/b/index.html')]).toEqual([]);
  });

  it('gives all pages one policy, those of no page of Next, too', () => {
    const files = ['index.html', 'api/a/b/index.html', '404.html', 's/index.html'];
    const policies = new Set(files.map((file) => readPage(root, file).policy));
    expect([...policies]).toEqual([expect.stringContaining('connect-src')]);
    expect([...policies][0]).not.toContain('sha256');
  });
});

it('with plain Next the scripts of Next stay, and the policy has their hashes', () => {
  const root = writeSample({ 'index.html': PAGE });
  rewritePages(root, { basePath: '', sources, isPlainNext: true });
  const { policy, tags } = readPage(root, 'index.html');
  const inline = tags.filter(({ name, text }) => name === 'script' && text !== '');
  expect(inline.length).toBeGreaterThan(2);
  for (const { text } of inline)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  expect(tags.some(({ attributes }) => attributes.has('data-page-start'))).toBe(false);
  expect(tags.filter(({ attributes }) => attributes.has('async'))).toHaveLength(2);
});

it.each([
  ['whose payload the router does not have', PAGE],
  ['without a place for its policy', '<p>text</p>'],
])('names a page %s', (_, html) => {
  const root = writeSample({ 'a/index.html': html });
  expect(() => rewritePages(root, { basePath: '', sources, isPlainNext: false })).toThrow(
    'a/index.html',
  );
});
