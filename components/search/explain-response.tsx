import type { MouseEvent } from 'react';
import * as words from '@/.generated/words/search/results';
import { PageLink } from '@/components/ui/link/page-link';
import { isPlainLinkClick } from '@/lib/bootstrap/is-plain-link-click';
import { PAGE_STARTED, START_FAILED, START_PAGE } from '@/lib/bootstrap/start/page-start';
import { urls } from '@/lib/routes/urls';
import { isResponse, keepResponse } from '@/lib/workbench/response/kept-response';
import styles from './explain-response.module.css';

/** Page and place of the response decoder. */
const DECODER = `${urls.apiSection('reference')}#explain-a-response`;

/**
 * Link to the decoder for a query that is a copied response: nothing for another. The response goes there in memory,
 * not in the address, so React shows the next page.
 */
export function ExplainResponse({ text }: { text: string }) {
  if (!isResponse(text)) return null;
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    keepResponse(text);
    if (globalThis.portalHasReact || !isPlainLinkClick(event)) return;
    const link = event.currentTarget;
    event.preventDefault();
    addEventListener(PAGE_STARTED, () => link.click(), { once: true });
    addEventListener(START_FAILED, () => location.assign(link.href), { once: true });
    dispatchEvent(new Event(START_PAGE));
  };
  return (
    <PageLink href={DECODER} className={styles.link} onClick={open}>
      {words.explainResponse}
    </PageLink>
  );
}
