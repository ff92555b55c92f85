import { portalOrigin } from '../value-schemas';

/**
 * Address at which this build is looked at before it is published, as `PREVIEW_URL` says; `undefined` for every other
 * build. A preview names it in place of the portal's own, and asks search engines to leave it out.
 * @throws where the variable is no origin.
 */
export function getPreviewUrl(given = process.env.PREVIEW_URL ?? ''): string | undefined {
  if (given === '') return undefined;
  const { data, error } = portalOrigin.safeParse(given);
  if (error)
    throw new Error(`PREVIEW_URL "${given}": ${error.issues[0]?.message ?? 'is no origin'}`);
  return data;
}

/** `site.json` as a build takes it: a preview has an address of its own. */
export function atPreviewUrl<Site extends { readonly url: string }>(site: Site): Site {
  return { ...site, url: getPreviewUrl() ?? site.url };
}
