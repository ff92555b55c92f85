import type { Navigation } from './kinds/navigation';
import { readContent } from './read-content';

/** `content/navigation.json`, with the site's values in place. @throws {InvalidContentError} when any content file is at fault. */
export function readNavigation(): Navigation {
  return readContent().navigation;
}
