import { notLoaded } from '@/.generated/words/ui/parts';
import { LoadError } from '@/lib/http/read-text';
import type { JsonObject } from '@/lib/openapi/core/types';

type ApplyOverlays = (id: string, document: JsonObject) => JsonObject;

let apply: ApplyOverlays | undefined;

/**
 * Loads the overlays of all APIs, and what applies them; nothing once they are loaded.
 * @throws {LoadError} with status 0 when they do not load; a later call tries again.
 */
export async function loadOverlays(): Promise<void> {
  try {
    apply ??= (await import('./apply-overlays')).applyOverlays;
  } catch {
    throw new LoadError(0, notLoaded);
  }
}

/** Applies the overlays of an API to its parsed document, after `loadOverlays`. */
export function overlay(id: string, document: JsonObject): JsonObject {
  return apply ? apply(id, document) : document;
}
