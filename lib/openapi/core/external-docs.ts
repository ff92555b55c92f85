import { getObject, getText } from './json';
import type { ExternalDocs, JsonObject } from './types';

/** An `http` or `https` address as browsers read it; `undefined` for any other text. */
export function parseWebUrl(url: string): string | undefined {
  const text = url.trim();
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).href;
}

/** A reference that is relative (RFC 3986 4.2); two slashes would begin the name of a host. */
const RELATIVE = /^(?!\/\/)[\w.~%/#?=&+-]+$/;

/** `externalDocs` of a document, tag, operation or schema, where its address may be linked to. */
export function getExternalDocs(holder: JsonObject | undefined): ExternalDocs | undefined {
  const docs = getObject(holder, 'externalDocs');
  const url = getText(docs, 'url').trim();
  const isSafe = url.length <= 2_000 && (RELATIVE.test(url) || parseWebUrl(url) !== undefined);
  if (docs === undefined || !isSafe) return undefined;
  return { url, description: getText(docs, 'description') };
}

/** The same as a part of an object: nothing where there is none. */
export function externalDocsProps(holder: JsonObject | undefined): {
  readonly docs?: ExternalDocs;
} {
  const docs = getExternalDocs(holder);
  return docs === undefined ? {} : { docs };
}
