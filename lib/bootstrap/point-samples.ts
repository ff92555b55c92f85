import { type ByEnvironment, selectEnvironment } from '@/lib/environment/select-environment';
import { replaceSampleHost, selectSampleHost } from '@/lib/environment/select-sample-host';

/** Attribute of code that is HTML, which React leaves as it is. */
export const HTML_CODE = 'data-html-code';

/** Lets the samples and links of the page on show name the API of this host's environment. */
export function pointSamples(apiBases: ByEnvironment, hostname = location.hostname): void {
  const host = selectSampleHost(apiBases, selectEnvironment(hostname));
  if (!host) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href^="${host.sandbox}"]`))
    link.href = replaceSampleHost(link.href, host);
  for (const code of document.querySelectorAll(`[${HTML_CODE}]`)) {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      text.nodeValue = replaceSampleHost(text.nodeValue ?? '', host);
  }
}
