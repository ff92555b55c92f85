import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDict, PDFDocument, PDFName, PDFNumber } from 'pdf-lib';
import { readSite } from '@/lib/content/read-site';
import { readTags } from '@/lib/kit/build/html/read-tags';
import { readApis } from '@/lib/pages/read-apis';
import { readReferenceLinks } from '@/lib/pages/reading/reference-files';
import { OUT } from './exported-pages';

const files = readApis().map(({ id, api }) => ({ id, api }));

it('each document has its whole reference as one file, which the API overview links to', () => {
  const links = files.flatMap(({ id }) => readReferenceLinks(id));
  const overview = links.length > 0 ? readFileSync(join(OUT, 'api/index.html'), 'utf8') : '';
  expect(links.length).toBeGreaterThanOrEqual(readSite().referenceFiles ? files.length : 0);
  expect(links.filter(({ href }) => !overview.includes(`${href}"`))).toEqual([]);
});

const written = readSite().referenceFiles ? files : [];

it('every operation of a document has its part in the file, and every link there a target', () => {
  for (const { id, api } of written) {
    const tags = readTags(readFileSync(join(OUT, `reference/${id}.html`), 'utf8'));
    const ids = tags.flatMap(({ attributes }) => attributes.get('id') ?? []);
    expect(ids.filter((one, index) => ids.indexOf(one) !== index)).toEqual([]);
    expect(tags.filter(({ name }) => name === 'article')).toHaveLength(api.operations.size);
    const inside = tags.flatMap(({ attributes }) => {
      const href = attributes.get('href') ?? '';
      return href.startsWith('#') ? decodeURI(href.slice(1)) : [];
    });
    expect(inside.filter((one) => !ids.includes(one))).toEqual([]);
  }
});

it('each PDF has bookmarks and structure, and no time of the print', async () => {
  const printed = files.filter(({ id }) =>
    readReferenceLinks(id).some(({ href }) => href.endsWith('.pdf')),
  );
  for (const { id, api } of printed) {
    const file = readFileSync(join(OUT, `reference/${id}.pdf`));
    const pdf = await PDFDocument.load(file, { updateMetadata: false });
    expect(pdf.catalog.has(PDFName.of('StructTreeRoot'))).toBe(true);
    expect(pdf.getCreationDate()?.toISOString()).toContain('T00:00:00');
    const outlines = pdf.catalog.lookup(PDFName.of('Outlines'), PDFDict);
    const count = outlines.lookup(PDFName.of('Count'), PDFNumber).asNumber();
    expect(Math.abs(count)).toBeGreaterThan(api.operations.size);
    // Objects of the structure outside of streams would more than double the file.
    expect(file.toString('latin1').split('/StructElem')).toHaveLength(1);
  }
});
