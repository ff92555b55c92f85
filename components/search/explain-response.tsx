import type { MouseEvent } from 'react';
import * as words from '@/.generated/words/search/results';
import { PageLink } from '@/components/ui/link/page-link';
import { urls } from '@/lib/routes/urls';
import { isResponse, keepResponse } from '@/lib/workbench/response/kept-response';
import styles from './explain-response.module.css';
import { closeUnlessNewTab } from './search-store';

/** Page and place of the response decoder. */
const DECODER = `${urls.apiSection('reference')}#explain-a-response`;

/**
 * Link to the decoder for a query that is a copied response: nothing for another. The response goes there in memory,
 * not in the address.
 */
export function ExplainResponse({ text }: { text: string }) {
  if (!isResponse(text)) return null;
  const open = (event: MouseEvent) => {
    keepResponse(text);
    closeUnlessNewTab(event);
  };
  return (
    <PageLink href={DECODER} className={styles.link} onClick={open}>
      {words.explainResponse}
    </PageLink>
  );
}
