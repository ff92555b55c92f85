import * as words from '@/.generated/words/openapi/overview';
import { DAY_FORMAT } from '../constraints/sunset';
import { parseWebUrl } from '../core/external-docs';
import { getObject, getText } from '../core/json';
import type { JsonObject, ApiIndex } from '../core/types';

/**
 * Release day of a document's version (`info.x-releasedAt`: `2026-11-20`); empty where it is absent
 * or no date. The date of the build is not used, as two builds of one source are alike.
 */
export function getReleaseDay(api: ApiIndex): string {
  const day = getText(getObject(api.document, 'info'), 'x-releasedAt');
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  return isDay ? day : '';
}

/**
 * Formats a release day for readers.
 * @example formatReleaseDay('2026-11-20') // 'November 20, 2026'
 */
export function formatReleaseDay(day: string): string {
  return DAY_FORMAT.format(new Date(day));
}

/** Contact, licence or terms of a document; without `href` it is no link. */
type DocumentInfoEntry = {
  readonly name: string;
  readonly text: string;
  readonly href?: string;
};

function buildInfoEntry(
  name: string,
  text: string,
  href: string | undefined,
): readonly DocumentInfoEntry[] {
  const label = text.trim() || (href ?? '');
  if (label === '') return [];
  return [href === undefined ? { name, text: label } : { name, text: label, href }];
}

/** `mailto:` URL of an email address of at most 254 characters; `undefined` for other text. */
function parseMailUrl(email: string): string | undefined {
  return /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(email) && email.length <= 254
    ? `mailto:${email}`
    : undefined;
}

/** Name of a licence and its SPDX expression (OpenAPI 3.1 4.8.4 `identifier`) where it differs. */
function formatLicense(license: JsonObject | undefined): string {
  const texts = ['name', 'identifier'].map((key) => getText(license, key).trim());
  return [...new Set(texts)].filter((text) => text !== '').join(', ');
}

/** Contact, licence and terms that a document names (OpenAPI 3.1 4.8.2); empty for none. */
export function listDocumentInfo(document: JsonObject): readonly DocumentInfoEntry[] {
  const info = getObject(document, 'info');
  const contact = getObject(info, 'contact');
  const license = getObject(info, 'license');
  const email = getText(contact, 'email').trim();
  const terms = getText(info, 'termsOfService');
  return [
    ...buildInfoEntry(
      words.contact,
      getText(contact, 'name'),
      parseWebUrl(getText(contact, 'url')),
    ),
    ...buildInfoEntry(words.mail, email, parseMailUrl(email)),
    ...buildInfoEntry(words.license, formatLicense(license), parseWebUrl(getText(license, 'url'))),
    ...buildInfoEntry(words.terms, terms, parseWebUrl(terms)),
  ];
}
