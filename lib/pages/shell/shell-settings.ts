import { readNavigation } from '@/lib/content/read-navigation';
import { readLogo, readSite } from '@/lib/content/read-site';
import type { Site } from '@/lib/content/schemas/site';
import { buildAppLinks, getApiBases } from '@/lib/environment/app-links';
import { getWidgetSettings } from '@/lib/support-chat/settings';

/** Room of a logo in the banner, in CSS pixels. */
const LOGO_BOX = { width: 180, height: 36 } as const;

/** Reads the logo as it fits into the banner, and where it leads. */
function readBannerLogo({ name, logo: { alt = name, href } = {} }: Site) {
  const { logo } = readLogo();
  const scale = logo && Math.min(LOGO_BOX.width / logo.width, LOGO_BOX.height / logo.height);
  return {
    ...(href !== undefined && { logoHref: href }),
    ...(logo &&
      scale && {
        logo: {
          ...{ alt, hasDark: logo.hasDark },
          width: Math.ceil(logo.width * scale),
          height: Math.ceil(logo.height * scale),
        },
      }),
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
      ...readBannerLogo(site),
      // A link is left out where the provider has no app or page for it.
      ...(site.links.sandboxLogin && { login: site.account.login }),
      ...(site.links.sandboxSignup && { signup: site.account.signup }),
      hasPrivacy: site.links.privacy !== undefined,
    },
    primary,
    bannerLinks: banner,
    footer,
    resources,
    flags: shell,
    searchExamples,
    /** Whether readers may keep the portal offline. */
    offline: site.offline,
    year: new Date().getFullYear(),
    links: buildAppLinks(site),
    partners: site.partners,
    apiBases: getApiBases(site),
    /** Absent where the portal has no chat. */
    ...(chat && { chat }),
    email: site.email,
  };
}
