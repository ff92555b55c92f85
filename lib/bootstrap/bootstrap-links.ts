import type { Partner } from '@/lib/content/schemas/site';
import { ENVIRONMENTS, LOOPBACK, type EnvironmentName } from '@/lib/environment/select-environment';

type Links = Readonly<Record<string, Readonly<Record<EnvironmentName, string>>>>;
type PartnerLinks = Pick<Partner, 'domain' | 'links'>;

/** The links of each environment that lead elsewhere than production's, by the host's label. */
function linksByHost(links: Links): Record<string, Record<string, string>> {
  const rows = ENVIRONMENTS.map((name) => {
    const own = Object.entries(links).filter(([, hrefs]) => hrefs[name] !== hrefs.prod);
    const label = name === 'local' ? 'localhost' : name;
    return [label, Object.fromEntries(own.map(([to, hrefs]) => [to, hrefs[name]]))] as const;
  });
  return Object.fromEntries(rows.filter(([, own]) => Object.keys(own).length > 0));
}

/** The links of each partner, by domain; nothing when no partner has a link of its own. */
function linksByPartner(partners: readonly PartnerLinks[]): Record<string, Partner['links']> {
  if (!partners.some(({ links }) => links)) return {};
  return Object.fromEntries(partners.map(({ domain, links = {} }) => [domain, links]));
}

/** Data as it may stand in a script element: nothing in it can end that element. */
function printLiteral(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/**
 * A script for `<head>` (its hash is in the page's policy) that gives links to the provider's apps the
 * address of this host's environment, or of the partner whose visitor this is, while the page is still
 * being read. One export serves all hosts and carries production's addresses: without this, a click
 * before the page runs would leave the test environment (SPEC 4) or the partner (SPEC 2 `domain`).
 * Where no link differs it does nothing. Links are marked by `data-app`, the link's name.
 * @param links from `buildAppLinks`.
 * @param partners from content/site.json; the domain of the address counts, else the one kept before.
 */
export function printBootstrapLinks(links: Links, partners: readonly PartnerLinks[]): string {
  return [
    '(function(table,loopback,partners){',
    'var host=location.hostname,domain=(new URLSearchParams(location.search).get("domain")||"").toLowerCase(),',
    "label=loopback.includes(host)?'localhost':host.split('.')[0].replace('www','').replaceAll('-','');",
    'function of(all,name){return Object.hasOwn(all,name)?all[name]:undefined}',
    'try{if(!of(partners,domain))domain=sessionStorage.getItem("domain")}catch(e){}',
    'var own=Object.assign({},of(table,label),of(partners,domain));',
    'if(!Object.keys(own).length)return;',
    'function turn(){document.querySelectorAll("a[data-app]").forEach(function(link){',
    'var to=of(own,link.getAttribute("data-app"));',
    'if(to)link.setAttribute("href",to)})}',
    'var watch=new MutationObserver(turn);',
    'watch.observe(document,{childList:true,subtree:true});',
    'document.addEventListener("DOMContentLoaded",function(){turn();watch.disconnect()})',
    `})(${[linksByHost(links), LOOPBACK, linksByPartner(partners)].map(printLiteral)})`,
  ].join('');
}
