import { BOOTSTRAP_ARTICLE } from './pending-document';
import { renderArticle } from './render-article';
import { renderPendingDocument, waitForElement } from './render-pending-document';

const pending = globalThis.portalPendingDocument;
if (pending)
  void renderPendingDocument(pending, async (api) => {
    // The element follows the lists: the parser may not have reached it yet.
    const host = await waitForElement(`[${BOOTSTRAP_ARTICLE}]`);
    if (host && !pending.isTaken) renderArticle(host, api, pending);
  });
