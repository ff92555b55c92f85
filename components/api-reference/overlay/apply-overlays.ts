import { OVERLAYS } from '@/.generated/overlays';
import type { JsonObject } from '@/lib/openapi/core/types';
import { overlayParsed } from '@/lib/openapi/overlay/apply-actions';

/** Applies the overlays of an API to its parsed document; the document as it is where the API has none. */
export function applyOverlays(id: string, document: JsonObject): JsonObject {
  return overlayParsed(document, OVERLAYS[id] ?? []);
}
