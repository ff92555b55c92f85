import type { Page } from 'playwright-core';

/**
 * Prints a page with bookmarks and structure. Chromium writes each object of the structure as plain text;
 * in compressed object streams (PDF 1.5, 7.5.7 of ISO 32000-1) a reference takes less than half of the bytes.
 * @param page Page with its content set; its style sheet has the page size.
 * @param date Time of creation in the file, so that two prints of one page are alike; absent: now.
 */
export async function printPdf(page: Page, date = new Date()): Promise<Uint8Array> {
  const printed = await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true });
  // Loaded when it is needed: most builds find their PDFs in the cache.
  const { PDFDocument } = await import('pdf-lib');
  const pdf = await PDFDocument.load(printed, { updateMetadata: false });
  pdf.setCreationDate(date);
  pdf.setModificationDate(date);
  return pdf.save({ useObjectStreams: true });
}
