import { readNavigation, readSite } from '@/lib/content/read-content';
import { buildAppLinks, getApiBases } from '@/lib/environment/app-links';
import { getWidgetSettings } from '@/lib/support-chat/settings';

/**
 * Reads the settings of `ProviderShell`: what stands around every page, with navigation, links, partners, chat.
 * @throws {InvalidContentError}
 */
export function readShellSettings() {
  const site = readSite();
  const { shell, searchExamples, primary, footer, resources } = readNavigation();
  return {
    site: { name: site.name, tagline: site.tagline, ...site.legal, ...site.account },
    primary,
    footer,
    resources,
    flags: shell,
    searchExamples,
    /** Whether readers may keep the portal offline. */
    offline: site.offline,
    year: new Date().getFullYear(),
    links: buildAppLinks(site),
    partners: site.partners,
    apiBases: getApiBases(site.environments),
    /** `undefined` where the portal has no chat. */
    chat: getWidgetSettings(site.chat),
    email: site.email,
  };
}
