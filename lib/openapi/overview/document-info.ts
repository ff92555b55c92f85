import { parseWebUrl } from '../core/external-docs';
import { getObject, getText } from '../core/json';
import type { JsonObject } from '../core/types';

/** Who answers for a document and under which terms; without an address it cannot be followed. */
export type DocumentInfoEntry = {
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

/** An address that mail can be written to; whatever else may stand there is text. */
function parseMailUrl(email: string): string | undefined {
  return /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(email) && email.length <= 254
    ? `mailto:${email}`
    : undefined;
}

/** A licence by its name and, where that is another text, its SPDX expression (OpenAPI 3.1 4.8.4 `identifier`). */
function formatLicense(license: JsonObject | undefined): string {
  const texts = ['name', 'identifier'].map((key) => getText(license, key).trim());
  return [...new Set(texts)].filter((text) => text !== '').join(', ');
}

/** Contact, licence and terms of a document (OpenAPI 3.1 4.8.2), those it names. */
export function listDocumentInfo(document: JsonObject): readonly DocumentInfoEntry[] {
  const info = getObject(document, 'info');
  const contact = getObject(info, 'contact');
  const license = getObject(info, 'license');
  const email = getText(contact, 'email').trim();
  const terms = getText(info, 'termsOfService');
  return [
    ...buildInfoEntry('Contact', getText(contact, 'name'), parseWebUrl(getText(contact, 'url'))),
    ...buildInfoEntry('Mail', email, parseMailUrl(email)),
    ...buildInfoEntry('License', formatLicense(license), parseWebUrl(getText(license, 'url'))),
    ...buildInfoEntry('Terms', terms, parseWebUrl(terms)),
  ];
}
