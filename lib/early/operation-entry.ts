import { drawArticle } from './draw-article';
import { EARLY_ARTICLE } from './early-mark';
import { drawEarly, findElement } from './draw-early';

const early = globalThis.portalEarlyDocument;
if (early)
  void drawEarly(early, async (api) => {
    // It stands after the lists: the parser may not have come to it yet.
    const host = await findElement(`[${EARLY_ARTICLE}]`);
    if (host && !early.isTaken) drawArticle(host, api, early);
  });
