import { toWebUrl } from '../external-docs';
import { getObject, getText } from '../json';
import type { JsonObject } from '../types';

/** Who answers for a document and under which terms; without an address it cannot be followed. */
export type DocumentFact = {
  readonly name: string;
  readonly text: string;
  readonly href?: string;
};

function toFact(name: string, text: string, href: string | undefined): readonly DocumentFact[] {
  const shown = text.trim() || (href ?? '');
  if (shown === '') return [];
  return [href === undefined ? { name, text: shown } : { name, text: shown, href }];
}

/** An address that mail can be written to; whatever else may stand there is text. */
function toMailUrl(email: string): string | undefined {
  return /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(email) && email.length <= 254
    ? `mailto:${email}`
    : undefined;
}

/** A licence by its name and, where that is another text, its SPDX expression (OpenAPI 3.1 4.8.4 `identifier`). */
function toLicense(license: JsonObject | undefined): string {
  const texts = ['name', 'identifier'].map((key) => getText(license, key).trim());
  return [...new Set(texts)].filter((text) => text !== '').join(', ');
}

/** Contact, licence and terms of a document (OpenAPI 3.1 4.8.2), those it names. */
export function toDocumentFacts(document: JsonObject): readonly DocumentFact[] {
  const info = getObject(document, 'info');
  const contact = getObject(info, 'contact');
  const license = getObject(info, 'license');
  const email = getText(contact, 'email').trim();
  const terms = getText(info, 'termsOfService');
  return [
    ...toFact('Contact', getText(contact, 'name'), toWebUrl(getText(contact, 'url'))),
    ...toFact('Mail', email, toMailUrl(email)),
    ...toFact('License', toLicense(license), toWebUrl(getText(license, 'url'))),
    ...toFact('Terms', terms, toWebUrl(terms)),
  ];
}
