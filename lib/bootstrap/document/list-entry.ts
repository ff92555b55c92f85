import { renderPendingDocument } from './render-pending-document';

// An address that also names an operation runs operation-entry.ts, which renders the list as well.
const pending = globalThis.portalPendingDocument;
if (pending && pending.operation === undefined) void renderPendingDocument(pending);
