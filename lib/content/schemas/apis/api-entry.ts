import { z } from 'zod';
import { formatReceived } from '../../source/messages';
import { baseUrl, path, slug, text } from '../value-schemas';
import { calls } from './calls';

const webUrl = /^https?:\/\/[^\s/?#@]+\/\S*$/;

const placeError = ({ input }: { readonly input?: unknown }) =>
  `expected a path such as "/openapi/payments.json", an address such as "https://docs.example.com/payments.json", false for no live copy, or an object with these by environment, received ${formatReceived(input)}`;

const isPlace = (value: string) =>
  /^\/(?!\/)\S*$/.test(value) || (webUrl.test(value) && URL.canParse(value));

/** Place of a live document: a path on the API base, an address of any host, or `false` for none. */
const place = z.union([z.string().refine(isPlace, { error: placeError }), z.literal(false)], {
  error: placeError,
});

/** Place in every environment, or in some; the others have the default then. */
const documentLocation = z.union(
  [
    place,
    // The schema of the site knows the names.
    z.record(z.string(), place),
  ],
  { error: placeError },
);

/** Entry of `apis` in `content/site.json`. */
export const apiEntry = z
  .strictObject({
    /** Name of the bundled document: `public/openapi/<id>.json`. */
    id: slug,
    name: text(3, 60),
    /** Path of the API on the API base: its live document is `doc` of the environment below it. */
    path: path.exactOptional(),
    /** Place of the live document where it is another. */
    location: documentLocation.exactOptional(),
    /** Servers in the place of those that the document names, the sandbox first. */
    servers: z
      .array(z.strictObject({ url: baseUrl, description: text(1, 200).exactOptional() }))
      .min(1)
      .exactOptional(),
    /** Base address of its sandbox, its path included, where that is another than `api` of the environments. */
    sandbox: baseUrl.exactOptional(),
    /** What each call of the API needs, where its document says nothing else. */
    calls: calls.exactOptional(),
    /** `false`: names in braces in its sources stand for themselves, not for values of this file. */
    values: z.boolean().exactOptional(),
    /** `false`: its deprecations and ends are not checked, as in a document that somebody else writes. */
    deprecations: z.boolean().exactOptional(),
  })
  .refine((entry) => entry.path !== undefined || entry.location !== undefined, {
    error: 'expected "path", "location" or both, received neither',
  })
  .refine(
    ({ sandbox, servers: [first] = [] }) =>
      sandbox === undefined || first === undefined || `${first.url}/`.startsWith(`${sandbox}/`),
    {
      path: ['servers', 0, 'url'],
      error: 'expected an address below "sandbox", as the first server',
    },
  );
