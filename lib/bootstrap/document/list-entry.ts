import { renderPendingDocument } from './render-pending-document';

const pending = globalThis.portalPendingDocument;
if (pending) void renderPendingDocument(pending);
