import { renderArticle } from './render-article';
import { renderPendingDocument, waitForElement } from './render-pending-document';
import { BOOTSTRAP_ARTICLE } from './pending-document';

const pending = globalThis.portalPendingDocument;
if (pending)
  void renderPendingDocument(pending, async (api) => {
    // It stands after the lists: the parser may not have come to it yet.
    const host = await waitForElement(`[${BOOTSTRAP_ARTICLE}]`);
    if (host && !pending.isTaken) renderArticle(host, api, pending);
  });
