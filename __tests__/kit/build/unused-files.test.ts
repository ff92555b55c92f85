import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listUnusedFiles } from '@/lib/kit/build/unused-files';

function writeFiles(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'unused-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

test('pictures and downloads that neither content nor code names are unused; other files for the root are not judged', () => {
  const root = writeFiles({
    'content/guides/webhooks.mdx': '![Settings](/images/settings.png) ![Flow](/images/flow.svg)',
    'content/plugins/shop.json': '{"file": "shop-2.0.0.zip"}',
    'content/README.md': 'shop-1.0.0.zip',
    'lib/pages/metadata.ts': "'/images/card.png'",
    'content/images/settings.png': '',
    'content/images/card.png': '',
    'content/images/flow.svg': '',
    'content/images/flow-dark.svg': '',
    'content/images/plan-dark.svg': '',
    'content/images/old.png': '',
    'content/storage/plugins/shop-1.0.0.zip': '',
    'content/storage/plugins/shop-2.0.0.zip': '',
    'content/public/google1234.html': 'old.png',
    'content/public/.well-known/assetlinks.json': '',
  });
  expect(listUnusedFiles(root)).toEqual([
    'content/images/old.png',
    'content/images/plan-dark.svg',
    'content/storage/plugins/shop-1.0.0.zip',
  ]);
});

test('files of content that nothing reads or names are unused, but no hidden one', () => {
  const root = writeFiles({
    'content/site.json': '{}',
    'content/guides/webhooks.mdx': '<Partial name="fees" />',
    'content/guides/payments/cards.mdx': '',
    'content/solutions/drafts/later.mdx': '',
    'content/guides/webhooks.mdx.bak': '',
    'content/guides/.webhooks.mdx.swp': '',
    'content/notes.txt': '',
    'content/partials/fees.mdx': '<Note />',
    'content/partials/former.mdx': '',
    'content/components/Note.tsx': '',
    'content/components/Old.tsx': '',
    'content/components/Note.module.css': '',
    'content/openapi/shop/openapi.yaml': '$ref: parts/price.yaml',
    'content/openapi/shop/parts/price.yaml': '',
    'content/openapi/shop/parts/former.yaml': '',
    'content/workflows/dispute.arazzo.yaml': 'payload: { file: receipt.pdf }',
    'content/workflows/receipt.pdf': '',
  });
  expect(listUnusedFiles(root)).toEqual([
    'content/components/Old.tsx',
    'content/guides/webhooks.mdx.bak',
    'content/notes.txt',
    'content/openapi/shop/parts/former.yaml',
    'content/partials/former.mdx',
    'content/solutions/drafts/later.mdx',
  ]);
});

test('a project without these folders has none', () => {
  expect(listUnusedFiles(writeFiles({}))).toEqual([]);
});
