import { drawEarly } from './draw-early';

const early = globalThis.portalEarlyDocument;
if (early) void drawEarly(early);
