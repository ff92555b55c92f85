import { drawArticle, EARLY_ARTICLE } from './draw-article';
import { drawEarly } from './draw-early';

const early = globalThis.portalEarlyDocument;
if (early)
  void drawEarly(early, (api) => {
    const host = document.querySelector<HTMLElement>(`[${EARLY_ARTICLE}]`);
    if (host) drawArticle(host, api, early);
  });
