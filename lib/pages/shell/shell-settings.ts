import { title as proof } from '@/.generated/words/docs/proof';
import { readNavigation } from '@/lib/content/read-navigation';
import { readLogo, readSite } from '@/lib/content/read-site';
import { buildAppLinks, listSampleHosts } from '@/lib/environment/app-links';
import { PROOF_PATH } from '@/lib/routes/proof-files';
import { getWidgetSettings } from '@/lib/support-chat/settings';

/** Room of a logo in the banner, in CSS pixels. */
const LOGO_BOX = { width: 180, height: 36 } as const;

/** Reads the logo as it fits into the banner; `undefined` where there is none. */
export function readBannerLogo() {
  const { logo } = readLogo();
  const { name, logo: { alt = name } = {} } = readSite();
  if (!logo) return undefined;
  const scale = Math.min(LOGO_BOX.width / logo.width, LOGO_BOX.height / logo.height);
  return {
    ...{ alt, hasDark: logo.hasDark },
    ...{ width: Math.ceil(logo.width * scale), height: Math.ceil(logo.height * scale) },
  };
}

/**
 * Reads the settings of `ProviderShell`: what stands around every page, with navigation, links, partners, chat.
 * @throws {InvalidContentError}
 */
export function readShellSettings() {
  const site = readSite();
  const { shell, searchExamples, primary, banner, footer, resources } = readNavigation();
  const chat = getWidgetSettings(site.chat);
  return {
    site: {
      ...{ name: site.name, tagline: site.tagline, ...site.legal },
      ...(site.logo?.href !== undefined && { logoHref: site.logo.href }),
      // A link is left out where the provider has no app or page for it.
      ...(site.links.sandboxLogin && { login: site.account.login }),
      ...(site.links.sandboxSignup && { signup: site.account.signup }),
      // Absent where there are none.
      ...(banner.length > 0 && { links: banner }),
      hasPrivacy: site.links.privacy !== undefined,
    },
    primary,
    footer,
    resources: [...resources, { name: proof, url: PROOF_PATH }],
    flags: shell,
    searchExamples,
    /** Whether readers may keep the portal offline. */
    offline: site.offline,
    year: new Date().getFullYear(),
    links: buildAppLinks(site),
    partners: site.partners,
    sampleHosts: listSampleHosts(site),
    /** Absent where the portal has no chat. */
    ...(chat && { chat }),
    email: site.email,
  };
}
