import { renderArticle } from './draw-article';
import { renderPendingDocument, waitForElement } from './draw-early';
import { BOOTSTRAP_ARTICLE } from './early-document';

const pending = globalThis.portalPendingDocument;
if (pending)
  void renderPendingDocument(pending, async (api) => {
    // It stands after the lists: the parser may not have come to it yet.
    const host = await waitForElement(`[${BOOTSTRAP_ARTICLE}]`);
    if (host && !pending.isTaken) renderArticle(host, api, pending);
  });
