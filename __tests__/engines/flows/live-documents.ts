import { readFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { changeDocument, type Edit } from '../../browser/live-documents';
import { SALE } from '../../browser/page-types';
import type { Stage } from '../stage';

const LIST = 'nav[aria-label="API operations"]';
const NEW = '/api/payment-gateway/sale-in-parts/';

/** One operation more, one with another summary. */
const CHANGED: Edit = (document) => {
  const { '/sale': sale } = document.paths;
  document.paths['/sale'] = { post: { ...sale?.post, summary: 'Take a Payment' } };
  document.paths['/sale-in-parts'] = { post: { ...sale?.post, summary: 'Sale in Parts' } };
};
const change = () => JSON.stringify(changeDocument(CHANGED, '/pg/doc'));

export function testLiveDocuments({ open, reply, listRequests, listStrangers }: Stage): void {
  describe('the live document', () => {
    it('takes the place of the saved one', async () => {
      reply('/pg/doc', change());
      const reader = await open(SALE);
      await reader.see('h1', 'Take a Payment');
      await reader.press(`${LIST} a[data-operation="post /sale-in-parts"]`);
      await reader.arrive(NEW);
      await reader.see('h1', 'Sale in Parts');
      await reader.back();
      await reader.arrive(SALE);
      await reader.see('h1', 'Take a Payment');
      expect(await reader.complaints()).toEqual([]);
    });

    it('has an operation that no page was saved of, at its address', async () => {
      reply('/pg/doc', change());
      const reader = await open(NEW);
      await reader.see('h1', 'Sale in Parts');
      await reader.see(`${LIST} a[aria-current="page"]`, 'Sale in Parts');
    });

    it('is said to be out of reach, and is there after another try', async () => {
      reply('/pg/doc');
      const reader = await open('/api/payment-gateway/');
      await reader.see('main', 'The operations are listed as saved with the page.');
      reply('/pg/doc', change());
      await reader.press('button', 'Try again');
      await reader.see('main a', 'Sale in Parts');
    });
  });

  describe('a document that the address names', () => {
    it.each([
      ['JSON', '/pg/doc'],
      ['YAML', '/gateway.yaml'],
    ])(
      'in %s is listed, shows an operation, and shows it again after a reload',
      async (kind, location) => {
        if (kind === 'YAML') reply(location, toYaml());
        const reader = await open(`/api/?swaggerUri=${location}`);
        await reader.press(`${LIST} a[data-operation="post /sale"]`);
        await reader.see('article[data-operation="post /sale"] h1', 'Sale');
        await reader.arrive(
          `/api/?${new URLSearchParams({ swaggerUri: location, operation: 'post /sale' })}`,
        );
        await reader.reload();
        await reader.see('article[data-operation="post /sale"] h1', 'Sale');
        expect(await reader.complaints()).toEqual([]);
      },
    );

    it.each([
      'https://documents.example.net/api.json',
      '//documents.example.net/api.json',
      'javascript:alert(1)',
      '/../secret.json',
      'http://user:secret@localhost:4010/pg/doc',
    ])('%s is refused in words, and its host is not asked', async (uri) => {
      const reader = await open(`/api/?swaggerUri=${encodeURIComponent(uri)}`);
      await reader.see('main', 'not loaded');
      const asked = listRequests().map((url) => decodeURIComponent(url.replace(/\?.*$/, '')));
      expect(asked.filter((url) => /secret|user:/.test(url))).toEqual([]);
      expect(listStrangers()).not.toContain('documents.example.net');
      expect(await reader.complaints()).toEqual([]);
    });
  });
}

function toYaml(): string {
  return stringify(JSON.parse(readFileSync('public/openapi/payment-gateway.json', 'utf8')), {
    lineWidth: 0,
  });
}
