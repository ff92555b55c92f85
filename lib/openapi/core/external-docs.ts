import { getObject, getText } from './json';
import type { ExternalDocs, JsonObject } from './types';

/** Parses an `http` or `https` URL as browsers do; `undefined` for any other text. */
export function parseWebUrl(url: string): string | undefined {
  const text = url.trim();
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).href;
}

/** A relative reference (RFC 3986 4.2), but not `//host`. */
const RELATIVE_REFERENCE = /^(?!\/\/)[\w.~%/#?=&+-]+$/;

const MAX_URL_CHARS = 2_000;

/** Address that a document may link to: `http`, `https` or relative; `undefined` for any other text. */
export function getLinkUrl(text: string): string | undefined {
  const url = text.trim();
  if (url.length > MAX_URL_CHARS) return undefined;
  return RELATIVE_REFERENCE.test(url) || parseWebUrl(url) !== undefined ? url : undefined;
}

/** `externalDocs` of a document, tag, operation or schema; `undefined` without a safe URL. */
export function getExternalDocs(holder: JsonObject | undefined): ExternalDocs | undefined {
  const docs = getObject(holder, 'externalDocs');
  const url = getLinkUrl(getText(docs, 'url'));
  return url === undefined ? undefined : { url, description: getText(docs, 'description') };
}

/** `externalDocs` as a property to spread; empty where there is none. */
export function externalDocsProps(holder: JsonObject | undefined): {
  readonly docs?: ExternalDocs;
} {
  const docs = getExternalDocs(holder);
  return docs === undefined ? {} : { docs };
}
