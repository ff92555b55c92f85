import type { Partner } from '@/lib/content/schemas/site';
import { ENVIRONMENTS, LOOPBACK, type EnvironmentName } from '@/lib/environment/select-environment';

type Links = Readonly<Record<string, Readonly<Record<EnvironmentName, string>>>>;
type PartnerLinks = Pick<Partner, 'domain' | 'links'>;

/** Links of each environment that differ from production's, by the first label of its host. */
function linksByHost(links: Links): Record<string, Record<string, string>> {
  const rows = ENVIRONMENTS.map((name) => {
    const changed = Object.entries(links).filter(([, hrefs]) => hrefs[name] !== hrefs.prod);
    const label = name === 'local' ? 'localhost' : name;
    return [label, Object.fromEntries(changed.map(([to, hrefs]) => [to, hrefs[name]]))] as const;
  });
  return Object.fromEntries(rows.filter(([, changed]) => Object.keys(changed).length > 0));
}

/** Links of each partner by domain; empty when no partner has links of its own. */
function linksByPartner(partners: readonly PartnerLinks[]): Record<string, Partner['links']> {
  if (!partners.some(({ links }) => links)) return {};
  return Object.fromEntries(partners.map(({ domain, links = {} }) => [domain, links]));
}

/** Data as a literal in a script element, without the `<` that could end the element. */
function printLiteral(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/**
 * Prints a script for `<head>` (its hash is in the page's policy) that points links with `data-app`
 * (the link's name) at this host's environment or this visitor's partner while the HTML is parsed.
 * One export serves all hosts with production's addresses: without the script, a click before
 * hydration would leave the test environment (SPEC 4) or the partner (SPEC 2 `domain`).
 * @param links from `buildAppLinks`; the script does nothing where none differs.
 * @param partners from content/site.json; the domain in the address wins over the stored one.
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
    `})(${[linksByHost(links), LOOPBACK, linksByPartner(partners)].map(printLiteral).join()})`,
  ].join('');
}
