import { ENVIRONMENTS, LOOPBACK, type EnvironmentName } from './select-environment';

type Links = Readonly<Record<string, Readonly<Record<EnvironmentName, string>>>>;

/** The links of each environment that lead elsewhere than production's, by the host's label. */
function toTable(links: Links): Record<string, Record<string, string>> {
  const rows = ENVIRONMENTS.map((name) => {
    const own = Object.entries(links).filter(([, hrefs]) => hrefs[name] !== hrefs.prod);
    const label = name === 'local' ? 'localhost' : name;
    return [label, Object.fromEntries(own.map(([to, hrefs]) => [to, hrefs[name]]))] as const;
  });
  return Object.fromEntries(rows.filter(([, own]) => Object.keys(own).length > 0));
}

/** Data as it may stand in a script element: nothing in it can end that element. */
function toLiteral(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/**
 * A script for `<head>` (its hash is in the page's policy) that gives links to the provider's apps the
 * address of this host's environment while the page is still being read. One export serves all hosts and
 * carries production's addresses: without this, a click before the page runs would leave the test
 * environment (SPEC 4). On production it does nothing. Links are marked by `data-app`, the link's name.
 * @param links from `toAppLinks`.
 */
export function toEarlyLinks(links: Links): string {
  return [
    '(function(table,loopback){',
    'var host=location.hostname,',
    "label=loopback.includes(host)?'localhost':host.split('.')[0].replace('www','').replaceAll('-','');",
    'if(!Object.hasOwn(table,label))return;',
    'function turn(){document.querySelectorAll("a[data-app]").forEach(function(link){',
    'var to=link.getAttribute("data-app");',
    'if(Object.hasOwn(table[label],to))link.setAttribute("href",table[label][to])})}',
    'var watch=new MutationObserver(turn);',
    'watch.observe(document,{childList:true,subtree:true});',
    'document.addEventListener("DOMContentLoaded",function(){turn();watch.disconnect()})',
    `})(${toLiteral(toTable(links))},${toLiteral(LOOPBACK)})`,
  ].join('');
}
