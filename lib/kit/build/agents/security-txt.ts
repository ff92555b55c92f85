import type { Site } from '@/lib/content/schemas/site';

/**
 * Builds `/.well-known/security.txt` (RFC 9116). It expires a year after the first day of the month of its build, so
 * that two builds of a month are identical; a portal is built more often than that.
 * @param now time of the build.
 */
export function buildSecurityTxt(
  { email, url, lang }: Pick<Site, 'email' | 'url' | 'lang'>,
  now: Date,
): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth()));
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${lang}`,
    `Canonical: ${url}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Time of a build: now, or what `SOURCE_DATE_EPOCH` says (https://reproducible-builds.org), in seconds. */
export function getBuildTime(epoch = process.env.SOURCE_DATE_EPOCH): Date {
  return epoch !== undefined && /^\d+$/.test(epoch) ? new Date(Number(epoch) * 1000) : new Date();
}
