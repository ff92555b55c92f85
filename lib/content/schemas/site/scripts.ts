import { z } from 'zod';
import { connectedHosts, like, text, trustedTypes } from '../value-schemas';

/** Scripts of other hosts that pages load: analytics, a cookie notice, another chat. */
export const scripts = z
  .array(
    z.strictObject({
      src: like(
        /^https:\/\/[a-z0-9][a-z0-9.-]*(:\d+)?\/[^\s\\]*$/i,
        'the address of a script that begins with "https://"',
      ),
      /** Further origins that it connects to, frames, or has pictures from. */
      hosts: connectedHosts,
      trustedTypes,
      /** Addresses of the pages that load it; `/api/*` is all below `/api/`. All pages without them. */
      pages: z
        .array(like(/^\/(?!\/)(?:\S*\/)?\*?$/, 'an address such as "/guides/" or "/api/*"'))
        .min(1)
        .exactOptional(),
      /** Attributes by which it is set up. */
      attributes: z
        .record(like(/^data-[a-z][a-z0-9-]*$/, 'a name such as "data-site"'), text(1, 300))
        .exactOptional(),
    }),
  )
  .exactOptional();
