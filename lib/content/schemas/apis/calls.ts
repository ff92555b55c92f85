import { z } from 'zod';
import { like, text } from '../value-schemas';

const words = text(2, 200).exactOptional();

/** Page that explains it: an address of this site, or of another. */
const page = like(
  /^(\/(?!\/)(\S*\/)?(#\S+)?|https:\/\/\S+)$/,
  'a page such as "/api/about/#rate-limits", or an address that begins with "https://"',
).exactOptional();

const isSaid = (one: object) => Object.keys(one).length > 0;

const EMPTY = { error: 'expected "text", "page" or both, received neither' };

/** What is said of all calls, the page that explains it, or both. */
const statement = z.strictObject({ text: words, page }).refine(isSaid, EMPTY).exactOptional();

/** What each call of an API needs. An operation, path or tag of the document may say otherwise. */
export const calls = z.strictObject({
  /** Permission of the key. */
  permission: statement,
  rateLimit: statement,
  /** How a call is repeated; `runner.retry` has the field by which a repeat is recognised. */
  repeat: z
    .strictObject({
      /** `false`: calls that change something are not safe to repeat without that field. */
      safe: z.boolean().exactOptional(),
      /** How long a repeat is recognised: `24 hours`. */
      within: words,
      text: words,
      page,
    })
    .exactOptional(),
  /** Time that a client waits for the response. */
  timeout: statement,
  /** What the sandbox does otherwise. */
  sandbox: statement,
});
