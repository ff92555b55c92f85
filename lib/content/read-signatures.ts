import { findRequestSignature } from './load/build-additions';
import { readRequestSignatures } from './read-data';
import { readSite } from './read-site';
import type { RequestSignature } from './schemas/workbench/request-signature';

/** How requests are signed, by the id of their API; absent where none is. */
export type RequestSignatures = {
  readonly signatures?: Readonly<Record<string, RequestSignature>>;
};

/** Reads how the requests of each API are signed. @throws {InvalidContentError} */
export function readSignatures(): RequestSignatures {
  const all = readRequestSignatures();
  const found = readSite().apis.flatMap(({ id }) => {
    const signature = findRequestSignature(all, id);
    return signature ? [[id, signature] as const] : [];
  });
  return found.length > 0 ? { signatures: Object.fromEntries(found) } : {};
}
