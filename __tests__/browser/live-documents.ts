import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

type Part = Readonly<Record<string, unknown>>;

/** The parts of a document that tests change. */
export type LiveDocument = {
  info: Record<string, unknown>;
  paths: Record<string, Record<string, Part>>;
};

/** Changes a document in place. */
export type Edit = (document: LiveDocument) => unknown;

const DOCUMENTS = { '/pg/doc': 'payment-gateway', '/platform/doc': 'platform' } as const;

/**
 * Answers for the API host with documents that differ from the saved ones.
 * @param until held back until then.
 */
export async function serveLive(
  page: Page,
  edit: Edit,
  location: keyof typeof DOCUMENTS = '/pg/doc',
  until: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  const text = readFileSync(`public/openapi/${DOCUMENTS[location]}.json`, 'utf8');
  const document: LiveDocument = JSON.parse(text);
  edit(document);
  await page.route(`http://localhost:4010${location}`, async (route) => {
    await until;
    await route.fulfill({
      json: document,
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  });
}
