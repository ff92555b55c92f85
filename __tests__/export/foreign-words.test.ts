import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readParts } from '@/lib/content/read-parts';
import { readTree } from '@/lib/kit/system/read-tree';
import { getServerRole } from '@/lib/openapi/document/servers';
import { readApis } from '@/lib/pages/read-apis';
import { OUT, readPages, listFiles } from './exported-pages';

/**
 * Words of the provider that the portal is shipped with, and of its trade. A portal has those that its own content has;
 * others would be ours.
 */
const WORDS = [
  ...['examplepay', 'payment', 'merchant', 'card', 'refund', 'chargeback', 'checkout', 'webhook'],
  ...['sandbox', 'plugin', 'SDK', 'library', 'libraries', 'cardholder', 'rcode', 'amt_tran'],
];

const parts = readParts();
const read = (file: string) => readFileSync(join(OUT, file), 'utf8');

const FOLDERS = ['content', 'public/openapi'];
const own = FOLDERS.filter((folder) => existsSync(folder))
  .flatMap((folder) => readTree(folder).map((file) => join(folder, file)))
  .filter((file) => /\.(json|ya?ml|mdx?)$/.test(file) && !/README|REBRANDING/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const hasWord = (text: string, word: string) => new RegExp(`\\b${word}s?\\b`, 'i').test(text);

/** Whether pages call a server of a document so, because its address or description says that it is one. */
const hasSandbox = readApis().some(({ api }) =>
  api.servers.some((server) => getServerRole(server) === 'sandbox'),
);

/** Words that the content does not have. */
const foreign = WORDS.filter((word) => !hasWord(own, word) && !(word === 'sandbox' && hasSandbox));

/** What a reader sees or hears of a page. */
const getText = (html: string) =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/\s(?!(?:alt|aria-label|content|placeholder|title)=)[\w:-]+="[^"]*"/g, ' ')
    .replace(/social-card/g, ' ');

describe('nothing of the portal that others were made from', () => {
  it('no page has a word of its provider or its trade', () => {
    const found = readPages().flatMap(({ file, html }) =>
      foreign.filter((word) => hasWord(getText(html), word)).map((word) => `${file}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  it('no text for agents has one', () => {
    const files = listFiles().filter((file) => /\.(md|txt|json)$/.test(file));
    const texts = files.filter((file) =>
      /^(agents|api|guides|llms|\.well-known)|^index\.md/.test(file),
    );
    const found = texts
      .filter((file) => !/index\.txt$|__next/.test(file))
      .flatMap((file) =>
        foreign
          .filter((word) => hasWord(read(file).replace(/server-card/g, ''), word))
          .map((word) => `${file}: ${word}`),
      );
    expect(found).toEqual([]);
  });

  it.each([
    ['libs', '/libs'],
    ['style-guide', '/style-guide'],
  ] as const)('without the part %s there is nothing below %s', (part, path) => {
    if (parts.includes(part)) return;
    expect(existsSync(join(OUT, path))).toBe(false);
    expect(read('_redirects')).not.toMatch(new RegExp(`${path}[/ *]`));
    expect(read('_headers')).not.toContain(`${path}/`);
    expect(read('sitemap.xml')).not.toContain(`${path}/<`);
  });

  it('without plugins no script starts their downloads', () => {
    expect(existsSync(join(OUT, 'latest.js'))).toBe(parts.includes('plugin'));
  });

  it('no file for agents is an empty list', () => {
    const files = existsSync(join(OUT, 'agents')) ? readTree(join(OUT, 'agents')) : [];
    for (const file of files)
      expect(read(`agents/${file}`).replace(/[\s{}[\],:]|"\w+"/g, '')).not.toBe('');
  });
});
