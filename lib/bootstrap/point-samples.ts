import { replaceSampleHosts, type SampleHosts } from '@/lib/environment/sample-hosts';
import { selectEnvironment } from '@/lib/environment/select-environment';

/** Attribute of a sample: its hosts are replaced by those of the environment before hydration, which leaves it as it is. */
export const SAMPLE_CODE = 'data-sample-code';

/** Lets the samples and links of the page on show name the API of this visit's environment. */
export function pointSamples(hosts: SampleHosts, hostname = location.hostname): void {
  const environment = selectEnvironment(hostname);
  const point = (text: string) => replaceSampleHosts(text, hosts, environment);
  for (const [written] of hosts[environment] ?? [])
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href^="${written}"]`))
      link.href = point(link.href);
  if (!hosts[environment]) return;
  for (const code of document.querySelectorAll(`[${SAMPLE_CODE}]`)) {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      text.nodeValue = point(text.nodeValue ?? '');
  }
}
