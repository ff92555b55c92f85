import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Documents } from '@/lib/kit/sandbox/serve-apis';
import { writeSample } from '../support/sample-export';

type Part = Readonly<Record<string, unknown>>;

/** The parts of a document that tests change. */
export type LiveDocument = {
  info: Record<string, unknown>;
  paths: Record<string, Record<string, Part>>;
  webhooks?: Record<string, Record<string, Part>>;
};

/** Changes a document in place. */
export type Edit = (document: LiveDocument) => unknown;

const DOCUMENTS = { '/pg/doc': 'payment-gateway', '/platform/doc': 'platform' } as const;

/** The document at a location of the API host, changed. */
export function changeDocument(edit: Edit, location: keyof typeof DOCUMENTS): LiveDocument {
  const text = readFileSync(`public/openapi/${DOCUMENTS[location]}.json`, 'utf8');
  const document: LiveDocument = JSON.parse(text);
  edit(document);
  return document;
}

/** Documents for the API host of a portal: one that differs from the saved one. */
export function writeLive(edit: Edit, location: keyof typeof DOCUMENTS): Documents {
  const folder = writeSample({ 'live.json': JSON.stringify(changeDocument(edit, location)) });
  return new Map([[location, join(folder, 'live.json')]]);
}

/**
 * Answers for the API host with a document that differs from the saved one. A page with such an answer has
 * no HTTP cache: what is loaded again, fonts too, is fetched again.
 * @param until held back until then.
 */
export async function serveLive(
  page: Page,
  edit: Edit,
  location: keyof typeof DOCUMENTS = '/pg/doc',
  until: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  const document = changeDocument(edit, location);
  await page.route(`http://localhost:4010${location}`, async (route) => {
    await until;
    await route.fulfill({
      json: document,
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  });
}
