import { z } from 'zod';
import { like } from '../value-schemas';

/** Old address that every host can lead on from: a folder, an HTML file, or with a star all pages below a folder. */
const oldAddress = like(
  /^\/(?:[\w~-][\w.~-]*\/)*(?:\*|[\w~-][\w.~-]*\.html?)?$/,
  'an old address such as "/docs/webhooks/" or "/docs/webhooks.html", or with a star "/docs/*" (letters, digits and -._~ only)',
);

// No sign that has a meaning of its own in the rules of a host.
const newAddress = like(
  /^(?:\/(?!\/)[^\s?*;{}$"'\\%]*\*?|https:\/\/[\w.~:/?#@!&()+,=-]+)$/,
  'an address of this site without a query, such as "/guides/webhooks/#retries" or "/guides/*", or one that begins with https:// (letters, digits and -._~:/?#@!&()+,= only)',
);

/** `content/redirects.json`: where old addresses lead. */
export const redirectsSchema = z.record(oldAddress, newAddress);

/** New address by old address; both end with a star where they stand for all pages below. */
export type Redirects = z.infer<typeof redirectsSchema>;

/** Folder of an address with a star at its end; `undefined` for any other address. */
export const getStarFolder = (address: string): string | undefined =>
  address.endsWith('*') ? address.slice(0, -1) : undefined;
