import { drawEarly } from './draw-early';

// Where an operation is named too, the script that draws it lists the others.
const early = globalThis.portalEarlyDocument;
if (early && early.operation === undefined) void drawEarly(early);
