import { renderPendingDocument } from './render-pending-document';

// Where an operation is named too, the script that draws it lists the others.
const pending = globalThis.portalPendingDocument;
if (pending && pending.operation === undefined) void renderPendingDocument(pending);
